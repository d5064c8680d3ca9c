import { expect, it } from 'vitest';
import { MOST_EQUAL, Stop } from './stop.ts';

const lost = (message: string, code = 'ENDPOINT_FAILED') => ({
  outcome: 'infra_error' as const,
  error: { code, message },
});
const times = (n: number, each: (i: number) => void) => Array.from({ length: n }, (_, i) => each(i));

it('equal failures in a row stop a run, whatever numbers are in them', () => {
  const stop = new Stop();
  times(MOST_EQUAL - 1, i => stop.count(lost(`answered 500: request r-${i}`)));
  expect(stop.reason).toBeNull();
  stop.count(lost('answered 500: request r-99'));
  expect(stop.reason).toMatchObject({ code: 'ENDPOINT_FAILED', message: expect.stringMatching(/in a row/) });
  expect(stop.signal.aborted).toBe(true);
});

it('an episode that ends, another failure and a judge’s error begin the count again', () => {
  const others = [
    { outcome: 'failure' as const },
    { outcome: 'agent_error' as const, error: { code: 'AGENT_ERROR', message: 'no idea' } },
    lost('another'),
    lost('goal x: no', 'JUDGE_ERROR'),
  ];
  for (const other of others) {
    const stop = new Stop();
    times(MOST_EQUAL - 1, () => stop.count(lost('busy')));
    stop.count(other);
    times(MOST_EQUAL - 1, () => stop.count(lost('busy')));
    expect(stop.reason).toBeNull();
  }
});

it('a failure of every episode stops at once, and the first reason is the one that is told', () => {
  const stop = new Stop();
  stop.count({ ...lost('answered 401'), stopsRun: true });
  stop.interrupt();
  expect(stop.reason).toEqual({ code: 'ENDPOINT_FAILED', message: 'answered 401' });
  const without = new Stop();
  without.count(lost('no browser', 'BROWSER_MISSING'));
  expect(without.reason).toMatchObject({ code: 'BROWSER_MISSING' });
});
