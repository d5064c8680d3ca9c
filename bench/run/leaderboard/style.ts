/** The style of the leaderboard's page: light and dark as the reader's system is, and readable on paper. */
export const style = `
:root { color-scheme: light dark; --bg: #f6f7f9; --card: #fff; --ink: #12161c; --soft: #5b6472; --line: #e3e6eb; --track: #eceff3; --accent: #2f5fde; --whisker: #16307e; --best: #1c8656; --down: #b8352c; --note: #7a5200; --note-bg: #fff8e6; --note-line: #f0e0b0; }
@media (prefers-color-scheme: dark) { :root { --bg: #0d0f13; --card: #15181e; --ink: #e8eaee; --soft: #98a1b0; --line: #262a32; --track: #222731; --accent: #6d92ff; --whisker: #d5e0ff; --best: #45bd88; --down: #f07a72; --note: #f0cb7a; --note-bg: #251f12; --note-line: #463b1d; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 1280px; margin: 0 auto; padding: 44px 24px 60px; }
.over { margin: 0 0 4px; color: var(--soft); font-size: 13px; letter-spacing: .02em; }
h1 { margin: 0; font-size: 30px; line-height: 1.2; letter-spacing: -.02em; font-weight: 650; }
h2 { margin: 0; font-size: 18px; letter-spacing: -.01em; font-weight: 620; }
p { margin: 6px 0 0; } .soft { color: var(--soft); } .small { font-size: 13px; }
section { margin-top: 30px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; overflow: hidden; }
.head { padding: 20px 22px 16px; }
.versions { display: flex; flex-wrap: wrap; gap: 6px; margin: 12px 0 0; padding: 0; list-style: none; font-size: 12px; color: var(--soft); }
.versions li { padding: 2px 8px; border-radius: 6px; background: var(--track); } code { font: 12px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.note { margin: 14px 0 0; padding: 10px 14px; border: 1px solid var(--note-line); border-radius: 10px; background: var(--note-bg); color: var(--note); font-size: 14px; } .note p { margin: 0; } .note p + p { margin-top: 4px; }
.scroll { overflow-x: auto; } table { width: 100%; border-collapse: collapse; }
th { padding: 9px 11px; border-top: 1px solid var(--line); background: color-mix(in srgb, var(--track) 45%, transparent); color: var(--soft); font-size: 12.5px; font-weight: 500; text-align: left; white-space: nowrap; vertical-align: bottom; }
td { padding: 13px 11px; border-top: 1px solid var(--line); vertical-align: top; white-space: nowrap; }
th:first-child, td:first-child { padding-left: 22px; } th:last-child, td:last-child { padding-right: 22px; }
.n { text-align: right; } .rank { width: 1%; color: var(--soft); text-align: right; font-weight: 600; } .first .rank, .first .figure { color: var(--best); }
.who { min-width: 190px; white-space: normal; } .who strong { font-weight: 600; overflow-wrap: anywhere; } .who .small { overflow-wrap: anywhere; }
.figure { font-size: 17px; font-weight: 640; letter-spacing: -.01em; } .pass { width: 210px; min-width: 210px; }
.line { display: flex; justify-content: space-between; align-items: baseline; gap: 10px; }
.track { position: relative; height: 8px; margin-top: 7px; border-radius: 4px; background: var(--track); }
.fill { position: absolute; inset: 0 auto 0 0; border-radius: 4px; background: var(--accent); } .first .fill { background: var(--best); }
.whisker { position: absolute; top: 3px; height: 2px; background: var(--whisker); } .whisker::before, .whisker::after { content: ""; position: absolute; top: -3px; width: 2px; height: 8px; background: var(--whisker); } .whisker::after { right: 0; }
.sub { display: block; color: var(--soft); font-size: 12.5px; } .down { color: var(--down); }
details { margin-top: 4px; font-size: 13px; color: var(--soft); } summary { cursor: pointer; width: fit-content; } summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px; margin: 6px 0 0; } dt { color: var(--soft); } dd { margin: 0; color: var(--ink); overflow-wrap: anywhere; }
footer { margin-top: 26px; color: var(--soft); font-size: 13px; max-width: 860px; }
@media (max-width: 700px) { main { padding: 26px 14px 40px; } .head { padding: 16px; } h1 { font-size: 25px; } }
@media print { body { background: #fff; } section { break-inside: avoid; } }
`;
