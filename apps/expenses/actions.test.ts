// Over 300 lines: one test or more for each action of the app.
import { describe, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import {
  balanceOf,
  budgetsOf,
  found,
  NO_FILTER,
  slicesOf,
  sumsOf,
  twinsOf,
  worthInAll,
  during,
  namesLike,
} from './lists.ts';
import { csvOf, readCsv } from './csv.ts';
import { timerOf } from './recur.ts';
import { at, draft, made, notes, phones, rule, state, toast, top, ZONE } from './testing.ts';

const world = await createWorld();
const { phoneWith, push, run, until } = phones(catalogue, world);
const form = (more: object = {}) => ({
  form: 's9',
  initial: draft(),
  amount: '12.50',
  name: ' Bread ',
  note: '',
  ...more,
});

describe('the base data', () => {
  test('has what the bank says of 11 March, and no duplicate but by accident', () => {
    expect(balanceOf(state(world), 'account-current')).toBe(1_246_09);
    expect(twinsOf(state(world), ZONE)).toHaveLength(5);
    expect(worthInAll(state(world))).toBe(
      Object.keys(state(world).accounts)
        .filter(a => a !== 'account-euro')
        .reduce((s, a) => s + balanceOf(state(world), a), 0) +
        Math.round((balanceOf(state(world), 'account-euro') * 8640) / 10_000),
    );
  });
  test('waits for what recurs, and for nothing that is paused or ended', () => {
    const waits = Object.entries(world.timers).filter(([, t]) => t.app === 'expenses');
    expect(waits).toHaveLength(10);
    expect(world.timers[timerOf('recurring-tonearm')]!.at).toBe(at(3, 15, 5, 30));
    const phone = until(world, at(3, 15, 5, 31));
    expect(made(phone, world)).toMatchObject([
      { name: 'Tonearm', cents: 9_99, recurring: 'recurring-tonearm', at: at(3, 15, 5, 30) },
    ]);
  });
});

describe('the form', () => {
  test('save writes an entry down and closes; it says what is missing', () => {
    const was = push(phoneWith(), '/new');
    const phone = run(was, 'save', form());
    expect(made(phone, was)).toMatchObject([
      {
        kind: 'expense',
        cents: 1250,
        name: 'Bread',
        category: 'category-groceries',
        account: 'account-card',
        to: null,
        at: at(3, 12, 9, 41),
      },
    ]);
    expect([top(phone)?.path, toast(phone)]).toEqual(['/', 'Entry saved']);
    const wrong = (more: object, d = {}) => toast(run(was, 'save', { ...form(more), initial: draft(d) }));
    expect([
      wrong({ amount: '' }),
      wrong({ amount: '0.00' }),
      wrong({ amount: 'x' }),
      wrong({}, { category: null }),
      wrong({}, { category: 'category-pay' }),
      wrong({}, { account: null }),
    ]).toEqual([
      'Enter an amount such as 12.50',
      'Enter an amount such as 12.50',
      'Enter an amount such as 12.50',
      'Choose a category',
      'Choose a category',
      'Choose an account',
    ]);
    expect([wrong({}, { kind: 'transfer' }), wrong({}, { kind: 'transfer', to: 'account-card' })]).toEqual([
      'Choose where it goes',
      'Choose two different accounts',
    ]);
  });
  test('save of a transfer moves money, at the rate where currencies differ', () => {
    const was = phoneWith();
    const to = (account: string, more: object = {}) =>
      made(
        run(was, 'save', {
          ...form(more),
          initial: draft({ kind: 'transfer', account: 'account-current', to: account, category: null }),
        }),
        was,
      )[0]!;
    expect(to('account-savings')).toMatchObject({
      kind: 'transfer',
      category: null,
      to: 'account-savings',
      toCents: null,
    });
    expect(to('account-euro').toCents).toBe(1447);
    expect(to('account-euro', { arrives: '14.00' }).toCents).toBe(1400);
    expect(
      toast(
        run(was, 'save', {
          ...form({ arrives: 'x' }),
          initial: draft({ kind: 'transfer', account: 'account-current', to: 'account-euro' }),
        }),
      ),
    ).toBe('Enter what arrives, such as 12.50');
    const phone = run(was, 'save', {
      ...form(),
      initial: draft({ kind: 'transfer', account: 'account-current', to: 'account-savings' }),
    });
    expect([
      balanceOf(state(phone), 'account-current') - balanceOf(state(was), 'account-current'),
      balanceOf(state(phone), 'account-savings') - balanceOf(state(was), 'account-savings'),
    ]).toEqual([-1250, 1250]);
  });
  test('save changes an entry and nothing else of it', () => {
    const was = phoneWith({ one: { tags: ['a'], recurring: null } });
    const phone = run(was, 'save', { ...form({ amount: '9.99', name: 'Other' }), entry: 'entry-one' });
    expect(state(phone).entries['entry-one']).toMatchObject({
      cents: 999,
      name: 'Other',
      createdAt: at(3, 10),
      editedAt: was.clock.now,
    });
    expect(toast(run(was, 'save', { ...form(), entry: 'entry-gone' }))).toBe('It was deleted meanwhile');
  });
  test('changeForm, pickDate, pickTime and pickUntil keep what is chosen; another kind drops the category', () => {
    const a = { form: 's9', initial: draft() };
    const d = (...steps: [string, object][]) =>
      state(steps.reduce((p, [name, args]) => run(p, name, { ...a, ...args }), phoneWith())).drafts['s9'];
    expect(d(['changeForm', { change: { kind: 'income' } }])).toMatchObject({
      kind: 'income',
      category: null,
    });
    expect(
      d(
        ['changeForm', { change: { tags: ['x'] } }],
        ['pickDate', { result: at(2, 1, 0) }],
        ['pickTime', { result: 600 }],
      ),
    ).toMatchObject({ tags: ['x'], at: at(2, 1, 10) });
    expect(d(['pickUntil', { result: at(4, 30) }])).toMatchObject({ until: '2026-04-30' });
    expect(d(['pickDate', { result: null }])).toBeUndefined();
  });
  test('pickReceipt asks the photo picker, takeReceipt attaches what it gives', () => {
    const a = { form: 's9', initial: draft() };
    expect(run(phoneWith(), 'pickReceipt', a).ui.dialogs.at(-1)).toMatchObject({
      kind: 'photos',
      app: 'expenses',
    });
    expect(
      state(run(phoneWith(), 'takeReceipt', { ...a, result: ['file-img-20260310-1331'] })).drafts['s9']!
        .receipt,
    ).toBe('file-img-20260310-1331');
    expect(state(run(phoneWith(), 'takeReceipt', { ...a, result: null })).drafts['s9']).toBeUndefined();
    expect(
      state(run(phoneWith(), 'takeReceipt', { ...a, result: 'file-img-20260310-1331' })).drafts['s9']!
        .receipt,
    ).toBe('file-img-20260310-1331');
    expect(
      run(phoneWith(), 'shootReceipt', a)
        .ui.tasks.flatMap(t => t.stack)
        .at(-1),
    ).toMatchObject({
      app: 'camera',
      path: '/capture/photo',
      result: { app: 'expenses', action: 'takeReceipt' },
    });
  });
  test('discard leaves nothing', () => {
    const was = push(phoneWith(), '/new');
    const phone = run(
      run(was, 'changeForm', { form: 's9', initial: draft(), change: { tags: ['x'] } }),
      'discard',
      { form: 's9' },
    );
    expect([state(phone).drafts, top(phone)?.path]).toEqual([{}, '/']);
  });
});

describe('entries', () => {
  test('duplicate copies to now, copyAmount puts digits on the clipboard', () => {
    const was = phoneWith({ one: { cents: 1234_50, tags: ['a'], recurring: 'recurring-x' } });
    expect(made(run(was, 'duplicate', { entry: 'entry-one' }), was)).toMatchObject([
      { cents: 1234_50, tags: ['a'], recurring: null, at: was.clock.now },
    ]);
    const phone = run(was, 'copyAmount', { entry: 'entry-one' });
    expect([phone.os.clipboard?.text, toast(phone)]).toEqual(['1234.50', '£1,234.50 copied']);
  });
  test('remove takes entries away and closes their screens', () => {
    const was = push(phoneWith({ one: {}, two: {}, three: {} }), '/entry/:entry', { entry: 'entry-one' });
    const phone = run(was, 'remove', { entries: ['entry-one', 'entry-two', 'entry-no'] });
    expect([Object.keys(state(phone).entries), toast(phone), top(phone)?.path]).toEqual([
      ['entry-three'],
      '2 entries deleted',
      '/',
    ]);
  });
  test('move puts entries into another account, at the rate; a transfer can’t leave from where it goes', () => {
    const was = phoneWith({
      one: {},
      two: { kind: 'transfer', account: 'account-card', to: 'account-cash' },
    });
    const phone = run(was, 'move', { entries: ['entry-one', 'entry-two'], account: 'account-cash' });
    expect([
      state(phone).entries['entry-one']!.account,
      state(phone).entries['entry-two']!.account,
      toast(phone),
    ]).toEqual(['account-cash', 'account-card', 'A transfer to this account can’t leave from it']);
    expect(
      state(run(was, 'move', { entries: ['entry-one'], account: 'account-euro' })).entries['entry-one']!
        .cents,
    ).toBe(1157);
  });
  test('categorise changes those of its kind', () => {
    const was = phoneWith({ one: {}, two: { kind: 'income', category: 'category-pay' } });
    const phone = run(was, 'categorise', { entries: ['entry-one', 'entry-two'], category: 'category-gifts' });
    expect([
      state(phone).entries['entry-one']!.category,
      state(phone).entries['entry-two']!.category,
      toast(phone),
    ]).toEqual(['category-gifts', 'category-pay', 'Only expenses can be Gifts']);
  });
  test('remember, clearSearches, reveal, setSpan and pickSpan', () => {
    let phone = run(run(phoneWith(), 'remember', { text: ' tea ' }), 'remember', { text: 'tea' });
    expect(state(phone).searches[0]).toBe('tea');
    phone = run(run(phone, 'clearSearches'), 'reveal', { on: true });
    expect([state(phone).searches, state(phone).revealed]).toEqual([[], true]);
    phone = run(run(phone, 'pickSpan', { which: 'export', end: 'from', result: at(3, 5) }), 'pickSpan', {
      which: 'export',
      end: 'to',
      result: at(3, 1),
    });
    expect(state(phone).spans.export).toEqual({ from: '2026-03-01', to: '2026-03-01' });
    expect(state(run(phone, 'setSpan', { which: 'export', from: null, to: null })).spans.export).toEqual({
      from: null,
      to: null,
    });
    expect(run(phone, 'pickSpan', { which: 'search', end: 'to', result: null })).toBe(phone);
  });
});

describe('budgets', () => {
  const budgets = {
    'budget-g': { category: 'category-groceries', month: null, cents: 20_00 },
    'budget-gm': { category: 'category-groceries', month: '2026-03', cents: 15_00 },
    'budget-all': { category: null, month: null, cents: 100_00 },
  };
  test('setBudget and deleteBudget keep one for a category and month', () => {
    const phone = run(
      run(
        run(phoneWith(), 'setBudget', { category: 'category-groceries', month: null, cents: 5000 }),
        'setBudget',
        { category: 'category-groceries', month: null, cents: 6000 },
      ),
      'setBudget',
      { category: 'category-pay', month: null, cents: 1 },
    );
    expect(Object.values(state(phone).budgets)).toEqual([
      { category: 'category-groceries', month: null, cents: 6000 },
    ]);
    expect(
      state(run(phone, 'deleteBudget', { budget: Object.keys(state(phone).budgets)[0]! })).budgets,
    ).toEqual({});
  });
  test('that of a month goes before that of every month, and counts what is spent', () => {
    const phone = phoneWith(
      {
        one: { cents: 3_00 },
        old: { cents: 9_00, at: at(2, 3) },
        euro: { cents: 10_00, account: 'account-euro' },
      },
      { budgets },
    );
    expect(budgetsOf(state(phone), '2026-03', ZONE).map(b => [b.category, b.cents, b.spent, b.own])).toEqual([
      [null, 10000, 1164, false],
      ['category-groceries', 1500, 1164, true],
    ]);
    expect(budgetsOf(state(phone), '2026-02', ZONE)[1]).toMatchObject({
      cents: 2000,
      spent: 900,
      own: false,
    });
  });
  test('crossing one is told once; alerts may be off', () => {
    const was = phoneWith({ one: { cents: 10_00 } }, { budgets });
    const over = run(was, 'save', form({ amount: '5.01' }));
    expect(notes(over)).toMatchObject([
      {
        channel: 'budgets',
        title: 'Groceries is over budget',
        text: '£15.01 of £15.00 spent this month',
        route: '/budgets',
      },
    ]);
    expect(notes(run(was, 'save', form({ amount: '5.00' })))).toEqual([]);
    expect(
      notes(run(was, 'save', { ...form({ amount: '50.01' }), initial: draft({ at: at(2, 3) }) })),
    ).toEqual([]);
    expect(notes(run(over, 'remove', { entries: ['entry-one'] }))).toEqual([]);
    expect(
      notes(
        run(
          run(was, 'changeSettings', { settings: { budgetAlerts: false } }),
          'save',
          form({ amount: '5.01' }),
        ),
      ),
    ).toEqual([]);
  });
});

describe('accounts and categories', () => {
  const account = { account: null, name: 'Jar', kind: 'cash', currency: 'GBP', opening: '', rate: '' };
  test('saveAccount adds and changes; names are unique', () => {
    const phone = run(phoneWith(), 'saveAccount', { ...account, opening: '-5.50' });
    expect(Object.values(state(phone).accounts).at(-1)).toMatchObject({
      name: 'Jar',
      openingCents: -550,
      rate: 10_000,
    });
    const says = (more: object) => toast(run(phoneWith({ one: {} }), 'saveAccount', { ...account, ...more }));
    expect([
      says({ name: ' cash ' }),
      says({ name: ' ' }),
      says({ opening: 'x' }),
      says({ currency: 'EUR' }),
      says({ account: 'account-card', name: 'Card', currency: 'EUR', rate: '1' }),
    ]).toEqual([
      'There is an account of that name',
      'Give the account a name',
      'Enter an opening balance such as 100.00',
      'Enter a rate such as 0.8640',
      'An account with entries keeps its currency',
    ]);
    expect(
      state(
        run(phone, 'saveAccount', {
          ...account,
          account: 'account-euro',
          name: 'Euros',
          currency: 'EUR',
          rate: '0.9',
        }),
      ).accounts['account-euro'],
    ).toMatchObject({ name: 'Euros', rate: 9000, openingCents: 0 });
  });
  test('deleteAccount moves or drops what went through it', () => {
    const was = phoneWith(
      {
        one: {},
        two: { kind: 'transfer', account: 'account-cash', to: 'account-card' },
        three: { account: 'account-cash' },
      },
      { recurring: { 'recurring-a': rule({ account: 'account-card' }) } },
    );
    const moved = run(was, 'deleteAccount', { account: 'account-card', to: 'account-cash' });
    expect([
      Object.keys(state(moved).entries),
      state(moved).entries['entry-one']!.account,
      state(moved).recurring['recurring-a']!.account,
      state(moved).settings.account,
    ]).toEqual([['entry-one', 'entry-three'], 'account-cash', 'account-cash', 'account-cash']);
    const dropped = run(was, 'deleteAccount', { account: 'account-card', to: null });
    expect([
      Object.keys(state(dropped).entries),
      state(dropped).recurring,
      'account-card' in state(dropped).accounts,
    ]).toEqual([['entry-three'], {}, false]);
  });
  test('saveCategory makes and renames', () => {
    const given = { category: null, kind: 'expense', name: 'Pets', icon: 'pets', colour: 'brown' };
    expect(Object.values(state(run(phoneWith(), 'saveCategory', given)).categories).at(-1)).toMatchObject({
      name: 'Pets',
      icon: 'pets',
      colour: 'brown',
      kind: 'expense',
    });
    expect(toast(run(phoneWith(), 'saveCategory', { ...given, name: 'groceries' }))).toBe(
      'There is a category of that name',
    );
    expect(
      state(run(phoneWith(), 'saveCategory', { ...given, category: 'category-gifts', name: 'Presents' }))
        .categories['category-gifts'],
    ).toMatchObject({ name: 'Presents', icon: 'pets' });
  });
  test('mergeCategory and deleteCategory put entries elsewhere', () => {
    const was = phoneWith(
      { one: {} },
      {
        budgets: { 'budget-g': { category: 'category-groceries', month: null, cents: 1 } },
        recurring: { 'recurring-a': rule({ category: 'category-groceries' }) },
      },
    );
    const merged = run(was, 'mergeCategory', { category: 'category-groceries', into: 'category-gifts' });
    expect([
      state(merged).entries['entry-one']!.category,
      state(merged).recurring['recurring-a']!.category,
      state(merged).budgets,
      'category-groceries' in state(merged).categories,
    ]).toEqual(['category-gifts', 'category-gifts', {}, false]);
    expect(run(was, 'mergeCategory', { category: 'category-groceries', into: 'category-pay' })).toBe(was);
    expect(toast(run(was, 'deleteCategory', { category: 'category-groceries', to: null }))).toBe(
      'Choose where its entries go',
    );
    expect(toast(run(was, 'deleteCategory', { category: 'category-groceries', to: 'category-other' }))).toBe(
      'Groceries deleted, 1 entry moved',
    );
    expect(
      'category-other' in
        state(run(was, 'deleteCategory', { category: 'category-other', to: null })).categories,
    ).toBe(false);
  });
  test('changeSettings', () => {
    const phone = run(run(phoneWith(), 'reveal', { on: true }), 'changeSettings', {
      settings: { hideAmounts: true, monthStart: 25, account: 'account-cash' },
    });
    expect([state(phone).settings, state(phone).revealed]).toMatchObject([
      { hideAmounts: true, monthStart: 25, account: 'account-cash', weekStart: 1 },
      false,
    ]);
    expect(
      state(run(phone, 'changeSettings', { settings: { account: 'account-no' } })).settings.account,
    ).toBe('account-cash');
  });
});

describe('recurring entries', () => {
  test('addDue adds at its time, again and again, until its last day', () => {
    const was = run(phoneWith({}, { recurring: { 'recurring-a': rule({ until: '2026-03-14' }) } }), 'replan');
    const phone = until(was, at(3, 20));
    expect(made(phone, was).map(e => e.at)).toEqual([at(3, 12, 10), at(3, 13, 10), at(3, 14, 10)]);
    expect([state(phone).recurring['recurring-a']!.next, phone.timers[timerOf('recurring-a')]]).toEqual([
      null,
      undefined,
    ]);
    expect(run(phone, 'addDue', { recurring: 'recurring-a' })).toBe(phone);
  });
  test('replan adds what a clock that was put forward passed over', () => {
    const was = phoneWith({}, { recurring: { 'recurring-a': rule({ next: '2026-03-10' }) } });
    expect(Object.keys(state(was).entries)).toHaveLength(2);
    expect(state(run(was, 'replan')).entries).toEqual(state(was).entries);
  });
  test('pause stops it, and going on leaves out what was due meanwhile', () => {
    const was = run(phoneWith({}, { recurring: { 'recurring-a': rule() } }), 'pause', {
      recurring: 'recurring-a',
      paused: true,
    });
    const later = until(was, at(3, 15));
    expect([made(later, was), later.timers[timerOf('recurring-a')]]).toEqual([[], undefined]);
    const on = run(later, 'pause', { recurring: 'recurring-a', paused: false });
    expect([
      made(on, was),
      state(on).recurring['recurring-a']!.next,
      on.timers[timerOf('recurring-a')]!.at,
    ]).toEqual([[], '2026-03-16', at(3, 16, 10)]);
  });
  test('end and deleteRecurring keep what was added', () => {
    const was = phoneWith({ one: { recurring: 'recurring-a' } }, { recurring: { 'recurring-a': rule() } });
    const ended = run(was, 'end', { recurring: 'recurring-a' });
    expect([state(ended).recurring['recurring-a']!.next, Object.keys(state(ended).entries)]).toEqual([
      null,
      ['entry-one'],
    ]);
    const gone = run(was, 'deleteRecurring', { recurring: 'recurring-a' });
    expect([state(gone).recurring, state(gone).entries['entry-one']!.recurring]).toEqual([{}, null]);
  });
  test('save sets one up: the first now, the next by its timer; one of a later day waits', () => {
    const was = phoneWith();
    const now = run(was, 'save', { ...form(), initial: draft({ every: 'month' }) });
    const [r] = Object.values(state(now).recurring);
    expect([made(now, was).length, r!.next, r!.start]).toEqual([1, '2026-04-12', '2026-03-12']);
    const later = run(was, 'save', { ...form(), initial: draft({ every: 'week', at: at(3, 20, 8) }) });
    expect([made(later, was), Object.values(state(later).recurring)[0]!.next]).toEqual([[], '2026-03-20']);
    expect(made(until(later, at(3, 28)), was)).toHaveLength(2);
  });
  test('save changes one: other amounts come from the next on', () => {
    const was = phoneWith(
      {},
      { recurring: { 'recurring-a': rule({ every: 'month', start: '2026-01-31', next: '2026-03-31' }) } },
    );
    const same = run(was, 'save', {
      ...form({ amount: '6', name: 'Milk' }),
      recurring: 'recurring-a',
      initial: draft({
        category: 'category-bills',
        account: 'account-current',
        every: 'month',
        at: at(3, 31, 10),
      }),
    });
    expect(state(same).recurring['recurring-a']).toMatchObject({
      cents: 600,
      start: '2026-01-31',
      next: '2026-03-31',
    });
    const moved = run(was, 'save', {
      ...form(),
      recurring: 'recurring-a',
      initial: draft({ every: 'week', at: at(3, 16, 10) }),
    });
    expect([state(moved).recurring['recurring-a']!.next, moved.timers[timerOf('recurring-a')]!.at]).toEqual([
      '2026-03-16',
      at(3, 16, 10),
    ]);
  });
});

describe('tables', () => {
  const days = { from: '2026-03-01', to: '2026-03-31', account: null };
  test('exportCsv writes a file of those days that can be read again', () => {
    const was = phoneWith({ one: { name: 'Tea, "good"' }, old: { at: at(2, 3) } });
    const phone = run(was, 'exportCsv', { ...days, name: 'march' });
    const file = Object.values(phone.device.storage.files).find(f => f.name === 'march.csv')!;
    expect([file.mime, toast(phone)]).toEqual(['text/csv', '1 entry saved to Documents/march.csv']);
    expect(readCsv(file.text!).rows).toMatchObject([
      {
        name: 'Tea, "good"',
        cents: 1000,
        category: 'Groceries',
        account: 'Card 9023',
        date: '2026-03-10',
        minute: 720,
      },
    ]);
    expect(toast(run(was, 'exportCsv', { ...days, from: '2026-03-20', name: 'x' }))).toBe(
      'There are no entries in these days',
    );
  });
  test('shareCsv opens the share sheet with the table', () => {
    expect(
      run(phoneWith({ one: {} }), 'shareCsv', { ...days, name: 'march.csv' }).ui.dialogs.at(-1),
    ).toMatchObject({ kind: 'share', intent: { verb: 'SEND', mime: 'text/csv', title: 'march.csv' } });
  });
  test('importRows takes the lines that are chosen, and makes what category is missing', () => {
    const was = phoneWith();
    const text =
      'date,name,amount,category,account\n2026-03-01,A,1.00,Groceries,Cash\n2026-03-02,B,2.00,Tea rooms,\n2026-03-03,C,3.00,,\n';
    const phone = run(was, 'importRows', { text, which: [0, 1], account: 'account-card' });
    expect(made(phone, was)).toMatchObject([
      { name: 'A', account: 'account-cash', category: 'category-groceries' },
      { name: 'B', account: 'account-card', cents: 200, at: at(3, 2) },
    ]);
    expect(Object.values(state(phone).categories).at(-1)).toMatchObject({
      name: 'Tea rooms',
      kind: 'expense',
    });
    expect(
      made(run(was, 'importRows', { text, which: [2], account: 'account-card' }), was)[0]!.category,
    ).toBe('category-other');
  });
  test('everything comes back out of a table', () => {
    const all = found(state(world), { ...NO_FILTER, kind: 'expense' }, ZONE);
    expect(readCsv(csvOf(state(world), all, ZONE))).toMatchObject({ bad: 0, rows: { length: all.length } });
  });
});

describe('reads', () => {
  test('a search goes by words, tags, amount, account and days', () => {
    const s = state(world);
    const count = (more: object) => found(s, { ...NO_FILTER, ...more }, ZONE).length;
    expect([
      count({ text: 'ines sofa' }),
      count({ text: '#gannet' }),
      count({ text: '火锅' }),
      count({ least: 900_00, kind: 'expense' }),
      count({ text: 'bollard', span: { from: '2026-03-11', to: '2026-03-11' } }),
      count({ account: 'account-euro' }),
    ]).toEqual([1, 5, 1, 5, 2, 8]);
  });
  test('sums by category leave transfers out and count euros in pounds', () => {
    const s = state(world);
    const march = during(s, '2026-03', ZONE);
    expect(sumsOf(s, march).spent).toBe(slicesOf(s, march, 'expense').reduce((a, b) => a + b.pence, 0));
    expect(sumsOf(s, march).income).toBe(856_50);
    expect(namesLike(s, 'the b', 'expense').map(e => e.name)).toEqual(['The Bollard']);
  });
});
