import type { Attachment, Draft, Person } from './state.ts';

const ADDRESS = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[a-z]{2,}$/i;
/** Whether a text can be an email address. */
export const isAddress = (text: string): boolean => ADDRESS.test(text.trim());
export const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Somebody as people type them: `Mira Osei <mira@…>`, or the address alone. */
export function personOf(text: string): Person {
  const [, named, inside] = /^\s*"?([^"<]*?)"?\s*<([^>]*)>\s*$/.exec(text) ?? [];
  return inside === undefined
    ? { name: '', address: text.trim() }
    : { name: named!.trim(), address: inside.trim() };
}

/** Everyone in a text that commas or semicolons part. */
export const peopleOf = (text: string): Person[] =>
  text
    .split(/[,;，；\n]/)
    .filter(part => part.trim() !== '')
    .map(personOf);

/** People without those who come twice or are among `others`. */
export function without(people: readonly Person[], others: readonly string[]): Person[] {
  const seen = new Set(others.map(a => a.toLowerCase()));
  return people.filter(({ address }) => {
    const key = address.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** What a `mailto:` address asks for. */
export function readMailto(uri: string): Pick<Draft, 'to' | 'cc' | 'bcc' | 'subject' | 'text'> {
  const [address = '', query = ''] = uri.replace(/^mailto:/i, '').split('?');
  const given = new Map(
    query
      .split('&')
      .filter(Boolean)
      .map(pair => {
        const [key = '', value = ''] = pair.split('=');
        return [key.toLowerCase(), decoded(value)] as const;
      }),
  );
  const all = (key: string) => peopleOf(given.get(key) ?? '');
  return {
    to: without([...peopleOf(decoded(address)), ...all('to')], []),
    cc: all('cc'),
    bcc: all('bcc'),
    subject: given.get('subject') ?? '',
    text: given.get('body') ?? '',
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A piece of a mail’s text: words, or words that lead somewhere. */
export interface Piece {
  text: string;
  uri?: string;
}

const LINK =
  /\[([^\]\n]+)\]\(([^)\s]+)\)|(https?:\/\/[^\s<>)\]]*[^\s<>)\].,;:!?])|([^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[a-z]{2,})|(\+44 ?\d[\d ]{8,12}\d|\b0\d{4} ?\d{6}\b)/giu;

/** The pieces of a text: `[words](uri)`, addresses of pages and people, telephone numbers. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(LINK)) {
    const [all, label, uri, page, address, number] = found;
    if (found.index > from) pieces.push({ text: text.slice(from, found.index) });
    if (label) pieces.push({ text: label, uri: uri! });
    else if (page) pieces.push({ text: page, uri: page });
    else if (address) pieces.push({ text: address, uri: `mailto:${address}` });
    else pieces.push({ text: all, uri: `tel:${number!.replaceAll(' ', '')}` });
    from = found.index + all.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** A text as it is read, without the marks of its links. */
export const plain = (text: string): string => text.replaceAll(/\[([^\]\n]+)\]\([^)\s]+\)/g, '$1');

export const hostOf = (uri: string): string | undefined =>
  /^https?:\/\/([^/?#]+)/i.exec(uri)?.[1]?.toLowerCase();
const SITE = /\b(?:[a-z0-9-]+\.)+(?:example|test|[a-z]{2,4})\b/i;
/** Whether a link says that it leads to another site than it does. */
export function isDeceptive({ text, uri }: Piece): boolean {
  const host = uri && hostOf(uri);
  const said = SITE.exec(text)?.[0].toLowerCase();
  return !!host && !!said && said !== host && !host.endsWith(`.${said}`);
}

const CODE =
  /(?:\bcode\b|\bcódigo\b|\bPIN\b|验证码)[^\d\n]{0,40}\b(\d{4,8})\b|\b(\d{4,8})\b[^\d\n]{0,30}(?:\bcode\b|验证码)/iu;
/** The verification code in a mail, or undefined. */
export function codeOf(text: string): string | undefined {
  const found = CODE.exec(text);
  return found?.[1] ?? found?.[2];
}

const ATTACHED = /\battach(?:ed|ing|ment|ments)?\b|\benclosed\b|\badjunt[oa]s?\b|附件|附上|مرفق/iu;
/** Whether a text says that something is attached. */
export const saysAttached = (text: string): boolean => ATTACHED.test(text);

export const bytesOf = (attachments: readonly Attachment[]): number =>
  attachments.reduce((sum, a) => sum + a.size, 0);

const PREFIX = /^\s*(?:re|fwd?|aw|回复|转发)\s*[:：]\s*/iu;
/** A subject without what answers and forwards put before it. */
export function bareSubject(subject: string): string {
  let bare = subject;
  while (PREFIX.test(bare)) bare = bare.replace(PREFIX, '');
  return bare.trim();
}
