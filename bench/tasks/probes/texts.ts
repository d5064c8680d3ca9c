import type { Phone } from '../../../apps/catalogue.ts';
import { ME } from '../../../apps/messages/select.ts';
import { sameText } from '../../../judges/changes.ts';
import { sameNumber } from '../../../src/sdk/core/telephone.ts';
import { probe, type Probe } from '../probe.ts';
import { quoted } from './words.ts';

/** Sent, on its way out, and waiting for a network (Telephony.TextBasedSmsColumns). */
const OUT = '2, 4, 6';

/** One text that went out since the start and did not fail: to this number, with a text that fits. */
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

/** One text that went out since the start: to this number and with these words. */
export const text = (was: Phone, to: string, words: string): Probe =>
  textThat(was, to, words, body => sameText(body, words));

/** What came from one of these numbers, into groups too, and what went to one of them alone, oldest first: as the provider has it by address. */
function saidWith(
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

/** The texts with each of these numbers say what they did at the start, but for those that are to be gone; drafts (type 3) are none. */
export function textsBut(was: Phone, numbers: readonly string[], gone: readonly string[]): Probe {
  const sorted = (all: readonly string[]) => JSON.stringify([...all].sort());
  const expected = saidWith(was, numbers)
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

/** The digits by which a number is told from another, with or without its country's. */
const ending = (number: string): string => number.replace(/\D/g, '').slice(-9);

/** Lines of a shell that put the conversations with these numbers onto a device, in place of what it has with them. */
export const slateTexts = (was: Phone, numbers: readonly string[]): string[] => [
  `content delete --uri content://sms --where ${quoted(`substr(replace(replace(address, ' ', ''), '-', ''), -9) IN (${numbers.map(number => `'${ending(number)}'`).join(', ')})`)}`,
  ...saidWith(was, numbers).map(
    ({ number, text: words, own, at }) =>
      `content insert --uri content://sms --bind ${quoted(`address:s:${number}`)} --bind ${quoted(`body:s:${words}`)} --bind type:i:${own ? 2 : 1} --bind date:l:${at} --bind read:i:1`,
  ),
];
