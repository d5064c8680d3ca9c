import type { Phone } from '../../../apps/catalogue.ts';
import { ME } from '../../../apps/messages/select.ts';
import { sameText } from '../../../judges/changes.ts';
import { sameNumber } from '../../../src/sdk/core/telephone.ts';
import { probe, type Probe } from '../probe.ts';
import { quoted } from './words.ts';

/** Sent, on its way out, and waiting for a network (Telephony.TextBasedSmsColumns). */
const OUT = '2, 4, 6';

/** Asks whether exactly one text was sent since the start without failing: to this number, with a body that fits. */
export const textThat = (was: Phone, to: string, says: string, fits: (body: string) => boolean): Probe =>
  probe(
    'content',
    {
      uri: 'content://sms',
      where: `type IN (${OUT}) AND date >= ${was.clock.now}`,
      projection: ['_id', 'address', 'body'],
    },
    `one text went out, to ${to}: ${says}`,
    rows => rows.length === 1 && sameNumber(rows[0]!['address'] ?? '', to) && fits(rows[0]!['body'] ?? ''),
  );

/** Asks whether exactly one text was sent since the start: to this number, with this body. */
export const text = (was: Phone, to: string, words: string): Probe =>
  textThat(was, to, words, body => sameText(body, words));

/**
 * Texts with these numbers as the provider lists them by address, oldest first: received (in groups too), or sent to one of
 * them alone.
 */
function textsWith(
  { apps: { messages } }: Phone,
  numbers: readonly string[],
): { number: string; text: string; own: boolean; at: number }[] {
  return Object.values(messages.messages)
    .flatMap(m => {
      const own = m.from === ME;
      const addresses = own ? (messages.threads[m.thread]?.people ?? []) : [m.from];
      const number =
        addresses.length === 1 ? numbers.find(each => sameNumber(each, addresses[0]!)) : undefined;
      return number === undefined || m.text === '' ? [] : [{ number, text: m.text, own, at: m.at }];
    })
    .sort((a, b) => a.at - b.at);
}

/** Asks whether the texts with these numbers are those of the start without the `gone` ones. Drafts (type 3) do not count. */
export function textsBut(was: Phone, numbers: readonly string[], gone: readonly string[]): Probe {
  const sorted = (all: readonly string[]) => JSON.stringify([...all].sort());
  const expected = textsWith(was, numbers)
    .map(each => each.text)
    .filter(words => !gone.includes(words));
  return probe(
    'content',
    { uri: 'content://sms', where: 'type != 3', projection: ['_id', 'address', 'body'] },
    `with ${numbers.join(' and ')} there are ${expected.length} texts, and none says ${gone.join(' or ')}`,
    rows =>
      sorted(
        rows
          .filter(row => numbers.some(number => sameNumber(row['address'] ?? '', number)))
          .map(row => row['body'] ?? ''),
      ) === sorted(expected),
  );
}

/** The digits that identify a number, with or without its country code. */
const ending = (number: string): string => number.replace(/\D/g, '').slice(-9);

/** The shell line that deletes the texts with these numbers, however the device formats them. */
function deleteWith(numbers: readonly string[]): string {
  const digits = `substr(replace(replace(address, ' ', ''), '-', ''), -9)`;
  const endings = numbers.map(number => `'${ending(number)}'`).join(', ');
  return `content delete --uri content://sms --where ${quoted(`${digits} IN (${endings})`)}`;
}

/** Shell lines that replace a device's conversations with these numbers by those of the start. */
export const slateTexts = (was: Phone, numbers: readonly string[]): string[] => [
  deleteWith(numbers),
  ...textsWith(was, numbers).map(({ number, text: body, own, at }) => {
    const columns = [
      quoted(`address:s:${number}`),
      quoted(`body:s:${body}`),
      `type:i:${own ? 2 : 1}`,
      `date:l:${at}`,
      'read:i:1',
    ];
    return `content insert --uri content://sms ${columns.map(column => `--bind ${column}`).join(' ')}`;
  }),
];
