import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toApiError } from '../errors.ts';
import { SessionNames } from './names.ts';

interface Made {
  id: string;
}
/** A session that is being opened, until it is let go on or broken. */
interface Pending {
  name: string | undefined;
  go: () => void;
  break: () => void;
}

/** Sessions whose opening and ending are done by hand. */
class Bench {
  readonly live = new Map<string, string | undefined>();
  readonly pending: Pending[] = [];
  /** Names of sessions that have ended. */
  readonly ended = new Set<string>();
  readonly names: SessionNames<Made>;
  private serial = 0;

  constructor(maxEnded?: number) {
    this.names = new SessionNames<Made>({
      idOf: ({ id }) => id,
      end: id => this.end(id),
      ...(maxEnded === undefined ? {} : { maxEnded }),
    });
  }

  end(id: string, how: 'closed' | 'expired' = 'closed'): void {
    if (!this.live.has(id)) return;
    this.live.delete(id);
    this.names.ended(id, how);
  }

  /** Gives the id, or the code of the refusal. */
  open(name: string | undefined, payload: unknown = 1): Promise<string> {
    const open = () =>
      new Promise<Made>((resolve, reject) => {
        const pending: Pending = {
          name,
          go: () => {
            const id = `s-${++this.serial}`;
            this.live.set(id, name);
            resolve({ id });
          },
          break: () => reject(new Error('broken')),
        };
        this.pending.push(pending);
      });
    return this.names.open({ name, payload, open }).then(
      ({ id }) => id,
      thrown => toApiError(thrown).code,
    );
  }
}

const settled = () => new Promise(resolve => setImmediate(resolve));

const Name = fc.constantFrom('a', 'b', 'c', undefined);
const Which = fc.nat({ max: 5 });
const Step = fc.oneof(
  fc.record({ op: fc.constant('open' as const), name: Name, payload: fc.constantFrom(1, 2) }),
  fc.record({ op: fc.constantFrom('go' as const, 'break' as const, 'expire' as const), which: Which }),
  fc.record({ op: fc.constant('close' as const), name: fc.constantFrom('a', 'b', 'c') }),
);

it('whatever callers do, a name has one session at a time, and none after that one has ended', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { maxLength: 40 }), async steps => {
      const bench = new Bench();
      const { names, live, pending, ended } = bench;
      const answers: Promise<string>[] = [];
      for (const step of steps) {
        if (step.op === 'open') answers.push(bench.open(step.name, step.payload));
        else if (step.op === 'close') {
          const isThere = [...live.values(), ...pending.map(({ name }) => name)].includes(step.name);
          const expected = ended.has(step.name) ? 'already_closed' : isThere ? 'closed' : 'unknown';
          expect(names.close(step.name)).toBe(expected);
          if (isThere) ended.add(step.name);
        } else if (step.op === 'expire') {
          const [id, name] = [...live][step.which] ?? [];
          if (id !== undefined) bench.end(id, 'expired');
          if (name !== undefined) ended.add(name);
        } else pending.splice(step.which, 1).forEach(one => one[step.op as 'go' | 'break']());
        await settled();
        const named = [...live.values(), ...pending.map(({ name }) => name)].filter(
          name => name !== undefined && !ended.has(name),
        );
        expect(new Set(named).size).toBe(named.length);
        for (const name of live.values()) expect(ended.has(name ?? '')).toBe(false);
      }
      for (const one of pending) one.go();
      const told = await Promise.all(answers);
      for (const one of told) expect(one).toMatch(/^(s-\d+|KEY_REUSED|SESSION_CLOSED|INTERNAL)$/);
      for (const name of ended) expect(await bench.open(name)).toBe('SESSION_CLOSED');
    }),
    { numRuns: 300 },
  );
});

it('a name that is closed while its session is opened stays closed, and the session ends', async () => {
  const bench = new Bench();
  const both = [bench.open('a'), bench.open('a')];
  await settled();
  expect(bench.names.close('a')).toBe('closed');
  expect(bench.names.close('a')).toBe('already_closed');
  bench.pending[0]!.go();
  expect(await Promise.all(both)).toEqual(['SESSION_CLOSED', 'SESSION_CLOSED']);
  expect([bench.live.size, bench.pending.length]).toEqual([0, 1]);
});

it('the names of the last sessions that ended are remembered, and all of those that are open', async () => {
  const bench = new Bench(2);
  const open = async (name: string) => {
    const opened = bench.open(name);
    await settled();
    bench.pending.pop()?.go();
    return opened;
  };
  const kept = await open('kept');
  for (const name of ['a', 'b', 'c']) {
    await open(name);
    bench.names.close(name);
  }
  expect([await open('b'), await open('c')]).toEqual(['SESSION_CLOSED', 'SESSION_CLOSED']);
  expect(bench.names.close('a')).toBe('unknown');
  expect(await open('a')).toMatch(/^s-/);
  expect(await open('kept')).toBe(kept);
});
