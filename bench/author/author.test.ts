import { describe, expect, it } from 'vitest';
import { createWorld, type Phone } from '../../apps/catalogue.ts';
import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import { actsOf, afterActs } from './acts.ts';
import { parametersOf } from './parameters.ts';
import { templateText } from './template.ts';
import type { RecordedStep } from './recording.ts';

const start = (await createWorld()) as unknown as Phone;
/** Notes that lie in no folder and can be opened. */
const loose = Object.entries(start.apps.notes.notes)
  .filter(
    ([, { title, folder, locked, binnedAt }]) =>
      title !== '' && folder === null && !locked && binnedAt === null,
  )
  .map(([id]) => id);
const event = (app: string, action: string, args: unknown, cause: PhoneEvent['cause'] = 'agent') =>
  ({ app, action, args, cause, at: start.clock.now }) as PhoneEvent;
const push = (pattern: string, params = {}) => event('system', 'push', { app: 'notes', pattern, params });
const said = {
  id: 'notes/recorded',
  change: 'moved',
  tags: ['organise'],
  ask: {
    en: ['Move “{note.title}” to {folder.name}.', 'Put “{note.title}” into {folder.name}.'],
    zh: ['把“{note.title}”移到“{folder.name}”。'],
  },
};

describe('the acts of a recording', () => {
  const [note, other] = loose as [string, string];
  const [folder, elsewhere] = Object.keys(start.apps.notes.folders) as [string, string];
  const move = (to: string, which = note) => event('notes', 'move', { notes: [which], folder: to });

  it('are what changed the phone, without the way there', () => {
    const found = actsOf(start, [
      event('system', 'openApp', { app: 'notes' }),
      push('/search'),
      push('/note/:note', { note }),
      move(folder),
    ]);
    expect(found.map(({ app, action }) => `${app}.${action}`)).toEqual(['notes.move']);
  });
  it('leave out what was taken back or done again', () => {
    const found = actsOf(start, [move(elsewhere), move(folder)]);
    expect(found.map(({ args }) => args)).toEqual([{ notes: [note], folder }]);
  });
  it('keep each of several', () => {
    expect(actsOf(start, [move(folder), move(folder, other)])).toHaveLength(2);
  });
  it('leave out what timers did, and what cannot be done without its screen', () => {
    const found = actsOf(start, [
      event('notes', 'move', { notes: [note], folder: elsewhere }, 'timer'),
      event('notes', 'edit', { note: 'note-that-never-was', title: 'x' }),
      event('system', 'answerDialog', { id: 'dialog3', result: 1 }),
      move(folder),
    ]);
    expect(found).toHaveLength(1);
  });
  it('name the rows that they make, whatever ids those get', () => {
    const found = actsOf(start, [
      event('notes', 'create', { kind: 'plain' }),
      event('notes', 'edit', { note: 'note-inrecording', title: 'Tide' }),
    ]);
    expect(found[0]!.makes).toEqual([{ id: 'note-inrecording', table: 'apps/notes/notes' }]);
    const after = afterActs(start, found);
    expect(Object.values(after.apps.notes.notes).filter(({ title }) => title === 'Tide')).toHaveLength(1);
  });
  it('are none where nothing changed', () => {
    expect(actsOf(start, [event('system', 'openApp', { app: 'notes' }), push('/search')])).toEqual([]);
  });
});

describe('the file of a recording', () => {
  const foreground = { app: 'notes', package: 'app.tapworld.notes', activity: '', route: '/' };
  const states = {
    enabled: true,
    checkable: false,
    checked: false,
    selected: false,
    focusable: true,
    focused: false,
    scrollable: false,
    clickable: true,
    longClickable: false,
    editable: false,
    password: false,
  };
  const step = (id: string, role: string, name: string, events: PhoneEvent[], more = {}): RecordedStep => ({
    action: { type: 'tap', element: id },
    seen: {
      foreground,
      keyboard: false,
      clock: start.clock.now,
      elements: [
        {
          index: 0,
          id,
          parent: null,
          role,
          className: '',
          resourceId: '',
          name,
          bounds: [0, 0, 9, 9],
          states: { ...states, ...more },
          package: 'app.tapworld.notes',
        },
      ],
    } as unknown as RecordedStep['seen'],
    events,
  });
  const notes = start.apps.notes.notes;
  const note = loose[0]!;
  const folder = Object.keys(start.apps.notes.folders)[0]!;
  const { title } = notes[note]!;
  const { name } = start.apps.notes.folders[folder]!;
  const steps = [
    step(`note#${note}`, 'button', `${title}, yesterday`, [push('/note/:note', { note })]),
    step('menuitem/move', 'menuitem', 'Move to folder', []),
    step(`radio#option-${folder}`, 'radio', name, [event('notes', 'move', { notes: [note], folder })]),
  ];
  const recording = { start, steps, end: start };
  const acts = actsOf(
    start,
    steps.flatMap(({ events }) => events),
  );
  const parameters = parametersOf(recording, acts);
  const text = templateText(recording, acts, parameters, said);

  it('has the rows as parameters, by what they are called', () => {
    expect(parameters.map(each => `${each.name} ${each.kind}`)).toEqual(['note row', 'folder row']);
    expect(text).toContain("note: from('notes', 'notes').where(");
    expect(text).toContain("folder: from('notes', 'folders').where(");
  });
  it('runs the acts with the parameters, and names rows and no places on the screen', () => {
    expect(text).toContain("ctx.act('notes', 'move', { notes: [p.note.id], folder: p.folder.id });");
    expect(text).toContain('scrollTo(seen, row(p.note.title))');
    expect(text).toContain("tap(seen, button('Move to folder'))");
    expect(text).toContain('tap(seen, option(p.folder.name))');
    expect(text).toContain('p => `Move “${p.note.title}” to ${p.folder.name}.`');
    expect(text).not.toContain(note);
  });
});
