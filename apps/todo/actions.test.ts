// Over 300 lines: one test or more for each action of the app.
import { describe, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { made, notes, one, phones, rule, state, toast, top } from './testing.ts';
import { listsOf } from './select.ts';

const { phoneWith, run, until } = phones(catalogue, createWorld);
const NOON = Date.UTC(2026, 2, 28, 12);
const MINUTE = 60_000;

describe('adding', () => {
  test('add reads the words; what is chosen goes before them', async () => {
    const was = await phoneWith({ old: {} }, { reminder: 30, dayReminder: -540 });
    const [said] = made(run(was, 'add', { text: ' Ring Keith tomorrow 5pm !high #calls @two ' }), was);
    expect(said).toMatchObject({
      title: 'Ring Keith',
      due: '2026-03-13',
      time: 1020,
      reminder: 30,
      priority: 'high',
      tags: ['calls'],
      list: 'list-two',
      position: 0,
      createdAt: was.clock.now,
    });
    const [chosen] = made(
      run(was, 'add', {
        text: 'Ring Keith tomorrow 5pm !high',
        due: '2026-03-20',
        time: 480,
        priority: 'low',
        starred: true,
        list: 'list-two',
        tag: 'flat',
        ignored: ['5pm'],
      }),
      was,
    );
    expect(chosen).toMatchObject({
      title: 'Ring Keith 5pm',
      due: '2026-03-20',
      time: 480,
      priority: 'low',
      starred: true,
      list: 'list-two',
      tags: ['flat'],
    });
    const [plain] = made(run(was, 'add', { text: 'Tea', home: 'list-one', day: '2026-03-12' }), was);
    expect(plain).toMatchObject({
      due: '2026-03-12',
      time: null,
      reminder: -540,
      list: 'list-one',
      position: -1,
      repeat: null,
    });
    expect(made(run(was, 'add', { text: 'Tea tomorrow', due: null }), was)).toMatchObject([
      { due: null, time: null, reminder: null },
    ]);
    expect([made(run(was, 'add', { text: ' #x ' }), was), toast(run(was, 'add', { text: ' #x ' }))]).toEqual([
      [],
      'Write what is to be done',
    ]);
  });

  test('startDraft, changeDraft, pickDraftDue and pickDraftTime keep what was chosen, dropDraft leaves it', async () => {
    const phone = run(run(await phoneWith({}), 'startDraft', { home: 'list-two' }), 'changeDraft', {
      change: { priority: 'high' },
    });
    const dated = run(run(phone, 'pickDraftDue', { result: NOON }), 'pickDraftTime', { result: 600 });
    expect(state(dated).draft).toEqual({
      ignored: [],
      home: 'list-two',
      priority: 'high',
      due: '2026-03-28',
      time: 600,
    });
    expect(state(run(dated, 'pickDraftDue', { result: null })).draft).toEqual(state(dated).draft);
    expect(state(run(dated, 'dropDraft')).draft).toBe(null);
  });

  test('takeShared makes a task of each line, in order, above the rest', async () => {
    const was = await phoneWith({ old: {} });
    const phone = run(was, 'takeShared', {
      list: 'list-one',
      lines: [{ title: ' milk ' }, { title: ' ' }, { title: 'tea', done: true }],
    });
    expect(made(phone, was).map(t => [t.title, t.position, t.completedAt])).toEqual([
      ['milk', -2, null],
      ['tea', -1, was.clock.now],
    ]);
    expect(toast(phone)).toBe('2 tasks added to One');
    expect(toast(run(was, 'takeShared', { list: 'list-one', lines: [] }))).toBe('There is nothing to add');
  });
});

describe('completing', () => {
  test('complete ticks, undo brings it back, uncomplete as well', async () => {
    const was = await phoneWith({ one: {}, two: {} });
    const phone = run(was, 'complete', { tasks: ['task-one', 'task-one'] });
    expect([one(phone).completedAt, one(phone, 'task-two').completedAt, state(phone).undo?.text]).toEqual([
      was.clock.now,
      null,
      'Task completed',
    ]);
    expect(state(run(phone, 'undo')).tasks).toEqual(state(was).tasks);
    expect(one(run(phone, 'uncomplete', { tasks: ['task-one'] })).completedAt).toBe(null);
    expect(state(run(phone, 'hideUndo')).undo).toBe(null);
    expect(state(run(phone, 'star', { tasks: ['task-two'], starred: true })).undo).toBe(null);
  });

  test('one that repeats makes the next with its steps open, and uncomplete takes it away while it is open', async () => {
    const was = await phoneWith({
      one: {
        due: '2026-03-06',
        time: 900,
        repeat: rule('week', { weekdays: [5] }),
        subtasks: [{ id: 'step-a', title: 'a', done: true }],
        tags: ['x'],
      },
    });
    const phone = run(was, 'complete', { tasks: ['task-one'] });
    const [next] = made(phone, was);
    expect(next).toMatchObject({
      due: '2026-03-13',
      time: 900,
      completedAt: null,
      subtasks: [{ title: 'a', done: false }],
      tags: ['x'],
      repeat: { weekdays: [5] },
    });
    expect(state(phone).undo?.text).toBe('Completed. Next: Fri, 13 Mar');
    expect(made(run(phone, 'uncomplete', { tasks: ['task-one'] }), was)).toEqual([]);
    expect(state(run(phone, 'undo')).tasks).toEqual(state(was).tasks);
    const nextId = one(phone).next!;
    const twice = run(run(phone, 'complete', { tasks: [nextId] }), 'uncomplete', { tasks: ['task-one'] });
    expect([one(twice).repeat, one(twice, nextId).completedAt]).toEqual([null, was.clock.now]);
  });
});

describe('changing', () => {
  test('edit writes title and notes; an empty title is not kept', async () => {
    const phone = await phoneWith({ one: {} });
    expect(one(run(phone, 'edit', { task: 'task-one', title: ' Tea ', notes: 'Cups' }))).toMatchObject({
      title: 'Tea',
      notes: 'Cups',
    });
    expect(one(run(phone, 'edit', { task: 'task-one', title: ' ' })).title).toBe('one');
  });

  test('star, setPriority, tag and untag change several', async () => {
    const both = { tasks: ['task-one', 'task-two'] };
    const phone = run(
      run(
        run(await phoneWith({ one: { tags: ['Red'] }, two: {} }), 'star', { ...both, starred: true }),
        'setPriority',
        { ...both, priority: 'high' },
      ),
      'tag',
      { ...both, tag: '#red ' },
    );
    expect([one(phone), one(phone, 'task-two')]).toMatchObject([
      { starred: true, priority: 'high', tags: ['Red'] },
      { starred: true, priority: 'high', tags: ['red'] },
    ]);
    expect(one(run(phone, 'untag', { ...both, tag: 'red' }), 'task-two').tags).toEqual([]);
  });

  test('move puts tasks on top of another list, in their order, and can be undone', async () => {
    const was = await phoneWith({ one: {}, two: {}, three: { list: 'list-two' } });
    const phone = run(was, 'move', { tasks: ['task-one', 'task-two'], list: 'list-two' });
    expect([
      one(phone).list,
      one(phone).position < one(phone, 'task-two').position,
      one(phone, 'task-two').position < one(phone, 'task-three').position,
    ]).toEqual(['list-two', true, true]);
    expect(state(run(phone, 'undo')).tasks).toEqual(state(was).tasks);
    expect(run(was, 'move', { tasks: ['task-one'], list: 'list-none' })).toEqual(was);
  });

  test('duplicate puts a copy below, not completed', async () => {
    const was = await phoneWith({
      one: { completedAt: 5, subtasks: [{ id: 'step-a', title: 'a', done: true }] },
      two: {},
    });
    const [copy] = made(run(was, 'duplicate', { tasks: ['task-one'] }), was);
    expect(copy).toMatchObject({
      title: 'one (copy)',
      position: 0.5,
      completedAt: null,
      subtasks: [{ title: 'a', done: true }],
    });
    expect(copy!.subtasks[0]!.id).not.toBe('step-a');
  });

  test('reorder puts a task at a place among the open ones of its list', async () => {
    const phone = await phoneWith({ one: {}, two: {}, done: { completedAt: 1 }, three: {} });
    const order = (p: typeof phone) =>
      Object.entries(state(p).tasks)
        .filter(([, t]) => t.completedAt === null)
        .sort(([, a], [, b]) => a.position - b.position)
        .map(([id]) => id.slice(5));
    expect(order(run(phone, 'reorder', { task: 'task-three', to: 0 }))).toEqual(['three', 'one', 'two']);
    expect(order(run(phone, 'reorder', { task: 'task-one', to: 1 }))).toEqual(['two', 'one', 'three']);
    expect(order(run(phone, 'reorder', { task: 'task-one', to: 9 }))).toEqual(['two', 'three', 'one']);
  });

  test('addStep, tickStep, editStep, moveStep and removeStep', async () => {
    const at = { task: 'task-one' };
    const phone = ['a', 'b', ' '].reduce(
      (p, title) => run(p, 'addStep', { ...at, title }),
      await phoneWith({ one: {} }),
    );
    const [a, b] = one(phone).subtasks.map(s => s.id);
    const steps = (p: typeof phone) => one(p).subtasks.map(s => `${s.title}${s.done ? '+' : ''}`);
    expect(
      steps(
        run(run(phone, 'tickStep', { ...at, step: a, done: true }), 'editStep', {
          ...at,
          step: b,
          title: 'c',
        }),
      ),
    ).toEqual(['a+', 'c']);
    expect(steps(run(phone, 'moveStep', { ...at, step: a, to: 1 }))).toEqual(['b', 'a']);
    expect(steps(run(phone, 'removeStep', { ...at, step: a }))).toEqual(['b']);
  });
});

describe('when', () => {
  test('setDue and pickDue: the rule goes along, no date takes time, reminder and rule away, and several can be undone', async () => {
    const was = await phoneWith(
      {
        one: { due: '2026-03-12', time: 600, reminder: 10, repeat: rule('week', { weekdays: [4] }) },
        two: {},
      },
      { dayReminder: -540 },
    );
    expect(one(run(was, 'pickDue', { tasks: ['task-one'], result: NOON }))).toMatchObject({
      due: '2026-03-28',
      time: 600,
      reminder: 10,
      repeat: { weekdays: [6] },
    });
    const both = run(was, 'setDue', { tasks: ['task-one', 'task-two'], due: '2026-03-13' });
    expect([
      one(both).due,
      one(both, 'task-two').due,
      one(both, 'task-two').reminder,
      state(both).undo?.text,
    ]).toEqual(['2026-03-13', '2026-03-13', -540, '2 tasks rescheduled']);
    expect(state(run(both, 'undo')).tasks).toEqual(state(was).tasks);
    expect(one(run(was, 'setDue', { tasks: ['task-one'], due: null }))).toMatchObject({
      due: null,
      time: null,
      reminder: null,
      repeat: null,
    });
  });

  test('setTime and pickTime bring the usual reminder, and keep the moment of one that was chosen', async () => {
    const phone = await phoneWith(
      { one: {}, two: { due: '2026-03-20', reminder: -540 } },
      { reminder: 30, dayReminder: null },
    );
    expect(one(run(phone, 'pickTime', { task: 'task-one', result: 600 }))).toMatchObject({
      due: '2026-03-12',
      time: 600,
      reminder: 30,
    });
    expect(one(run(phone, 'setTime', { task: 'task-two', time: 1020 }), 'task-two')).toMatchObject({
      time: 1020,
      reminder: 480,
    });
    expect(
      one(
        run(run(phone, 'setTime', { task: 'task-two', time: 1020 }), 'setTime', {
          task: 'task-two',
          time: null,
        }),
        'task-two',
      ),
    ).toMatchObject({ time: null, reminder: -540 });
    expect(one(run(phone, 'setTime', { task: 'task-one', time: null })).due).toBe(null);
  });

  test('setReminder and pickReminder need a date; one after the due time is refused', async () => {
    const phone = await phoneWith({ one: {}, two: { due: '2026-03-20', time: 600 } });
    expect(toast(run(phone, 'setReminder', { task: 'task-one', reminder: 10 }))).toBe('Set a due date first');
    expect(one(run(phone, 'setReminder', { task: 'task-two', reminder: 10 }), 'task-two').reminder).toBe(10);
    expect(one(run(phone, 'pickReminder', { task: 'task-two', result: 480 }), 'task-two').reminder).toBe(120);
    expect(toast(run(phone, 'pickReminder', { task: 'task-two', result: 660 }))).toBe(
      'That is after the due time',
    );
  });

  test('setRepeat makes one without a date due today', async () => {
    const phone = run(await phoneWith({ one: {} }), 'setRepeat', { task: 'task-one', repeat: rule('month') });
    expect(one(phone)).toMatchObject({ due: '2026-03-12', repeat: { every: 'month', day: 12 } });
    expect(one(run(phone, 'setRepeat', { task: 'task-one', repeat: null })).repeat).toBe(null);
  });
});

describe('reminders', () => {
  const due = { due: '2026-03-12', time: 600, reminder: 10 };

  test('remind posts with Complete and Snooze; snooze puts it off by the settings', async () => {
    const phone = until(
      await phoneWith({ one: due, two: { ...due, completedAt: 1 } }, { snooze: 30 }),
      9 * MINUTE,
    );
    expect(notes(phone)).toMatchObject([
      {
        title: 'one',
        text: 'Due today, 10:00 · One',
        route: '/task/task-one',
        actions: [{ label: 'Complete' }, { label: 'Snooze' }],
      },
    ]);
    expect(
      notes(run(await phoneWith({ one: due }), 'remind', { at: Date.UTC(2026, 2, 12, 9, 50) })).length,
    ).toBe(1);
    const snoozed = run(phone, 'snooze', { task: 'task-one' });
    expect([notes(snoozed), one(snoozed).snoozedUntil]).toEqual([[], phone.clock.now + 30 * MINUTE]);
    expect([notes(until(snoozed, 29 * MINUTE)).length, notes(until(snoozed, 30 * MINUTE)).length]).toEqual([
      0, 1,
    ]);
    expect(one(until(snoozed, 30 * MINUTE)).snoozedUntil).toBe(null);
    expect(notes(run(phone, 'complete', { tasks: ['task-one'] }))).toEqual([]);
  });

  test('replan: without reminders nothing waits, and a task that is put off elsewhere reminds then', async () => {
    const phone = await phoneWith({ one: due });
    expect(phone.timers['todo-reminder']?.at).toBe(Date.UTC(2026, 2, 12, 9, 50));
    expect(run(run(phone, 'bin', { tasks: ['task-one'] }), 'replan').timers['todo-reminder']).toBe(undefined);
    expect(run(phone, 'setDue', { tasks: ['task-one'], due: '2026-03-30' }).timers['todo-reminder']?.at).toBe(
      Date.UTC(2026, 2, 30, 8, 50),
    );
  });
});

describe('the bin', () => {
  test('bin closes the screen of a task, restore brings it to the default list where its own is gone, remove and emptyBin end it', async () => {
    const was = run(
      await phoneWith({ one: { list: 'list-two' }, two: {} }),
      'push',
      { app: 'todo', pattern: '/task/:task', params: { task: 'task-one' } },
      'system',
    );
    const phone = run(was, 'bin', { tasks: ['task-one'] });
    expect([top(phone), one(phone).binnedAt, state(phone).undo?.text]).toEqual([
      '/',
      was.clock.now,
      'Task moved to bin',
    ]);
    expect(state(run(phone, 'undo')).tasks).toEqual(state(was).tasks);
    const gone = run(phone, 'deleteList', { list: 'list-two' });
    expect(one(run(gone, 'restore', { tasks: ['task-one'] }))).toMatchObject({
      binnedAt: null,
      list: 'list-one',
    });
    expect(Object.keys(state(run(phone, 'remove', { tasks: ['task-one', 'task-two'] })).tasks)).toEqual([
      'task-two',
    ]);
    expect(Object.keys(state(run(phone, 'emptyBin')).tasks)).toEqual(['task-two']);
  });

  test('deleteCompleted bins what is done in one list', async () => {
    const phone = run(
      await phoneWith({ one: { completedAt: 1 }, two: {}, three: { list: 'list-two', completedAt: 1 } }),
      'deleteCompleted',
      { list: 'list-one' },
    );
    expect(['one', 'two', 'three'].map(id => one(phone, `task-${id}`).binnedAt !== null)).toEqual([
      true,
      false,
      false,
    ]);
    expect(toast(run(phone, 'deleteCompleted', { list: 'list-one' }))).toBe('Nothing is completed');
  });
});

describe('lists', () => {
  test('addList, editList: names are unique and not empty', async () => {
    const was = await phoneWith({});
    const phone = run(was, 'addList', { name: ' Three ', colour: 'red', icon: 'pets' });
    const [id, row] = Object.entries(state(phone).lists).find(([key]) => !(key in state(was).lists))!;
    expect([row, top(phone)]).toEqual([
      { name: 'Three', colour: 'red', icon: 'pets', position: 2, createdAt: was.clock.now },
      `/list/${id}`,
    ]);
    expect(toast(run(was, 'addList', { name: 'one', colour: 'red', icon: 'pets' }))).toBe(
      'There is a list one already',
    );
    expect(
      state(run(was, 'editList', { list: 'list-one', name: 'Uno', colour: 'green' })).lists['list-one'],
    ).toMatchObject({ name: 'Uno', colour: 'green', icon: 'list' });
    expect(state(run(was, 'editList', { list: 'list-one', name: ' ' })).lists['list-one']!.name).toBe('One');
  });

  test('deleteList bins its tasks and finds another default; the last list stays', async () => {
    const phone = run(await phoneWith({ one: {}, two: { list: 'list-two' } }), 'deleteList', {
      list: 'list-one',
    });
    expect([
      Object.keys(state(phone).lists),
      one(phone).binnedAt !== null,
      one(phone, 'task-two').binnedAt,
      state(phone).settings.list,
      toast(phone),
    ]).toEqual([['list-two'], true, null, 'list-two', 'One deleted, 1 task in the bin']);
    expect(Object.keys(state(run(phone, 'deleteList', { list: 'list-two' })).lists)).toEqual(['list-two']);
  });

  test('moveList puts a list at another place', async () => {
    const phone = run(await phoneWith({}), 'moveList', { list: 'list-two', to: 0 });
    expect(listsOf(state(phone).lists).map(l => l.name)).toEqual(['Two', 'One']);
  });

  test('shareList and share send text', async () => {
    const phone = await phoneWith({
      one: { due: '2026-03-20', time: 1020, notes: 'Cups' },
      two: { completedAt: 1, subtasks: [{ id: 'step-a', title: 'a', done: true }] },
    });
    const sent = (p: typeof phone) => p.ui.dialogs.at(-1)?.intent;
    expect(sent(run(phone, 'shareList', { list: 'list-one' }))).toMatchObject({
      verb: 'SEND',
      title: 'One',
      text: '# One\n- [ ] one (Fri, 20 Mar, 17:00)\n- [x] two\n  - [x] a',
    });
    expect(sent(run(phone, 'share', { tasks: ['task-one'] }))).toMatchObject({
      title: 'one',
      text: '- [ ] one (Fri, 20 Mar, 17:00)\n\nCups',
    });
    expect(toast(run(phone, 'shareList', { list: 'list-two' }))).toBe('There is nothing to share');
  });

  test('setSort, fold, changeSettings, remember and forgetSearches', async () => {
    const phone = run(
      run(
        run(run(await phoneWith({}), 'setSort', { place: 'list-one', sort: 'title' }), 'fold', {
          list: 'list-one',
          folded: true,
        }),
        'changeSettings',
        { settings: { list: 'list-two', showCompleted: false } },
      ),
      'remember',
      { query: ' tea ' },
    );
    expect(state(phone)).toMatchObject({
      sorts: { 'list-one': 'title' },
      folded: ['list-one'],
      settings: { list: 'list-two', showCompleted: false },
      searches: ['tea', 'poppy', '#money', 'keith'],
    });
    expect(
      state(
        run(
          run(run(phone, 'fold', { list: 'list-one', folded: false }), 'forgetSearches'),
          'changeSettings',
          { settings: { list: 'list-none' } },
        ),
      ),
    ).toMatchObject({ folded: [], searches: [], settings: { list: 'list-two' } });
  });
});
