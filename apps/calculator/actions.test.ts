// Over 300 lines: one test or more for each action of the app.
import { describe, expect, test } from 'vitest';
import { catalogue, createWorld } from '../catalogue.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import { topScreen } from '../../src/sdk/core/stack.ts';
import { epochOf } from '../../src/state/clock.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { lifetimeAt } from '../../src/state/schema.ts';
import { daysOf, entriesOf, followingOf, kindIn, numberOf, pairOf, previewOf, resultText } from './select.ts';
import { toFixed } from './math/rational.ts';
import { Calculator } from './state.ts';

const world = await createWorld();
const run = (phone: AnyPhone, name: string, args: object = {}, app = 'calculator') =>
  dispatch(catalogue, phone, app, name, args).phone;
const of = (phone: AnyPhone) => phone.apps['calculator'] as Calculator;
const keys = (phone: AnyPhone, ...all: string[]) =>
  all.reduce((p, key) => (key === '=' ? run(p, 'equals') : run(p, 'press', { key })), phone);
const toast = (phone: AnyPhone) => phone.ui.toast?.text;
const newest = (phone: AnyPhone) => entriesOf(of(phone).history)[0]!;
const at = (path: string) =>
  run(
    run(world, 'openAt', { app: 'calculator', path: '/' }, 'system'),
    'push',
    { app: 'calculator', pattern: path, params: {} },
    'system',
  );
const withText = (text: string) => run(world, 'copyText', { text }, 'system');

describe('keys', () => {
  test('press writes, equals works out and keeps it', () => {
    const typed = keys(world, '1', '2', '.', '5', '×', '3');
    expect(of(typed)).toMatchObject({ expression: '12.5×3', caret: 6, result: null });
    expect(previewOf(of(typed))).toBe('37.5');
    const done = keys(typed, '=');
    expect(of(done)).toMatchObject({ expression: '12.5×3', result: '37.5', problem: '' });
    expect(newest(done)).toMatchObject({
      expression: '12.5×3',
      result: '37.5',
      exact: true,
      at: world.clock.now,
    });
    expect(previewOf(of(done))).toBeNull();
  });

  test('press goes on with a result by an operator, and begins anew by a digit', () => {
    const done = keys(world, '2', '+', '3', '=');
    expect(of(keys(done, '×')).expression).toBe('5×');
    expect(of(keys(done, '7'))).toMatchObject({ expression: '7', result: null });
    expect(of(run(done, 'press', { key: '1', start: 0 })).expression).toBe('12+3');
    // What is not a decimal that ends goes on exactly.
    expect(of(keys(world, '2', '÷', '3', '=', '×', '3', '='))).toMatchObject({
      expression: '(2÷3)×3',
      result: '2',
    });
    expect(of(keys(world, '√', '2', '=', '²', '='))).toMatchObject({ expression: '(√2)²', result: '2' });
    expect(of(keys(world, '3', '−', '5', '=', '²', '='))).toMatchObject({ expression: '(−2)²', result: '4' });
    expect(of(keys(world, '3', '−', '5', '=', '+', '1', '='))).toMatchObject({
      expression: '−2+1',
      result: '-1',
    });
  });

  test('equals says why there is no result, and writes no number down that is only typed', () => {
    const wrong = keys(world, '1', '÷', '0', '=');
    expect(of(wrong)).toMatchObject({ result: null, problem: 'Can’t divide by zero' });
    expect(Object.keys(of(wrong).history)).toEqual(Object.keys(of(world).history));
    expect(of(keys(wrong, '5'))).toMatchObject({ expression: '1÷05', problem: '' });
    expect(of(keys(world, '4', '2', '='))).toMatchObject({ result: '42' });
    expect(of(keys(world, '4', '2', '=')).history).toEqual(of(world).history);
    expect(of(keys(world, '='))).toMatchObject({ result: null, problem: '' });
  });

  test('backspace, clear and clearAll', () => {
    const phone = keys(world, '1', '+', 'sin(');
    expect(of(run(phone, 'backspace')).expression).toBe('1+');
    expect(of(run(phone, 'backspace', { start: 1 }))).toMatchObject({ expression: '+sin(', caret: 0 });
    expect(of(run(keys(phone, '9', '='), 'clear'))).toMatchObject({
      expression: '',
      result: null,
      problem: '',
    });
    const remembered = run(keys(world, '7'), 'addToMemory', { sign: '+' });
    expect(of(run(remembered, 'clear')).memory).toBe('7');
    expect(of(run(remembered, 'clearAll'))).toMatchObject({ expression: '', memory: null });
    expect(toast(run(remembered, 'clearAll'))).toBe('Memory cleared too');
  });

  test('write takes typing over, behind a result as keys do', () => {
    expect(of(run(world, 'write', { text: '1,234*2' })).expression).toBe('1234×2');
    const done = keys(world, '1', '0', '0', '0', '+', '1', '=');
    expect(of(run(done, 'write', { text: '1,000+1*2' })).expression).toBe('1001×2');
    expect(of(run(done, 'write', { text: '1,000+17' })).expression).toBe('7');
    expect(of(run(done, 'write', { text: '' })).expression).toBe('');
    expect(of(run(done, 'write', { text: '1,000+1' })).result).toBe('1001');
    expect(toast(run(world, 'write', { text: '1+'.repeat(151) }))).toBe('The line is full');
  });

  test('keys vibrate where the person wants it', () => {
    expect(of(keys(world, '1', '+')).haptics).toBe(2);
    expect(of(keys(run(world, 'changeSettings', { settings: { vibrate: false } }), '1', '+')).haptics).toBe(
      0,
    );
  });

  test('setScientific and setInverse', () => {
    expect(of(run(world, 'setScientific', { on: true })).scientific).toBe(true);
    expect(of(run(world, 'setInverse', { on: true })).inverse).toBe(true);
  });
});

describe('what counts as a change', () => {
  const lifetime = (...path: string[]) => lifetimeAt(Calculator, path);
  test('is the memory and to empty the history, and not to use the calculator', () => {
    expect([lifetime('memory'), lifetime('history'), lifetime('expression')]).toEqual([
      'data',
      'history',
      'trace',
    ]);
    const used = run(keys(world, '1', '+', '1', '='), 'addToMemory', { sign: '+' });
    const back = run(used, 'clearMemory');
    expect(of(back).memory).toBe(of(world).memory);
    expect(Object.keys(of(back).history)).toEqual(
      expect.arrayContaining(Object.keys(of(world).history).slice(0, 3)),
    );
  });
});

describe('memory', () => {
  test('addToMemory works the line out, adds or takes away; clearMemory empties', () => {
    const first = run(keys(world, '1', '2', '×', '3'), 'addToMemory', { sign: '+' });
    expect(of(first)).toMatchObject({ memory: '36', result: '36' });
    expect(newest(first).expression).toBe('12×3');
    const second = run(keys(first, '0', '.', '1'), 'addToMemory', { sign: '−' });
    expect(of(second).memory).toBe('35.9');
    expect(of(run(second, 'clearMemory')).memory).toBeNull();
    expect(toast(run(world, 'addToMemory', { sign: '+' }))).toBe('There is no number to remember');
    expect(of(run(keys(world, '1', '÷', '0'), 'addToMemory', { sign: '+' }))).toMatchObject({
      memory: null,
      problem: 'Can’t divide by zero',
    });
    // Three thirds are one.
    const third = (phone: AnyPhone) => run(keys(phone, '1', '÷', '3'), 'addToMemory', { sign: '+' });
    expect(of(third(third(third(world)))).memory).toBe('1');
  });

  test('recallMemory puts it into the line', () => {
    const kept = (memory: string) =>
      ({ ...world, apps: { ...world.apps, calculator: { ...of(world), memory } } }) as AnyPhone;
    expect(of(run(keys(kept('36'), '2', '+'), 'recallMemory')).expression).toBe('2+36');
    expect(of(run(keys(kept('36'), '2'), 'recallMemory')).expression).toBe('2×36');
    expect(of(run(kept('-2.5'), 'recallMemory')).expression).toBe('−2.5');
    expect(of(run(keys(kept('-2.5'), '4', '×'), 'recallMemory')).expression).toBe('4×(−2.5)');
    expect(of(run(kept('1/3'), 'recallMemory')).expression).toBe('(1÷3)');
    expect(of(run(keys(kept('1.5e+40'), '2', '+', '3', '='), 'recallMemory')).expression).toBe('(1.5×10^40)');
    expect(toast(run(world, 'recallMemory'))).toBe('The memory is empty');
  });
});

describe('clipboard', () => {
  test('copyResult copies what is shown, ungrouped, in the person’s signs', () => {
    expect(run(keys(world, '1', '2', '3', '4', '÷', '8', '='), 'copyResult').os.clipboard?.text).toBe(
      '154.25',
    );
    expect(run(keys(world, '2', '0', '0', '0', '×', '2'), 'copyResult').os.clipboard?.text).toBe('4000');
    expect(
      run(
        run(keys(world, '5', '÷', '2', '='), 'changeSettings', { settings: { separators: 'point_comma' } }),
        'copyResult',
      ).os.clipboard?.text,
    ).toBe('2,5');
    expect(toast(run(world, 'copyResult'))).toBe('There is no result to copy');
  });

  test('paste puts the number of a text into the line', () => {
    expect(of(run(keys(withText('£1,234.50 please'), '2', '+'), 'paste')).expression).toBe('2+1234.50');
    expect(of(run(keys(withText('-3'), '2', '+'), 'paste')).expression).toBe('2+(−3)');
    expect(toast(run(withText('none'), 'paste'))).toBe('There is no number on the clipboard');
  });

  test('copyText copies a tool’s result', () =>
    expect(run(world, 'copyText', { text: '36 days' }).os.clipboard?.text).toBe('36 days'));
});

describe('history', () => {
  const id = 'calc-2026-03-11-12-35';
  test('is by day, newest first, and the base data is right', () => {
    const days = daysOf(of(world).history, 'Europe/London');
    expect(days[0]!.entries.map(e => e.expression)).toEqual(['75÷3']);
    expect(days[1]!.entries.map(e => e.result)).toEqual(['52', '62.4', '40.33', '126']);
    expect(numberOf(of(world).history['calc-2026-02-11-08-14']!.result)).toBeCloseTo(1 / 7, 15);
  });

  test('useExpression and useResult fill the line and go back to it', () => {
    const used = run(at('/history'), 'useExpression', { entry: id });
    expect([of(used).expression, topScreen(used)!.path]).toEqual(['4×(28.5+3)', '/']);
    expect(of(run(at('/history'), 'useResult', { entry: id })).expression).toBe('126');
    expect(of(run(keys(at('/history'), '2', '+'), 'useResult', { entry: id })).expression).toBe('2+126');
    expect(of(run(keys(at('/history'), '2'), 'useResult', { entry: id })).expression).toBe('126');
    expect(of(run(at('/history'), 'useResult', { entry: 'calc-2026-02-11-08-14' })).expression).toBe('(1÷7)');
    expect(of(run(at('/history'), 'useExpression', { entry: 'none' }))).toEqual(of(world));
  });

  test('copyEntry, removeEntry and clearHistory', () => {
    expect(run(world, 'copyEntry', { entry: id, part: 'result' }).os.clipboard?.text).toBe('126');
    expect(run(world, 'copyEntry', { entry: id, part: 'expression' }).os.clipboard?.text).toBe('4×(28.5+3)');
    const without = of(run(world, 'removeEntry', { entry: id })).history;
    expect([id in without, Object.keys(without).length]).toEqual([
      false,
      Object.keys(of(world).history).length - 1,
    ]);
    const cleared = run(run(keys(world, '7'), 'addToMemory', { sign: '+' }), 'clearHistory');
    expect([of(cleared).history, of(cleared).memory]).toEqual([{}, '7']);
  });

  test('keeps the last 300', () => {
    let phone = world;
    for (let i = 0; i < 275; i++) phone = run(run(phone, 'write', { text: `${i + 1}+1` }), 'equals');
    expect(Object.keys(of(phone).history)).toHaveLength(300);
  });
});

describe('tools', () => {
  const shown = (phone: AnyPhone, id: string) => {
    const q = followingOf(of(phone), kindIn(of(phone), id)!);
    return q && toFixed(q, 4);
  };
  const typed = (phone: AnyPhone, kind: string, text: string, side = 'from') =>
    run(phone, 'typeAmount', { kind, side, text });

  test('typeAmount works either way', () => {
    expect(shown(typed(world, 'length', '10'), 'length')).toBe('16.0934');
    expect(shown(typed(world, 'length', '10', 'to'), 'length')).toBe('6.2137');
    expect(shown(typed(world, 'length', ''), 'length')).toBeUndefined();
    expect(of(typed(world, 'length', '12 km')).pairs['length']).toMatchObject({ side: 'from', text: '12' });
    expect(of(typed(world, 'nothing', '1')).pairs).toEqual(of(world).pairs);
  });

  test('setUnit and swapUnits', () => {
    expect(
      shown(run(typed(world, 'mass', '2'), 'setUnit', { kind: 'mass', side: 'to', unit: 'g' }), 'mass'),
    ).toBe('907.1847');
    expect(of(run(world, 'setUnit', { kind: 'mass', side: 'from', unit: 'kg' })).pairs['mass']).toMatchObject(
      { from: 'kg', to: 'lb' },
    );
    expect(of(run(world, 'setUnit', { kind: 'mass', side: 'from', unit: 'km' })).pairs['mass']).toMatchObject(
      { from: 'lb', to: 'kg' },
    );
    expect(of(run(world, 'swapUnits', { kind: 'length' })).pairs['length']).toMatchObject({
      from: 'km',
      to: 'mi',
      text: '26.2',
    });
    expect(pairOf(of(world), kindIn(of(world), 'speed')!)).toEqual({
      from: 'mph',
      to: 'kmh',
      side: 'from',
      text: '1',
    });
  });

  test('openKind notes what was used last', () =>
    expect(of(run(world, 'openKind', { kind: 'speed' })).kinds).toEqual([
      'speed',
      'currency',
      'volume',
      'length',
    ]));

  test('refreshRates needs the internet, and gives the day’s rates', () => {
    const fresh = run(world, 'refreshRates');
    expect([of(fresh).rates.asOf, of(fresh).rates.fetchedAt, toast(fresh)]).toEqual([
      '2026-03-12',
      world.clock.now,
      'Rates updated',
    ]);
    expect(of(fresh).rates.perEuro).not.toEqual(of(world).rates.perEuro);
    expect(toast(run(fresh, 'refreshRates'))).toBe('The rates are up to date');
    const off = {
      ...world,
      device: { ...world.device, radios: { ...world.device.radios, wifi: false, mobileData: false } },
    };
    expect([of(run(off, 'refreshRates')), toast(run(off, 'refreshRates'))]).toEqual([
      of(world),
      'You’re offline. Connect to the internet to refresh the rates.',
    ]);
    expect(shown(typed(world, 'currency', '84.12'), 'currency')).toBe('100.0000');
  });

  test('setDay, changeDays and changeTip', () => {
    const day = run(world, 'setDay', {
      which: 'start',
      result: epochOf({ year: 2026, month: 12, day: 24 }, 'Europe/London'),
    });
    expect(of(run(day, 'changeDays', { days: { mode: 'shift', back: true, days: 100 } })).days).toMatchObject(
      { start: '2026-12-24', mode: 'shift', back: true, days: 100 },
    );
    expect(of(run(world, 'changeTip', { tip: { bill: '£12.345', people: 3 } })).tip).toMatchObject({
      bill: '12.34',
      people: 3,
      tenths: 125,
    });
  });

  test('changeSettings changes how numbers and angles are taken', () => {
    const phone = run(world, 'changeSettings', {
      settings: { separators: 'point_comma', angle: 'rad', format: 'two' },
    });
    expect(resultText('1234.5', of(phone).settings)).toBe('1.234,50');
    expect(of(keys(phone, 'sin(', 'π', '÷', '2', '=')).result).toBe('1');
    expect(of(keys(world, 'sin(', '9', '0', '=')).result).toBe('1');
  });
});
