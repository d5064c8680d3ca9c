import { describe, expect, it } from 'vitest';
import { actsOf, fewestOf } from './acts.ts';
import { analyse } from './analyse.ts';
import type { Action } from '../../src/protocol/action.ts';
import { builders, buildOn } from './builders.ts';
import { pastOf } from './changes.ts';
import { Coder } from './code.ts';
import { emptyDraft } from './draft.ts';
import { goalProblems } from './goal.ts';
import { setupParts } from './setup.ts';
import { suggestionsFor } from './suggestions.ts';
import { played, recordingOf, world, type Planned, type Rule } from './testing.ts';

/** Notes that lie in no folder and can be opened. */
const loose = Object.entries(world.apps.notes.notes)
  .filter(
    ([, { title, folder, locked, binnedAt }]) =>
      title !== '' && folder === null && !locked && binnedAt === null,
  )
  .map(([id]) => id);
const [note, other] = loose as [string, string];
const [folder, elsewhere] = Object.keys(world.apps.notes.folders) as [string, string];
const { title } = world.apps.notes.notes[note]!;
const { name: folderName } = world.apps.notes.folders[folder]!;

const push = (pattern: string, params = {}): Rule => ['system', 'push', { app: 'notes', pattern, params }];
const move = (to: string, which = note): Rule => ['notes', 'move', { notes: [which], folder: to }];
const step = (...rules: Rule[]): Planned => ({ screen: [['button', 'Go']], rules });
const takeOf = (...plan: Planned[]) => ({
  start: world,
  deeds: played(world, plan),
  declared: 'done' as const,
});
const draft = { ...emptyDraft(), task: 'notes/recorded', tags: ['organise'] };

const MOVING: Planned[] = [
  { screen: [['button', `${title}, yesterday`, `note#${note}`]], rules: [push('/note/:note', { note })] },
  { screen: [['menuitem', 'Move to folder']] },
  { screen: [['radio', folderName, `radio#option-${folder}`]], rules: [move(folder)] },
];

describe('the acts of a take', () => {
  const named = (plan: Planned[]) => actsOf(takeOf(...plan)).map(({ app, action }) => `${app}.${action}`);

  it('are what changed the phone, without the way there', () => {
    expect(
      named([step(['system', 'openApp', { app: 'notes' }]), step(push('/search')), step(move(folder))]),
    ).toEqual(['notes.move']);
  });
  it('leave out what was taken back or done again', () => {
    const found = actsOf(takeOf(step(move(elsewhere)), step(move(folder))));
    expect(found.map(({ args }) => args)).toEqual([{ notes: [note], folder }]);
  });
  it('keep each of several', () => {
    expect(named([step(move(folder)), step(move(folder, other))])).toHaveLength(2);
  });
  it('are none where nothing changed', () => {
    expect(named([step(push('/search'))])).toEqual([]);
  });
  it('leave out what cannot be done without its screen', () => {
    const take = takeOf(step(move(folder)));
    const end = take.deeds.at(-1)!;
    const at = world.clock.now;
    const broken = {
      app: 'system',
      action: 'answerDialog',
      args: { id: 'none', result: 1 },
      cause: 'agent',
      at,
    } as const;
    const moved = {
      app: 'notes',
      action: 'move',
      args: { notes: [note], folder },
      cause: 'agent',
      at,
    } as const;
    const after = end.kind === 'step' ? end.step.after : world;
    expect(fewestOf(world, after, [broken, moved]).map(({ action }) => action)).toEqual(['move']);
  });
  it('name the rows that they make', () => {
    const create = step(['notes', 'create', { kind: 'plain' }]);
    const [first] = played(world, [create]);
    const notes = first!.kind === 'step' ? first!.step.after.apps.notes.notes : {};
    const id = Object.keys(notes).find(key => !(key in world.apps.notes.notes))!;
    const found = actsOf(takeOf(create, step(['notes', 'edit', { note: id, title: 'Tide' }])));
    expect(found.map(({ action }) => action)).toEqual(['create', 'edit']);
    expect(found[0]!.makes).toEqual([{ id, table: 'apps/notes/notes' }]);
  });
});

describe('the file of a recording', () => {
  const { file, parameters, changes, problems } = analyse(recordingOf(played(world, MOVING)), draft);

  it('has the rows as parameters, each by the list in which it was chosen', () => {
    expect(parameters.map(({ name, kind, value }) => [name, kind, value])).toEqual([
      ['note', 'row', title],
      ['folder', 'row', folderName],
    ]);
    expect(file!.text).toContain("note: from('notes', 'notes').where(");
    expect(file!.text).toContain('row.binnedAt === null');
  });
  it('draws no instance that is right from the start', () => {
    expect(file!.text).toMatch(/\.and\(\(\{ note \}\) => \(\{ folder: .*row\.id !== note\.folder/s);
  });
  it('runs the acts with the parameters, and names rows and no places on the screen', () => {
    expect(file!.text).toContain("ctx.act('notes', 'move', { notes: [p.note.id], folder: p.folder.id })");
    expect(file!.text).toContain('tap(seen, row(p.note.title))');
    expect(file!.text).toContain("tap(seen, button('Move to folder'))");
    expect(file!.text).toContain('tap(seen, option(p.folder.name))');
    expect(file!.text).not.toContain(note);
  });
  it('opens an app straight, whatever the way to its icon was', () => {
    const swipe = (): Action => ({ type: 'swipe', from: [300, 400], to: [60, 400], ms: 300 });
    const toIcon: Planned[] = [
      { screen: [['button', 'Camera']], app: 'launcher', does: swipe },
      { screen: [['searchbox', 'Search your phone']], app: 'launcher' },
      {
        screen: [['button', 'Notes']],
        app: 'launcher',
        opens: 'notes',
        rules: [['system', 'openApp', { app: 'notes' }]],
      },
    ];
    const home: Planned = { screen: [['button', 'Go']], does: () => ({ type: 'key', key: 'home' }) };
    const deeds = played(world, [...toIcon, home, ...toIcon, ...MOVING]);
    const { text } = analyse(recordingOf(deeds), draft).file!;
    expect(text).not.toMatch(/swipe|Search your phone|home\(\)/);
    expect(text.match(/open\('notes'\)/g)).toHaveLength(2);
  });
  it('enters a time that was typed into the dialog for it, whichever field was touched for that', () => {
    const field = (name: string, text: string): Planned[] => [
      { screen: [['textbox', name]], app: 'clock' },
      {
        screen: [['textbox', name]],
        app: 'clock',
        does: ({ id }) => ({ type: 'type', element: id, text, clear: true }),
      },
    ];
    const ok: Planned = {
      screen: [['button', 'OK']],
      app: 'clock',
      rules: [['clock', 'addAlarm', { result: 460 }]],
    };
    const deeds = played(world, [...field('Hour', '7'), ...field('Minute', '40'), ok]);
    const used = { ...draft, parameters: { 'time:460': { used: true } } };
    const { text } = analyse(recordingOf(deeds), used).file!;
    expect(text).toContain('enterTime(seen, p.at.minutes)');
    expect(text).not.toContain("field('Hour')");
  });
  it('keeps what was done on the home screen itself', () => {
    const add: Planned = {
      screen: [['button', 'Add to home screen']],
      app: 'launcher',
      rules: [move(folder)],
    };
    const icon: Planned = { screen: [['button', 'Notes']], app: 'launcher', opens: 'notes' };
    const deeds = played(world, [add, icon, { ...MOVING[2]!, rules: [move(folder, other)] }]);
    expect(analyse(recordingOf(deeds), draft).file!.text).toContain("button('Add to home screen')");
  });
  it('says in words what changed, and what a goal has to name', () => {
    expect(changes).toMatchObject([{ fate: 'expected', change: 'moved' }]);
    expect(changes[0]!.words).toContain('folder of the note');
    expect(problems.filter(({ isWarning }) => !isWarning)).toEqual([]);
    expect(file!.text).toContain('${p.note.title}');
  });
  it('leaves out what the author makes free, and refuses what must not be', () => {
    const id = changes[0]!.id;
    const free = analyse(recordingOf(played(world, MOVING)), { ...draft, fates: { [id]: 'free' } });
    expect(free.file!.text).toContain('free: (s, p) => [s.apps.notes.notes[p.note.id]!.folder]');
    const not = analyse(recordingOf(played(world, MOVING)), { ...draft, fates: { [id]: 'mustNot' } });
    expect(not.problems.some(({ where, isWarning }) => where === `/changes/${id}` && !isWarning)).toBe(true);
  });
  it('keeps what a near miss touches apart from what is right', () => {
    const wrong = { ...MOVING[2]!, screen: [['radio', 'Elsewhere', `radio#option-${elsewhere}`]] as const };
    const deeds = played(world, [MOVING[0]!, MOVING[1]!, { ...wrong, rules: [move(elsewhere)] }]);
    const { file: text } = analyse(
      recordingOf(played(world, MOVING), {
        nearMisses: [{ name: 'wrongFolder', start: world, deeds, declared: 'done' }],
      }),
      draft,
      { reasons: { wrongFolder: ['moved', 'sideEffects'] } },
    );
    expect(text!.text).toContain('row.id !== folder.id');
    expect(text!.text).toContain("because: ['moved', 'sideEffects']");
  });
});

describe('a set-up', () => {
  it('that leaves its screen open is written as data, under ids that say what they are', () => {
    const deeds = played(world, [step(['notes', 'create', { kind: 'plain' }])]);
    const id = Object.keys((deeds[0] as { step: { after: typeof world } }).step.after.apps.notes.notes).find(
      key => !(key in world.apps.notes.notes),
    )!;
    const edited = played(world, [
      step(['notes', 'create', { kind: 'plain' }]),
      step(['notes', 'edit', { note: id, title: 'Tide tables' }]),
    ]);
    const [part] = setupParts(world, edited);
    expect(part!.kind).toBe('edit');
    expect(part!.after.apps.notes.notes['note-tide-tables']).toMatchObject({ title: 'Tide tables' });
    expect(part!.after.ui).toBe(world.ui);
  });
  it('can be asked for, and says why where it cannot', () => {
    expect(builders(world).map(({ key }) => key)).toEqual(
      expect.arrayContaining(['namesake', 'mail', 'text', 'like:notes/notes']),
    );
    const built = buildOn(world, 'like:notes/notes', { like: note, name: 'Tide', count: 3, daysOld: 30 });
    const titles =
      'phone' in built ? Object.values(built.phone.apps.notes.notes).map(each => each.title) : [];
    expect(titles).toEqual(expect.arrayContaining(['Tide 2', 'Tide 3', 'Tide 4']));
    expect(buildOn(world, 'nothing', {})).toMatchObject({ code: 'BUILDER_NOT_FOUND' });
    expect(
      buildOn(world, 'like:notes/notes', { like: note, name: 'Tide', count: 0, daysOld: 0 }),
    ).toMatchObject({
      code: 'INVALID_BODY',
    });
  });
});

describe('words and code', () => {
  it('have parameters in place of what was recorded, whole or within a text', () => {
    const coder = new Coder([{ value: 'Tide tables', code: 'p.title', of: 'title', isWithin: true }]);
    expect(coder.value({ title: 'Tide tables', text: 'See Tide tables, please', count: 12_000 })).toBe(
      '{ title: p.title, text: `See ${p.title}, please`, count: 12_000 }',
    );
    expect(coder.text('Tide tablespoon')).toBe("'Tide tablespoon'");
    expect(coder.text("it's")).toBe("'it\\'s'");
  });
  it('call a change by what was done', () => {
    expect(['move', 'send', 'addAlarm', 'copy', 'pay'].map(pastOf)).toEqual([
      'moved',
      'sent',
      'addedAlarm',
      'copied',
      'paid',
    ]);
  });
  it('refuse holes that are not there, and tell of parameters that a goal forgets', () => {
    const { model } = analyse(recordingOf(played(world, MOVING)), draft);
    const found = goalProblems({ en: ['Move “{note.title}”.', 'Move {nothing}.'], zh: [] }, model.parameters);
    expect(found.map(({ where, isWarning }) => `${where} ${isWarning}`)).toEqual([
      '/goal/zh false',
      '/goal/en/0 true',
      '/goal/en/1 false',
      '/goal/en/1 true',
    ]);
  });
  it('suggest texts of the same form', () => {
    expect(suggestionsFor('Choir names')).toHaveLength(8);
    expect(suggestionsFor('07700 900123').every(each => /^07700 900\d{3}$/.test(each))).toBe(true);
    expect(new Set(suggestionsFor('12.40')).size).toBeGreaterThan(6);
  });
});
