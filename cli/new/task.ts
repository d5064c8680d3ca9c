import { camel } from './names.ts';

/** A template that passes its check as it stands: one note to be pinned, beside one that is called much like it. */
export function taskFile(suite: string, name: string): string {
  return `import { changed, onlyFields } from '../../../judges/changes.ts';
import { task } from '../form.ts';
import { makeNote, theNote, titled } from '../notes/make.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { button, done, open, row, scrollTo, tap } from '../steps.ts';

export const ${camel(name)} = task('${suite}/${name}', {
  titles: distinct(2, oneOf('Boat keys', 'Boat kit', 'Tide table', 'Tile table', 'Lamp oil', 'Lamp list', 'Rope size', 'Rope store')), hoursAgo: int(2, 200),
}, {
  tags: ['operate'],
  ask: {
    en: [({ titles }) => \`Pin the note “\${titles[0]}”.\`, ({ titles }) => \`Keep my note “\${titles[0]}” on top of the list.\`],
    zh: [({ titles }) => \`把笔记“\${titles[0]}”置顶。\`],
  },
  setup: (s, { titles, hoursAgo }, ctx) => { for (const title of titles) makeNote(s, ctx, { title, body: 'Ask Walter.', hoursAgo }); },
  goals: { pinned: ({ now, p }) => titled(now, p.titles[0]!).length === 1 && titled(now, p.titles[0]!)[0]!.pinned },
  invariants: { others: ({ was, now, p }) => changed(was.apps.notes.notes, now.apps.notes.notes).every(c => c.was.title === p.titles[0] && onlyFields(c.was, c.now, ['pinned'])) },
  allow: s => [s.apps.notes.notes],
  solve: function* (seen, { titles }) {
    seen = yield open('notes');
    seen = yield* scrollTo(seen, row(titles[0]!));
    seen = yield tap(seen, row(titles[0]!));
    yield tap(seen, button('Pin'));
    yield done();
  },
  nearMisses: {
    theOther: { change: (s, p) => { s.apps.notes.notes[theNote(s, p.titles[1]!).id]!.pinned = true; }, because: ['pinned', 'others'] },
    both: { change: (s, p) => { for (const title of p.titles) s.apps.notes.notes[theNote(s, title).id]!.pinned = true; }, because: 'others' },
    binned: { change: (s, p, ctx) => { s.apps.notes.notes[theNote(s, p.titles[0]!).id]!.binnedAt = ctx.now; }, because: ['others', 'pinned'] },
  },
});
`;
}

/** The line that registers it. */
export const taskLine = (suite: string, name: string): string =>
  `export { ${camel(name)} } from './${suite}/${name}.ts';\n`;
