import type { Phone } from '../../../apps/catalogue.ts';
import { sameNumber } from '../../../src/sdk/core/telephone.ts';
import { probe, type Probe } from '../probe.ts';

type Call = Phone['apps']['phone']['calls'][string];
/** CallLog.Calls.TYPE */
const TYPES: Readonly<Record<Call['kind'], string>> = {
  incoming: '1',
  outgoing: '2',
  missed: '3',
  declined: '5',
  blocked: '6',
};

/** Asks whether the calls with these numbers are those of the start without the `gone` ones. */
export function calls(was: Phone, numbers: readonly string[], gone: (call: Call) => boolean): Probe {
  const expected = Object.values(was.apps.phone.calls)
    .filter(call => numbers.some(number => sameNumber(number, call.number)) && !gone(call))
    .map(call => `${TYPES[call.kind]} ${call.at}`)
    .sort();
  return probe(
    'content',
    { uri: 'content://call_log/calls', projection: ['_id', 'number', 'type', 'date'] },
    `with ${numbers.join(' and ')} there are ${expected.length} calls`,
    rows =>
      rows
        .filter(row => numbers.some(number => sameNumber(number, row['number'] ?? '')))
        .map(row => `${row['type']} ${row['date']}`)
        .sort()
        .join() === expected.join(),
  );
}
