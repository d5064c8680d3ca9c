import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Leases, type Lease } from './leases.ts';

it('whatever happens, each piece of work is with one holder at most and counts once', () => {
  const command = fc.record({
    kind: fc.constantFrom('take', 'renew', 'settle', 'wait', 'expire'),
    of: fc.nat(5),
    ms: fc.integer({ min: 0, max: 120 }),
  });
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), commands => {
      let now = 0;
      const leases = new Leases<number>(100, () => now);
      const free = new Set([0, 1, 2, 3, 4, 5]);
      const handed: { lease: Lease<number>; heard: number }[] = [];
      const settled = new Map<number, number>();
      for (const { kind, of, ms } of commands) {
        const holder = handed[of];
        if (kind === 'wait') now += ms;
        if (kind === 'take') {
          if (free.delete(of)) handed.push({ lease: leases.acquire(of), heard: now });
          else if (!settled.has(of)) expect(() => leases.acquire(of)).toThrow('already');
        }
        if (kind === 'renew' && holder) {
          const renewed = leases.renew(holder.lease);
          expect(renewed).toBe(!holder.lease.signal.aborted && !settled.has(holder.lease.work));
          if (renewed) holder.heard = now;
        }
        if (kind === 'settle' && holder && leases.release(holder.lease)) {
          expect(holder.lease.signal.aborted).toBe(false);
          settled.set(holder.lease.work, (settled.get(holder.lease.work) ?? 0) + 1);
        }
        if (kind === 'expire') {
          const due = handed
            .filter(
              ({ lease, heard }) => !lease.signal.aborted && !settled.has(lease.work) && now - heard >= 100,
            )
            .map(({ lease }) => lease.work);
          const back = leases.expire();
          expect(back.sort()).toEqual(due.sort());
          for (const work of back) free.add(work);
        }
        expect([...settled.values()].every(times => times === 1)).toBe(true);
        expect(leases.size + free.size + settled.size).toBe(6);
      }
    }),
    { numRuns: 300 },
  );
});

it('taking everything away tells every holder why', () => {
  const leases = new Leases<string>(100, () => 0);
  const [a, b] = [leases.acquire('a'), leases.acquire('b')];
  leases.release(a);
  expect(leases.active).toEqual(['b']);
  expect(leases.revokeAll()).toEqual(['b']);
  expect([
    a.signal.aborted,
    b.signal.aborted,
    (b.signal.reason as { code: string }).code,
    leases.size,
  ]).toEqual([false, true, 'ABORTED', 0]);
});
