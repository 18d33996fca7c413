/** Defines the stylesheet of the HTML report. All text has a contrast of at least 4.5, in both color schemes. */
export const STYLESHEET = `
:root {
  color-scheme: light dark;
  --paper: #fff; --card: #f6f8fa; --ink: #1b1f24; --muted: #57606a; --rule: #d8dee4; --accent: #1558b0; --bar: #4a7fcb;
  --before: #7b838c; --good: #116329; --good-tint: #e6f6ea; --bad: #b42318; --bad-tint: #fdecea; --on-accent: #fff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0f1419; --card: #171d24; --ink: #e9edf1; --muted: #a3adb8; --rule: #303942; --accent: #79b8ff; --bar: #4f8ad6;
    --before: #7d8792; --good: #5fd07f; --good-tint: #10291a; --bad: #ff9b91; --bad-tint: #34171a; --on-accent: #0f1419;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 4rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main, footer, nav ul { max-width: 64rem; margin: 0 auto; padding: 0 1rem; }
header { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: .75rem 2rem; padding-top: 2.25rem; }
h1, h2, h3, h4, p { margin: 0; }
h1 { font-size: 2rem; line-height: 1.2; letter-spacing: -.01em; }
h2 { font-size: 1.35rem; line-height: 1.25; }
h3, h4 { font-size: 1.05rem; line-height: 1.35; }
h4 { margin-top: 2rem; }
section { margin-top: 3rem; }
main > section:first-child { margin-top: 2rem; }
#verdict { font-size: 1.6rem; letter-spacing: -.01em; }
a { color: var(--accent); text-underline-offset: .15em; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 4px; border-radius: 2px; }
h1 a { color: inherit; text-decoration-color: var(--rule); }
code { font: .85em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: normal; }
code.long { overflow-wrap: anywhere; }
small { display: block; font-size: .85em; }
.muted { color: var(--muted); }
.muted strong { color: var(--ink); font-weight: 600; }
.good { color: var(--good); }
.bad { color: var(--bad); }
.ink { color: var(--ink); }
.day { white-space: nowrap; }
.eyebrow { color: var(--muted); font-size: .875rem; font-weight: 600; }
.pill { padding: .4rem .8rem; border: 1px solid transparent; border-radius: .4rem; font-weight: 600; }
.pill.good { background: var(--good-tint); }
.pill.bad { background: var(--bad-tint); }
.lead { margin-top: .35rem; font-size: 1.1rem; }
nav { position: sticky; top: 0; z-index: 1; margin-top: 1.25rem; background: var(--paper); border-bottom: 1px solid var(--rule); }
nav ul { display: flex; gap: 1.4rem; overflow-x: auto; padding: 0 1rem; list-style: none; scrollbar-width: thin; }
nav li { flex: none; }
nav a { display: block; padding: .7rem 0; font-size: .925rem; text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav a:focus-visible { outline-offset: -2px; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 1px; margin: 1.5rem 0 0; background: var(--rule); border: 1px solid var(--rule); border-radius: .6rem; overflow: hidden; }
.cards > div { display: grid; grid-template-rows: subgrid; grid-row: span 5; background: var(--paper); padding: .9rem 1rem 1rem; }
.cards dt { font-size: .925rem; color: var(--muted); }
.cards dd { margin: 0; font-size: .875rem; font-variant-numeric: tabular-nums; }
.cards dd.value { font-size: 1.95rem; line-height: 1.3; font-weight: 650; letter-spacing: -.01em; }
.cards dd.missing { font-size: 1.05rem; line-height: 2.4rem; font-weight: 400; color: var(--muted); letter-spacing: 0; }
.cards dd + dd + dd { margin-top: .5rem; font-size: .925rem; }
.cards dd + dd + dd + dd { margin-top: 0; font-size: .875rem; }
.note { margin-top: .6rem; }
.changes { margin-top: 1.25rem; }
.thresholds { list-style: none; margin: 1rem 0; padding: 0; }
.thresholds li { padding: .2rem 0; }
.thresholds code { color: var(--muted); white-space: nowrap; }
.panel { padding: .7rem 1rem; background: var(--bad-tint); border-left: .25rem solid var(--bad); border-radius: .25rem; }
.panel code { color: inherit; }
.to-dos { list-style: none; counter-reset: to-do; margin: 1rem 0 0; padding: 0; border: 1px solid var(--rule); border-radius: .6rem; }
.to-dos > li { counter-increment: to-do; display: grid; grid-template-columns: 2rem 1fr 14rem; gap: 0 1rem; padding: .9rem 1rem; }
.to-dos > li + li { border-top: 1px solid var(--rule); }
.to-dos > li::before { content: counter(to-do); display: grid; place-items: center; width: 1.75rem; height: 1.75rem; border-radius: 50%; background: var(--accent); color: var(--on-accent); font-size: .875rem; font-weight: 650; print-color-adjust: exact; }
.to-dos div p { color: var(--muted); }
blockquote { margin: .5rem 0 0; padding-left: .75rem; border-left: 3px solid var(--rule); }
.effect { text-align: right; font-size: .875rem; color: var(--muted); line-height: 1.35; }
.effect strong { display: block; color: var(--ink); font-size: 1.35rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.effect span { display: block; margin-top: .15rem; font-size: .8125rem; }
.box { border: 1px solid var(--rule); border-radius: .6rem; padding: 1.5rem; }
.box p, .box li { margin-top: .5rem; }
.charts { display: grid; grid-template-columns: 1fr 1fr; align-items: end; gap: 1.75rem 2.5rem; margin: 1rem 0 1.5rem; }
figure { margin: 0; min-width: 0; }
.large { grid-column: 1 / -1; }
figcaption { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; margin-bottom: .25rem; }
figcaption strong { font-weight: 600; margin-right: auto; }
.keys .key + .key { margin-left: .9rem; }
tbody th:has(q) { width: 60%; }
.key { color: var(--muted); font-size: .875rem; white-space: nowrap; }
.key i { display: inline-block; width: 1.5rem; margin-right: .4rem; border-top: .17rem solid var(--accent); vertical-align: middle; print-color-adjust: exact; }
.key i.dashed { border-top: 2px dashed var(--before); }
.key i.each { border-top: 1px solid var(--accent); opacity: .6; }
.chart { display: block; width: 100%; height: auto; overflow: visible; font-size: 13px; font-variant-numeric: tabular-nums; }
.chart.narrow { display: none; }
.chart text { fill: var(--muted); }
.chart .value { fill: var(--ink); font-weight: 650; paint-order: stroke; stroke: var(--paper); stroke-width: 4px; }
.chart .end { text-anchor: end; }
.chart .mid { text-anchor: middle; }
.chart rect { fill: var(--card); }
.chart path { fill: none; }
.chart .grid { stroke: var(--rule); }
.chart .fill { fill: var(--accent); fill-opacity: .08; }
.chart .line { stroke: var(--accent); stroke-width: 2.5; stroke-linejoin: round; }
.chart .before { stroke: var(--before); stroke-width: 1.75; stroke-dasharray: 5 4; }
.chart .thin { stroke: var(--accent); stroke-opacity: .4; }
.chart circle { fill: var(--accent); }
table { width: 100%; border-collapse: collapse; margin-top: 1.25rem; font-size: .9375rem; }
.more table { margin-top: 0; }
caption { text-align: left; font-weight: 600; padding-bottom: .3rem; }
th, td { text-align: left; vertical-align: top; padding: .5rem 1.4rem .5rem 0; border-bottom: 1px solid var(--rule); overflow: clip; overflow-clip-margin: 6px; }
th:last-child, td:last-child { padding-right: 0; }
table .title { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
thead th { color: var(--muted); font-size: .85rem; font-weight: 500; vertical-align: bottom; overflow-wrap: normal; }
tbody th { font-weight: 400; }
tbody th code { display: block; color: var(--muted); }
tbody th:first-child { min-width: 9rem; width: 40%; }
.n { text-align: right; font-variant-numeric: tabular-nums; }
td.n { white-space: nowrap; }
thead .bars { padding-right: 10.15rem; }
td.n:last-child { padding-left: .5rem; }
.bar, .votes { display: inline-grid; grid-template-columns: 1fr 8rem; gap: .75rem; align-items: center; }
.bar b, .votes b { font-weight: 400; }
.bar i { display: block; width: var(--w); min-width: 2px; height: .6rem; border-radius: 1px; background: var(--bar); print-color-adjust: exact; }
.votes > span { display: flex; gap: 2px; }
.votes i { flex: var(--w); min-width: 2px; height: .6rem; background: var(--good); border-radius: 1px; print-color-adjust: exact; }
.votes .dislikes { background: var(--bad); }
q { display: block; margin-top: .35rem; padding-left: .75rem; border-left: 3px solid var(--rule); quotes: none; }
.plain { list-style: none; margin: 0; padding: 0; }
.paper { display: none; }
.hidden { position: absolute; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
details { margin-top: .75rem; }
summary { cursor: pointer; color: var(--accent); width: fit-content; }
.notes { margin: .75rem 0 0; padding-left: 1.2rem; }
footer { margin-top: 3rem; padding-bottom: 3rem; font-size: .9rem; }
footer > p { margin-top: 1rem; }
.glossary { margin-top: 1.5rem; font-size: .9rem; }
.glossary dl { display: grid; grid-template-columns: 12rem 1fr; gap: .5rem 1.5rem; }
.glossary dt { font-weight: 600; }
.glossary dd { margin: 0; color: var(--muted); }
@media (max-width: 52rem) {
  .cards { grid-template-columns: 1fr 1fr; }
  .charts { grid-template-columns: 1fr; }
  .bar, .votes { grid-template-columns: 1fr 4rem; }
  thead .bars { padding-right: 6.15rem; }
}
@media screen and (max-width: 40rem) {
  header { padding-top: 1.25rem; }
  h1 { font-size: 1.6rem; }
  #verdict { font-size: 1.35rem; }
  section { margin-top: 2.25rem; }
  .lead { font-size: 1rem; }
  .cards > div { padding: .7rem .75rem; }
  .cards dd.value { font-size: 1.6rem; }
  .chart.wide { display: none; }
  .chart.narrow { display: block; }
  .to-dos > li { grid-template-columns: 2rem 1fr; gap: 0 .75rem; padding: .9rem .75rem; }
  .effect { grid-column: 2; margin-top: .4rem; text-align: left; }
  .effect strong, .effect span { display: inline; font-size: inherit; }
  .effect strong { font-size: 1rem; }
  .effect span::before { content: "\\a0· "; }
  .x, .bar i, .votes > span { display: none; }
  .bar, .votes { display: inline; }
  th, td, thead .bars { padding-right: .75rem; }
  tbody th:first-child { min-width: 0; width: 55%; }
  code { font-size: .78em; }
  tbody th:first-child:has(q) { width: 72%; }
  .thresholds code { white-space: normal; }
  .glossary dl { display: block; }
  .glossary dd { margin-bottom: .5rem; }
}
@media (forced-colors: active) {
  .pill, .panel, .bar i, .votes i { border: 1px solid CanvasText; }
  .to-dos > li::before { border: 1px solid CanvasText; }
  .chart text { fill: CanvasText; }
  .chart rect { fill: none; }
  .chart .grid, .chart .before { stroke: GrayText; }
  .chart .line, .chart .thin { stroke: LinkText; }
  .chart circle, .chart .fill { fill: LinkText; }
  .bar i, .votes i { forced-color-adjust: none; background: LinkText; }
  .votes .dislikes { background: CanvasText; }
}
@page { margin: 15mm 14mm 16mm; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt sans-serif; } }
@media print {
  :root {
    color-scheme: light;
    --paper: #fff; --card: #f1f3f5; --ink: #000; --muted: #444c56; --rule: #c5ccd3; --accent: #1558b0; --bar: #4a7fcb;
    --before: #7b838c; --good: #116329; --good-tint: #fff; --bad: #b42318; --bad-tint: #fff; --on-accent: #fff;
  }
  html { font-size: 12.5px; }
  body { font-size: 1rem; line-height: 1.4; }
  header, main, footer { max-width: none; padding: 0; }
  h1 { font-size: 1.7rem; }
  nav, .more, .more + p { display: none; }
  .paper { display: inline; font-weight: 400; }
  section { margin-top: 1.75rem; }
  main > section:first-child { margin-top: 1.25rem; }
  #verdict { font-size: 1.35rem; }
  .lead { font-size: 1rem; }
  .pill { border-color: currentColor; }
  .cards { grid-template-columns: repeat(4, 1fr); margin-top: 1rem; }
  .cards > div { padding: .6rem .7rem; }
  .cards dd.value { font-size: 1.5rem; }
  .to-dos > li { padding: .6rem .75rem; grid-template-columns: 2rem 1fr 12.5rem; }
  section:has(> #to-do) + section { break-before: page; margin-top: 0; }
  .charts { grid-template-columns: 1fr 1fr; }
  h2, h3, h4, caption, thead, .thresholds, tbody tr:first-child { break-after: avoid; }
  tbody tr:last-child, footer { break-before: avoid; }
  section:has(> #numbers), tr, figure, .cards, .to-dos > li, .notes li, .box { break-inside: avoid; }
  .bar, .votes { grid-template-columns: 1fr 5rem; }
  thead .bars { padding-right: 7.15rem; }
  tbody th code { display: inline; margin-left: .5rem; }
  table { font-size: .875rem; }
  th, td { padding-top: .25rem; padding-bottom: .25rem; }
  a { text-decoration-color: var(--rule); }
  details::details-content { content-visibility: visible; block-size: auto; }
  footer { break-inside: avoid; margin-top: 1.5rem; padding-bottom: 0; }
}
`;
