/** How the page looks. Contrasts hold by day and by night. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #ffffff; --ink: #1c2024; --muted: #5a626b; --rule: #dfe3e8; --accent: #1a66c2; --tint: #f4f6f8;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #14171a; --ink: #e8eaed; --muted: #a5adb6; --rule: #343a41; --accent: #6cb0ff; --tint: #1d2125; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.7rem; margin: 0 0 1rem; }
h2, h3, h4 { line-height: 1.25; margin: 2.2rem 0 .5rem; }
h3 { font-size: 1.2rem; }
p, ul { margin: .5rem 0; }
a { color: var(--accent); }
code { font: .875em ui-monospace, monospace; }
.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .75rem; margin: 0 0 1rem; }
.tiles > div { background: var(--tint); border-radius: .5rem; padding: .7rem .8rem; }
.tiles dt { color: var(--muted); font-size: .85rem; line-height: 1.3; }
.tiles dd { margin: .15rem 0 0; font-size: 1.45rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.tiles .missing { color: var(--muted); font-size: 1rem; font-weight: 400; }
.tiles .before { color: var(--muted); font-size: .8rem; font-weight: 400; }
.table { overflow-x: auto; margin: .75rem 0; }
.table:focus-visible { outline: 2px solid var(--accent); }
table { border-collapse: collapse; width: 100%; font-size: .925rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .8rem .35rem 0; border-bottom: 1px solid var(--rule); }
td { max-width: 26rem; overflow-wrap: break-word; }
td:last-child, th:last-child { padding-right: 0; }
th { color: var(--muted); font-weight: 600; overflow-wrap: normal; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
th.number { white-space: normal; }
td.day { white-space: nowrap; }
figure { margin: 1rem 0; }
figcaption { font-weight: 600; }
svg { display: block; width: 100%; height: auto; font-family: inherit; }
.narrow { display: none; }
details { margin: 1rem 0; }
summary { cursor: pointer; color: var(--accent); }
pre { overflow-x: auto; background: var(--tint); padding: .75rem; }
footer { margin-top: 3rem; color: var(--muted); font-size: .85rem; }
@media (max-width: 36rem) {
  .wide { display: none; }
  .narrow { display: block; }
  table { font-size: .85rem; }
  .many table { min-width: 40rem; }
}
@media print {
  :root { --paper: #ffffff; --ink: #000000; --muted: #444444; --rule: #bbbbbb; --accent: #1a66c2; --tint: #ffffff; }
  main { max-width: none; padding: 0; }
  .table { overflow: visible; }
  .tiles > div { border: 1px solid var(--rule); }
  tr, figure, .tiles > div { break-inside: avoid; }
  h2, h3, h4 { break-after: avoid; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
`;
