/** What the page of a study has beside the report's style sheet. */
export const styleOf = `
.cards.study { grid-template-columns: 1.5fr 1fr 1fr 1fr; margin-top: 26px; }
.cards.study .wide { grid-column: auto; } .cards.study .value { white-space: nowrap; }
.buckets .wide-cell { width: 30%; }
.buckets td { vertical-align: middle; }
.buckets .all td { border-top-width: 2px; font-weight: 600; }
.buckets .all .small { font-weight: 400; }
.place { display: grid; grid-template-columns: 76px 1fr; align-items: center; gap: 8px; font-weight: 400; }
.place + .place { margin-top: 4px; }
.versus { display: grid; grid-template-columns: 1fr 1fr; gap: 14px 28px; }
.side { display: flex; gap: 16px; min-width: 0; }
.side img { width: 108px; height: auto; flex: none; align-self: flex-start; border: 1px solid var(--line); border-radius: 10px; }
.side .none { width: 108px; flex: none; aspect-ratio: 9 / 20; border: 1px dashed var(--line); border-radius: 10px; color: var(--soft); font-size: 12px; display: grid; place-items: center; text-align: center; align-self: flex-start; }
.side .text { min-width: 0; flex: 1; font-size: 14px; overflow-wrap: anywhere; }
.side ol { margin: 8px 0 0; padding: 0 0 0 22px; color: var(--soft); font-size: 13px; }
.side ul { margin: 8px 0 0; padding: 0; list-style: none; font-size: 13px; }
.episode h3 { margin-bottom: 14px; overflow-wrap: anywhere; }
@media (max-width: 900px) { .cards.study { grid-template-columns: 1fr 1fr; } .cards.study .wide { grid-column: 1 / -1; } }
@media (max-width: 620px) { .buckets { font-size: 13px; } .buckets td.n { white-space: normal; } .buckets .small { font-size: 12px; } .versus { grid-template-columns: 1fr; } .cards.study { grid-template-columns: 1fr 1fr; gap: 10px; } .side img, .side .none { width: 84px; } }
`;
