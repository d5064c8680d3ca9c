import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/protocol/action.ts';
import { screen } from '../screen-fixture.ts';
import { judgeFirstRows } from './check.ts';
import { firstRows } from './first-row.ts';
import { isOneStepEnough } from './one-step-early.ts';

const rows = screen(
  { name: 'Bread', id: 'row#one' },
  { name: 'Milk', id: 'row#two' },
  { name: 'Save', id: 'button/save' },
);
/** The actions of a solver that takes first rows, on a screen that stays. */
function blind(...actions: Action[]) {
  const made = firstRows<null>(function* () {
    for (const action of actions) yield action;
  });
  const running = made.solver(rows, null);
  const taken: unknown[] = [];
  for (let next = running.next(); !next.done; next = running.next(rows)) taken.push(next.value);
  return { taken, choices: made.choices() };
}
const tap = (element: string): Action => ({ type: 'tap', element });

describe('first rows', () => {
  it('stand in for the row that is chosen, and for nothing else', () => {
    expect(blind(tap('row#two'), tap('button/save'))).toEqual({
      taken: [tap('row#one'), tap('button/save')],
      choices: 1,
    });
  });
  it('are no guess after a search in the same app', () => {
    const search: Action = { type: 'type', element: 'button/save', text: 'Milk' };
    expect(blind(search, tap('row#two'))).toEqual({ taken: [search, tap('row#two')], choices: 0 });
  });
  it('may be right on half of the seeds with a choice, or more with a reason', () => {
    const play = (hadChoice: boolean, success: boolean) => ({ hadChoice, success });
    const [right, wrong, none] = [play(true, true), play(true, false), play(false, true)];
    const spec = (guessable?: string) => ({ spec: { guessable } }) as never;
    expect(judgeFirstRows(spec(), [right, wrong, none])).toEqual({ share: 0.5, high: [] });
    expect(judgeFirstRows(spec(), [right, right, wrong])).toMatchObject({
      high: ['the first row of every list succeeds on 2 of the 3 seeds with a row to choose'],
    });
    expect(judgeFirstRows(spec('the newest is meant'), [right, right]).high).toEqual([]);
    const impossible = { spec: { expects: 'impossible' } } as never;
    expect(judgeFirstRows(impossible, [right, right])).toEqual({ share: 1, high: [] });
    expect(judgeFirstRows(spec(), [right])).toEqual({ share: 1, high: [] });
    expect(judgeFirstRows(spec(), [none])).toEqual({ share: null, high: [] });
  });
});

describe('one step early', () => {
  it('is enough where all was met before the last step that operates the phone', () => {
    const actions: Action[] = [tap('a'), tap('b'), { type: 'wait', ms: 1 }, { type: 'done' }];
    expect(isOneStepEnough(actions, [true, true, true, true])).toBe(true);
    expect(isOneStepEnough(actions, [false, true, true, true])).toBe(false);
  });
  it('says nothing of a play with one step', () => {
    expect(isOneStepEnough([tap('a'), { type: 'done' }], [true, true])).toBe(false);
  });
});
