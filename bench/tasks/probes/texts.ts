import type { Phone } from '../../../apps/catalogue.ts';
import { ME } from '../../../apps/messages/select.ts';
import { sameNumber } from '../../../src/sdk/core/telephone.ts';
import { quoted } from './words.ts';

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
