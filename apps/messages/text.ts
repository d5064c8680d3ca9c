import { international } from '../../src/sdk/core/telephone.ts';
import { decodeUri } from '../../src/sdk/core/uri.ts';

/**
 * A sender as conversations keep it: `+447700900110` for a number in any way of writing it, the digits of a short number, a sender's
 * name as it is.
 */
export function canonical(number: string): string {
  const text = number.trim();
  return /\p{L}/u.test(text) ? text : international(text);
}

/** The people of a conversation: each once, in order. */
export const canonicalAll = (numbers: readonly string[]): string[] =>
  [...new Set(numbers.map(canonical).filter(n => n !== ''))].sort();

/** People as an `sms:` address and a route name them. */
export const addressOf = (people: readonly string[]): string => people.join(',');

/** Key of what belongs to people whether or not they have a conversation; a short number alone would look like an integer. */
export const keyOf = (people: readonly string[]): string => `to:${addressOf(people)}`;
export const peopleOf = (key: string): string[] => key.slice(3).split(',');

/** Whether someone writes from a name or a short number: banks, shops, codes. */
export const isService = (from: string): boolean => /\p{L}/u.test(from) || !from.startsWith('+');

/** Whether a text can go there: a sender's name takes no answers. */
export const takesTexts = (to: string): boolean => !/\p{L}/u.test(to);

const CODE_WORDS =
  /\b(codes?|passcode|otp|one-time|verif(?:y|ication)|log ?in|sign ?in|security|c[oó]digo)\b|验证码|رمز/iu;

/**
 * The verification code in a text, or undefined: four to eight digits beside a word for it, not of a price, a
 * date or a telephone number.
 */
export function codeIn(text: string): string | undefined {
  if (!CODE_WORDS.test(text)) return undefined;
  return /(?<![\p{L}\d£€$+/:.,-])(?<!\d )\d{4,8}(?![\d\p{L}/:%]|[.,-]\d| \d)/u.exec(text)?.[0];
}

/** The code of a message from a service; what people write to each other is no verification. */
export const codeOf = (m: { from: string; text: string }): string | undefined =>
  m.from !== 'me' && isService(m.from) ? codeIn(m.text) : undefined;

// GSM 03.38, the seven-bit alphabet of texts; the second set takes two places.
const GSM = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΔΦΓΛΩΠΨΣΘΞ^{}[\]~\\|€]*$/u;
const TWICE = /[\^{}[\]~\\|€]/gu;

/**
 * How many texts the network sends it as, and what still fits into the last: 160 places, 70 with letters
 * outside GSM 03.38; less where there are several.
 */
export function segmentsOf(text: string): { texts: number; left: number } {
  const plain = GSM.test(text);
  const length = plain ? text.length + (text.match(TWICE)?.length ?? 0) : text.length;
  const [one, each] = plain ? [160, 153] : [70, 67];
  if (length <= one) return { texts: 1, left: one - length };
  const texts = Math.ceil(length / each);
  return { texts, left: texts * each - length };
}

const escaped = (text: string) => text.replace(/([\\;,])/g, '\\$1').replace(/\n/g, '\\n');

/** A card as vCard 3.0. */
export function vCardOf(c: {
  name: string;
  phones: readonly { label: string; number: string }[];
  emails?: readonly { address: string }[];
  company?: string;
  address?: string;
}): string {
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(c.name)}`,
    ...c.phones.map(p => `TEL;TYPE=${p.label.toUpperCase().replace(/[^A-Z]/g, '') || 'CELL'}:${p.number}`),
    ...(c.emails ?? []).map(e => `EMAIL:${e.address}`),
    ...(c.company ? [`ORG:${escaped(c.company)}`] : []),
    ...(c.address ? [`ADR:;;${escaped(c.address)};;;;`] : []),
    'END:VCARD',
  ].join('\n');
}

/** Name and first number of a vCard. */
export function readVCard(text: string): { name: string; number: string } {
  const line = (key: string) =>
    new RegExp(`^${key}[^:\n]*:(.*)$`, 'mi')
      .exec(text)?.[1]
      ?.trim()
      .replace(/\\([\\;,])/g, '$1') ?? '';
  return { name: line('FN') || line('N').replace(/;+/g, ' ').trim() || 'Contact', number: line('TEL') };
}

/** Numbers and text of an `sms:` address: `sms:+44…,+44…?body=…` (RFC 5724). */
export function readSmsUri(address: string): { people: string[]; body: string } {
  const [numbers = '', query = ''] = address.split('?', 2) as [string, string?];
  const body = /(?:^|&)body=([^&]*)/.exec(query)?.[1] ?? '';
  return { people: canonicalAll(numbers.split(/[,;]/)), body: decodeUri(body.replaceAll('+', ' ')) };
}
