import { describe, expect, it } from 'vitest';
import { task } from '../tasks/form.ts';
import { from } from '../tasks/sample.ts';
import { open } from '../tasks/steps.ts';
import { analyse } from './analyse.ts';
import { emptyDraft } from './draft.ts';
import { readingEnds } from './reading-ends.ts';
import { played, recordingOf, world, type Planned } from './testing.ts';

const notes = Object.entries(world.apps.notes.notes)
  .filter(([, { title, locked, binnedAt }]) => title !== '' && !locked && binnedAt === null)
  .sort(([, a], [, b]) => b.editedAt - a.editedAt);
const byName = [...notes].sort(([, a], [, b]) => (a.title < b.title ? -1 : 1));
const [folder] = Object.keys(world.apps.notes.folders) as [string];
const draft = { ...emptyDraft(), task: 'notes/recorded', tags: ['organise'] };

/** A note is opened that is the first of a list, and moved. */
const moving = (list: typeof notes): Planned[] => {
  const note = list[0]![0];
  return [
    {
      screen: list.slice(0, 4).map(([id, { title }]) => ['button', title, `note#${id}`] as const),
      rules: [['system', 'push', { app: 'notes', pattern: '/note/:note', params: { note } }]],
    },
    {
      screen: [['radio', 'Folder', `radio#option-${folder}`]],
      rules: [['notes', 'move', { notes: [note], folder }]],
    },
  ];
};
const question = (list: typeof notes) => `which:row:apps/notes/notes/${list[0]![0]}`;
const asked = (list: typeof notes, chosen?: string) =>
  analyse(recordingOf(played(world, moving(list))), {
    ...draft,
    readings: chosen === undefined ? {} : { [question(list)]: chosen },
  });

describe('a row that was the first of its list', () => {
  it('is named, or whichever is the newest: the author is asked', () => {
    const { readings, problems } = asked(notes);
    expect(readings[0]!.readings.map(({ words }) => words)).toEqual([
      `the note “${notes[0]![1].title}”`,
      'the newest note of the list, whatever it is called',
    ]);
    expect(
      problems.some(({ where, isWarning }) => where === `/readings/${question(notes)}` && isWarning),
    ).toBe(true);
  });
  it('as the newest is made so by the set-up of every instance, and the goal says it without a name', () => {
    const { file, problems, proposed } = asked(notes, 'first');
    expect(file!.text).toContain('s.apps.notes.notes[p.note.id]!.editedAt = ctx.now - 60_000;');
    expect(file!.text).toContain("guessable: 'The newest of the notes is asked for.'");
    expect(proposed.en[0]).toContain('the newest note');
    expect(proposed.en[0]).not.toContain('{note.title}');
    expect(problems.filter(({ where }) => /readings|goal/.test(where))).toEqual([]);
    expect(asked(notes, 'named').file!.text).not.toContain('editedAt');
  });
  it('is one of the list in which it was chosen, whatever other lists have shown it before', () => {
    const home = 'folder-home';
    const own = notes.filter(([, each]) => each.folder === home);
    const shown = (list: typeof notes) =>
      list.map(([id, { title }]) => ['button', title, `note#${id}`] as const);
    const toFolder: Planned = { screen: [['button', 'Folder', 'button#all'], ...shown(notes)] };
    const pin: Planned = {
      route: '/folder/folder-home',
      screen: shown(own),
      rules: [['notes', 'pin', { note: own[0]![0], pinned: true }]],
    };
    const { file } = analyse(recordingOf(played(world, [toFolder, pin])), draft);
    expect(own.length).toBeGreaterThan(3);
    expect(file!.text).toContain(`row.folder === '${home}'`);
  });
  it('of a list in no order of time can only be named', () => {
    const { file, problems } = asked(byName, 'first');
    expect(problems.find(({ where }) => where === `/readings/${question(byName)}`)).toMatchObject({
      isWarning: false,
    });
    expect(file!.text).not.toContain('editedAt');
  });
  it('ends in two ways where another is the newest', () => {
    const deeds = played(world, moving(notes));
    const { parameters } = asked(notes).model;
    const move = task(
      'notes/moved',
      { note: from('notes', 'notes'), folder: from('notes', 'folders') },
      {
        tags: [],
        ask: { en: [() => 'a', () => 'b'], zh: [() => 'c'] },
        expect: {
          moved: (_s, p, ctx) => ctx.act('notes', 'move', { notes: [p.note.id], folder: p.folder.id }),
        },
        *solve() {
          yield open('notes');
        },
        nearMisses: {},
      },
    );
    const ends = readingEnds(move as never, recordingOf(deeds), parameters, [question(notes)]);
    const [mine, other] = notes.map(([, { title }]) => title);
    expect(ends.map(({ key, words }) => [key, words.split(', ')[0]])).toEqual([
      ['named', `Where “${other}” is the newest: In Notes`],
      ['first', `Where “${other}” is the newest: In Notes`],
    ]);
    expect(ends[0]!.words).toContain(`the folder of the note “${mine}”`);
    expect(ends[1]!.words).toContain(`the folder of the note “${other}”`);
    const { notes: start } = ends[0]!.start.apps.notes;
    expect(start[notes[1]![0]]!.editedAt).toBeGreaterThan(start[notes[0]![0]]!.editedAt);
  });
});

describe('a text that was typed and is what a row is called', () => {
  const { title } = notes[0]![1];
  const typing = (text: string): Planned => ({
    screen: [['textbox', 'Search']],
    does: ({ id }) => ({ type: 'type', element: id, text }),
  });
  it('is that name without a question where it was only looked for', () => {
    const { readings } = analyse(
      recordingOf(played(world, [typing(title), ...moving(notes).slice(0, 1), ...moving(notes).slice(1)])),
      draft,
    );
    expect(readings.map(({ id }) => id.split(':')[0])).toEqual(['which']);
  });
  it('is asked for where the end has it', () => {
    const rename: Planned = {
      ...typing(title),
      rules: [['notes', 'edit', { note: notes[1]![0], title }]],
    };
    const { readings } = analyse(recordingOf(played(world, [...moving(notes), rename])), draft);
    expect(readings.map(({ id }) => id.split(':')[0])).toContain('typed');
  });
});
