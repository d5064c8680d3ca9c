/** The page's style sheet: system fonts, figures of one width, light and dark by what the reader prefers. */
export const style = `
:root { color-scheme: light dark; --bg: #f5f6f8; --card: #fff; --ink: #14171c; --soft: #5a6372; --line: #e2e5ea; --track: #edeff3; --accent: #2f5fde; --other: #a3adbd; --band: rgba(47, 95, 222, .13);
  --success: #1c8656; --failure: #cf4339; --truncated: #cf8a1c; --agent_error: #8557c4; --infra_error: #98a1ae; --app_crashed: #5f6b7a; --mark: #fff6da; --note: #8a5a00; --note-bg: #fff8e8; --note-line: #f1dfb4; }
@media (prefers-color-scheme: dark) { :root { --bg: #0e1014; --card: #16191f; --ink: #e7e9ed; --soft: #98a1b0; --line: #272b33; --track: #222730; --accent: #7c9eff; --other: #626c7c; --band: rgba(124, 158, 255, .18);
  --success: #41b883; --failure: #ee7067; --truncated: #e2a94a; --agent_error: #b08be6; --infra_error: #7a8391; --app_crashed: #a9b3c1; --mark: #33301f; --note: #f0cb7a; --note-bg: #262114; --note-line: #463b1d; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 1160px; margin: 0 auto; padding: 40px 24px 72px; }
h1 { margin: 0; font-size: 28px; line-height: 1.2; font-weight: 650; letter-spacing: -.015em; overflow-wrap: anywhere; }
h2 { margin: 44px 0 14px; font-size: 18px; line-height: 1.3; font-weight: 650; letter-spacing: -.005em; }
h3 { margin: 0 0 12px; font-size: 14px; font-weight: 600; }
p { margin: 0 0 8px; }
a { color: var(--accent); text-decoration: none; }
a:hover { text-decoration: underline; }
.over { margin: 0 0 6px; color: var(--soft); font-size: 13px; }
.about { margin: 6px 0 0; color: var(--soft); }
.soft { color: var(--soft); }
.small { font-size: 13px; }
.note { margin: 14px 0 0; padding: 10px 14px; border: 1px solid var(--note-line); border-radius: 10px; background: var(--note-bg); color: var(--note); font-size: 14px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 18px 20px; }
.cards .card { padding: 15px 16px; }
.card + .card { margin-top: 14px; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(170px, 1fr)); gap: 14px; margin-top: 14px; }
.cards.rates { grid-template-columns: repeat(6, 1fr); margin-top: 26px; }
.cards .card { margin: 0; display: flex; flex-direction: column; min-height: 132px; }
.cards .wide { grid-column: span 2; }
.cards .label { color: var(--soft); font-size: 13px; }
.cards .value { font-size: 28px; line-height: 1.25; font-weight: 600; letter-spacing: -.02em; margin: 2px 0 4px; }
.cards .wide .value { font-size: 44px; line-height: 1.15; }
.cards .value.none { color: var(--soft); font-weight: 400; }
.cards .small { color: var(--soft); line-height: 1.4; }
.cards .chart { margin-top: auto; padding-top: 10px; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 14px; }
.two .card { margin: 0; min-width: 0; }
svg { display: block; }
svg text { font: 12px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: var(--soft); font-variant-numeric: tabular-nums; }
.plot { width: 100%; max-width: 520px; height: auto; }
.bar { width: 100%; height: 16px; }
.stack { width: 100%; height: 22px; border-radius: 6px; }
.beyond { fill: var(--failure); opacity: .16; } .zero { stroke: var(--soft); stroke-width: 1; } .edge { stroke: var(--failure); stroke-width: 2; stroke-dasharray: 4 3; } .found { stroke: var(--success); stroke-width: 2; fill: none; } .found.point { stroke-width: 8; stroke-linecap: round; } .is-failed .found { stroke: var(--failure); }
.gate-plot { border-radius: 4px; } .gate-cell { width: 34%; min-width: 150px; } .scale { display: flex; justify-content: space-between; font-size: 11px; color: var(--soft); }
.track { fill: var(--track); } .fill { fill: var(--accent); } .fill-other { fill: var(--other); } .band { fill: var(--band); }
.whisker { stroke: var(--ink); stroke-width: 1.5; fill: none; } .grid { stroke: var(--line); stroke-width: 1; } .curve { stroke: var(--accent); stroke-width: 2; fill: none; } .curve-all { stroke: var(--soft); stroke-width: 2; stroke-dasharray: 5 4; fill: none; }
.dot { fill: var(--accent); } .dot-all { fill: var(--soft); }
.of-success { fill: var(--success); background: var(--success); } .of-failure { fill: var(--failure); background: var(--failure); } .of-truncated { fill: var(--truncated); background: var(--truncated); } .of-agent_error { fill: var(--agent_error); background: var(--agent_error); } .of-infra_error { fill: var(--infra_error); background: var(--infra_error); } .of-app_crashed { fill: var(--app_crashed); background: var(--app_crashed); } .of-none { fill: var(--track); background: var(--track); } .of-other { fill: var(--other); background: var(--other); } .of-accent { fill: var(--accent); background: var(--accent); } .of-both { fill: var(--soft); background: var(--soft); }
.legend { display: flex; flex-wrap: wrap; gap: 6px 22px; margin: 12px 0 0; padding: 0; list-style: none; font-size: 14px; }
.swatch { display: inline-block; width: 10px; height: 10px; border-radius: 3px; margin-right: 7px; }
.line { display: inline-block; width: 18px; height: 0; border-top: 2px solid var(--accent); vertical-align: middle; margin-right: 7px; } .line.dashed { border-top: 2px dashed var(--soft); }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th { text-align: left; font-weight: 500; font-size: 13px; color: var(--soft); padding: 0 12px 8px 0; white-space: nowrap; vertical-align: bottom; }
td { padding: 7px 12px 7px 0; border-top: 1px solid var(--line); vertical-align: top; }
th:last-child, td:last-child { padding-right: 0; }
.n { text-align: right; white-space: nowrap; }
.n + :not(.n) { padding-left: 10px; }
.groups { table-layout: fixed; }
.groups td { vertical-align: middle; padding-top: 5px; padding-bottom: 5px; }
.groups td.key { overflow-wrap: anywhere; }
.groups .c-key { width: 21%; } .groups .c-n { width: 78px; } .groups .c-range { width: 128px; }
.up { color: var(--success); } .down { color: var(--failure); }
.toolbar { display: flex; flex-wrap: wrap; gap: 10px; align-items: center; margin-bottom: 14px; }
.toolbar[hidden] { display: none; }
input[type=search], select { font: inherit; font-size: 14px; color: inherit; background: var(--bg); border: 1px solid var(--line); border-radius: 8px; padding: 7px 10px; min-width: 0; }
input[type=search] { flex: 1 1 200px; max-width: 340px; }
label.check { font-size: 14px; display: flex; gap: 6px; align-items: center; }
th button { all: unset; cursor: pointer; color: inherit; }
th button:focus-visible { outline: 2px solid var(--accent); border-radius: 3px; outline-offset: 2px; }
th[aria-sort=ascending] button::after { content: " ↑"; } th[aria-sort=descending] button::after { content: " ↓"; }
.episodes td.what { width: 45%; overflow-wrap: anywhere; }
.episodes tr:target td { background: var(--mark); }
.note code { white-space: nowrap; }
.episodes .task { font-weight: 600; overflow-wrap: anywhere; min-width: 150px; }
.episodes td.outcome { white-space: nowrap; }
.why { display: block; } .why b { font-weight: 500; color: var(--soft); }
code { font: 12.5px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.why + .copy { margin-top: 5px; }
.copy { display: block; width: fit-content; font-size: 11.5px; overflow-wrap: anywhere; padding: 2px 7px; border-radius: 6px; background: var(--track); user-select: all; -webkit-user-select: all; cursor: copy; }
.copy.copied { color: var(--success); }
dl { margin: 0; display: grid; grid-template-columns: 150px 1fr; gap: 8px 20px; font-size: 14px; }
dt { font-weight: 500; } dd { margin: 0; color: var(--soft); }
footer { margin-top: 40px; color: var(--soft); font-size: 13px; }
@media (max-width: 900px) { .two { grid-template-columns: 1fr; } .cards.rates { grid-template-columns: repeat(4, 1fr); } .cards.rates .wide { grid-column: 1 / -1; } .hide-m { display: none; } }
@media (max-width: 620px) { main { padding: 24px 14px 48px; } h1 { font-size: 22px; } .card, .cards .card { padding: 14px; } .cards, .cards.rates { grid-template-columns: 1fr 1fr; gap: 10px; } .cards .value { font-size: 24px; } .hide-s { display: none; } dl { grid-template-columns: 1fr; gap: 2px; } dd { margin-bottom: 10px; }
  .groups .c-key { width: 34%; } .groups .c-n { width: 62px; } th, td { padding-right: 8px; }
  .episodes thead { display: none; } .episodes, .episodes tbody { display: block; } .groups.pair { font-size: 13px; } .groups.pair .c-key { width: 25%; } .groups.pair .c-n { width: 56px; } .groups.pair th, .groups.pair td { padding-right: 5px; } .n + :not(.n) { padding-left: 4px; }
  .episodes tr { display: flex; flex-wrap: wrap; gap: 2px 14px; border-top: 1px solid var(--line); padding: 10px 0; } .episodes tr[hidden] { display: none; }
  .episodes td, .episodes .n + td { border: 0; padding: 0; } .episodes td.task, .episodes td.what { width: 100%; } .episodes td[data-label]:not(:empty)::before { content: attr(data-label) " "; color: var(--soft); } .copy { margin-top: 4px; } }
@media print { body { background: #fff; } .toolbar, .copy { display: none; } .card { break-inside: avoid; } }
`;
