/** Defines the stylesheet of the HTML report. Both color schemes have enough contrast. */
export const STYLESHEET = `
:root {
  color-scheme: light dark;
  --paper: #ffffff; --ink: #1c2024; --muted: #5a626b; --rule: #e2e6ea; --accent: #1a66c2; --tint: #f4f6f8; --hint: #eef4fb;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14171a; --ink: #e8eaed; --muted: #a5adb6; --rule: #30363d; --accent: #6cb0ff; --tint: #1d2125; --hint: #18242f;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; border-top: .25rem solid var(--accent); background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
main { max-width: 64rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
h1 { font-size: 1.9rem; line-height: 1.2; letter-spacing: -.01em; margin: 0; }
h2, h3, h4 { line-height: 1.25; margin: 2.75rem 0 .4rem; }
h2 { font-size: 1.3rem; }
h3 { font-size: 1.1rem; margin-top: 2rem; }
p, ul { margin: .4rem 0; }
header p { color: var(--muted); margin: .35rem 0 1.5rem; }
ul { background: var(--tint); border-radius: .5rem; padding: .7rem 1rem .7rem 2rem; }
a { color: var(--accent); }
code { font: .9em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
p:has(> strong:first-child) {
  background: var(--hint); border-left: .2rem solid var(--accent); border-radius: .2rem; margin: .7rem 0; padding: .55rem .9rem;
}
.tiles { display: flex; flex-wrap: wrap; gap: .75rem; margin: 0 0 1rem; }
.tiles > div { flex: 1 1 8.6rem; background: var(--tint); border-radius: .6rem; padding: .7rem .75rem; display: flex; flex-direction: column; }
.tiles dt { color: var(--muted); font-size: .85rem; line-height: 1.3; }
.tiles dd { margin: .15rem 0 0; font-size: 1.5rem; line-height: 1.4; font-weight: 650; font-variant-numeric: tabular-nums; }
.tiles dt + dd { margin-top: auto; padding-top: .15rem; }
.tiles .missing { color: var(--muted); font-size: 1rem; line-height: 2.1rem; font-weight: 400; }
.tiles .before { color: var(--muted); font-size: .78rem; font-weight: 400; white-space: nowrap; }
.table { overflow-x: auto; margin: .9rem 0; }
.table:focus-visible { outline: 2px solid var(--accent); }
table { border-collapse: collapse; width: 100%; font-size: .925rem; }
th, td { text-align: left; vertical-align: top; padding: .45rem 1rem .45rem 0; border-bottom: 1px solid var(--rule); }
td { max-width: 26rem; overflow-wrap: break-word; }
td:last-child, th:last-child { padding-right: 0; }
th { color: var(--muted); font-size: .85rem; font-weight: 600; vertical-align: bottom; overflow-wrap: normal; }
tbody tr:hover { background: var(--tint); }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
th.number { white-space: normal; }
td.day { white-space: nowrap; }
figure { margin: 1.25rem 0; }
figcaption { font-weight: 600; margin-bottom: .25rem; }
svg { display: block; width: 100%; height: auto; font-family: inherit; }
.narrow { display: none; }
details { margin: 1rem 0; }
summary { cursor: pointer; color: var(--accent); }
pre { overflow-x: auto; background: var(--tint); padding: .75rem; }
footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--rule); color: var(--muted); font-size: .85rem; }
@media (max-width: 36rem) {
  main { padding-top: 1.25rem; }
  h1 { font-size: 1.6rem; }
  .wide { display: none; }
  .narrow { display: block; }
  th, td { padding-right: .75rem; }
  td { overflow-wrap: anywhere; }
}
@media screen and (max-width: 36rem) {
  .wide-table table, .wide-table tbody { display: block; }
  .wide-table thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .wide-table tr { display: block; padding: .6rem 0; border-bottom: 1px solid var(--rule); }
  .wide-table td {
    display: flex; justify-content: space-between; gap: 1rem; max-width: none; padding: .1rem 0; border: 0; white-space: normal;
  }
  .wide-table td::before { content: attr(data-label); flex: none; max-width: 45%; color: var(--muted); text-align: left; }
  .wide-table td:first-child { display: block; font-weight: 600; text-align: left; }
  .wide-table td:first-child::before { content: none; }
  .wide-table td:empty { display: none; }
}
@media print {
  :root {
    --paper: #ffffff; --ink: #000000; --muted: #444444; --rule: #bbbbbb; --accent: #1a66c2; --tint: #ffffff; --hint: #ffffff;
  }
  body { border: 0; font-size: 11pt; }
  main { max-width: none; padding: 0; }
  .table { overflow: visible; }
  .tiles > div { border: 1px solid var(--rule); }
  tr, figure, .tiles > div { break-inside: avoid; }
  h2, h3, h4 { break-after: avoid; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
`;
