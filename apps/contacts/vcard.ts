import { nameOf, splitName } from './names.ts';
import type { Card } from './state.ts';

/** A card of a file, with the names of its groups. */
export interface VCard extends Card {
  categories: string[];
}
export type Version = '3.0' | '4.0';

export const emptyCard = (): Card => ({
  prefix: '',
  given: '',
  family: '',
  phonetic: '',
  nickname: '',
  company: '',
  role: '',
  phones: [],
  emails: [],
  address: '',
  birthday: null,
  notes: '',
});

const bytes = (text: string) => new TextEncoder().encode(text).length;
const escaped = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/([,;])/g, '\\$1');
const unescaped = (text: string) =>
  text.replace(/\\([\\,;:nN])/g, (_, c: string) => (c === 'n' || c === 'N' ? '\n' : c));

/** Cuts a line into pieces of 75 bytes at most, never within a character (RFC 6350, 3.2). */
function folded(line: string): string {
  const lines: string[] = [];
  let at = '';
  for (const c of line) {
    if (bytes(at + c) > 75) {
      lines.push(at);
      at = ' ';
    }
    at += c;
  }
  return [...lines, at].join('\r\n');
}

/** Splits at a sign that is not escaped. */
function split(text: string, sign: string): string[] {
  const out = [''];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '\\' && i + 1 < text.length) out[out.length - 1] += text[i]! + text[++i]!;
    else if (text[i] === sign) out.push('');
    else out[out.length - 1] += text[i]!;
  }
  return out;
}

/** A value within quotes of a parameter (RFC 6868). */
const quoted = (text: string) => `"${text.replace(/\^/g, '^^').replace(/\n/g, '^n').replace(/"/g, "^'")}"`;
const unquoted = (text: string) =>
  text
    .replace(/^"(.*)"$/s, '$1')
    .replace(/\^([\^n'])/g, (_, c: string) => (c === 'n' ? '\n' : c === "'" ? '"' : '^'));

const TEL: Record<string, string> = { Mobile: 'CELL', Home: 'HOME', Work: 'WORK', Main: 'MAIN' };
const MAIL: Record<string, string> = { Home: 'HOME', Work: 'WORK' };
const fromType = (types: readonly string[], words: Record<string, string>) =>
  Object.keys(words).find(word => types.includes(words[word]!)) ?? 'Other';

function linesOf(card: VCard, version: Version, address: () => string): string[] {
  const lines = ['BEGIN:VCARD', `VERSION:${version}`];
  const sortAs = version === '4.0' && card.phonetic ? `;SORT-AS=${quoted(card.phonetic)}` : '';
  lines.push(
    `N${sortAs}:${escaped(card.family)};${escaped(card.given)};;${escaped(card.prefix)};`,
    `FN:${escaped(nameOf(card))}`,
  );
  const put = (key: string, text: string) => {
    if (text) lines.push(`${key}:${escaped(text)}`);
  };
  if (version === '3.0') put('SORT-STRING', card.phonetic);
  put('NICKNAME', card.nickname);
  put('ORG', card.company);
  put('TITLE', card.role);
  // A word of the person's own goes beside the line, as other phones write it.
  const labelled = (key: string, label: string, types: Record<string, string>, value: string) => {
    if (Object.hasOwn(types, label)) {
      lines.push(`${key};TYPE=${version === '4.0' ? types[label]!.toLowerCase() : types[label]}:${value}`);
      return;
    }
    if (label === 'Other') {
      lines.push(`${key}:${value}`);
      return;
    }
    const item = address();
    lines.push(`${item}.${key}:${value}`, `${item}.X-ABLabel:${escaped(label)}`);
  };
  for (const { label, number } of card.phones) labelled('TEL', label, TEL, escaped(number));
  for (const { label, address: to } of card.emails) labelled('EMAIL', label, MAIL, escaped(to));
  if (card.address)
    lines.push(`ADR;TYPE=${version === '4.0' ? 'home' : 'HOME'}:;;${escaped(card.address)};;;;`);
  if (card.birthday)
    lines.push(
      `BDAY:${version === '4.0' ? card.birthday.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$1$2$3').replace(/^--(\d\d)-(\d\d)$/, '--$1$2') : card.birthday}`,
    );
  put('NOTE', card.notes);
  if (card.categories.length > 0) lines.push(`CATEGORIES:${card.categories.map(escaped).join(',')}`);
  lines.push('END:VCARD');
  return lines;
}

/** Cards as a vCard file: RFC 2426 (3.0) or RFC 6350 (4.0), lines folded at 75 bytes, ended by CR LF. */
export function writeCards(cards: readonly VCard[], version: Version = '3.0'): string {
  return cards
    .map(card => {
      let items = 0;
      return `${linesOf(card, version, () => `item${++items}`)
        .map(folded)
        .join('\r\n')}\r\n`;
    })
    .join('');
}

interface Line {
  group: string;
  name: string;
  types: string[];
  sortAs: string;
  value: string;
}

function lineOf(text: string): Line | null {
  // Signs within quotes end nothing.
  const heads = [''];
  let colon = -1;
  for (let i = 0, inside = false; i < text.length && colon < 0; i++) {
    if (text[i] === '"') inside = !inside;
    if (text[i] === ':' && !inside) colon = i;
    else if (text[i] === ';' && !inside) heads.push('');
    else heads[heads.length - 1] += text[i]!;
  }
  if (colon < 1) return null;
  const [head = '', ...params] = heads;
  const dot = head.lastIndexOf('.');
  const values = (name: string) =>
    params.filter(p => p.toUpperCase().startsWith(`${name}=`)).map(p => p.slice(name.length + 1));
  // In 2.1 a type stands alone.
  const types = [
    ...values('TYPE').flatMap(v => v.replace(/"/g, '').split(',')),
    ...params.filter(p => !p.includes('=')),
  ];
  return {
    group: head.slice(0, Math.max(0, dot)).toLowerCase(),
    name: head.slice(dot + 1).toUpperCase(),
    types: types.map(t => t.trim().toUpperCase()),
    sortAs: unquoted(values('SORT-AS')[0] ?? ''),
    value: text.slice(colon + 1),
  };
}

/** A date of a vCard as ISO, `--MM-DD` without its year, or null where it is no date. */
export function readDate(text: string): string | null {
  const m = /^(\d{4}|-)-?(\d\d)-?(\d\d)(?:T.*)?$/.exec(text.trim());
  if (!m) return null;
  const [month, day] = [Number(m[2]), Number(m[3])];
  const most =
    [
      31,
      m[1] === '-' || (Number(m[1]) % 4 === 0 && (Number(m[1]) % 100 !== 0 || Number(m[1]) % 400 === 0))
        ? 29
        : 28,
      31,
      30,
      31,
      30,
      31,
      31,
      30,
      31,
      30,
      31,
    ][month - 1] ?? 0;
  return day >= 1 && day <= most ? `${m[1]}-${m[2]}-${m[3]}` : null;
}

function cardOf(lines: readonly Line[]): VCard | null {
  const card: VCard = { ...emptyCard(), categories: [] };
  const label = (line: Line, fallback: string) => {
    const own = line.group && lines.find(l => l.group === line.group && l.name === 'X-ABLABEL');
    // Other phones put their own words between these signs.
    return own
      ? unescaped(own.value)
          .replace(/^_\$!<(.*)>!\$_$/, '$1')
          .trim() || fallback
      : fallback;
  };
  let full = '';
  for (const line of lines) {
    const value = unescaped(line.value);
    switch (line.name) {
      case 'N': {
        const [family = '', given = '', , prefix = ''] = split(line.value, ';').map(unescaped);
        Object.assign(card, { family, given, prefix, ...(line.sortAs ? { phonetic: line.sortAs } : {}) });
        break;
      }
      case 'FN':
        full = value;
        break;
      case 'SORT-STRING':
        card.phonetic = value;
        break;
      case 'NICKNAME':
        card.nickname = value;
        break;
      case 'ORG':
        card.company = split(line.value, ';').map(unescaped).filter(Boolean).join(', ');
        break;
      case 'TITLE':
        card.role = value;
        break;
      case 'TEL':
        if (value.trim())
          card.phones.push({
            label: label(line, fromType(line.types, TEL)),
            number: value.replace(/^tel:/i, ''),
          });
        break;
      case 'EMAIL':
        if (value.trim())
          card.emails.push({ label: label(line, fromType(line.types, MAIL)), address: value });
        break;
      case 'ADR':
        card.address ||= split(line.value, ';')
          .map(unescaped)
          .filter(part => part !== '')
          .join(', ');
        break;
      case 'BDAY':
        card.birthday ??= readDate(value);
        break;
      case 'NOTE':
        card.notes = card.notes ? `${card.notes}\n${value}` : value;
        break;
      case 'CATEGORIES':
        card.categories.push(
          ...split(line.value, ',')
            .map(c => unescaped(c).trim())
            .filter(Boolean),
        );
        break;
      default:
    }
  }
  // The full name counts where there is no other, and is not made of what else the card says.
  const others = [
    card.nickname,
    card.company,
    ...card.phones.map(p => p.number),
    ...card.emails.map(e => e.address),
    'No name',
  ].map(t => t.trim());
  if (!card.given && !card.family && !card.prefix && full.trim() && !others.includes(full.trim()))
    Object.assign(card, splitName(full));
  return card.given ||
    card.family ||
    card.nickname ||
    card.company ||
    card.phones.length > 0 ||
    card.emails.length > 0
    ? card
    : null;
}

/** Every card of a vCard file, 2.1 to 4.0. What is not known is left out, and so are cards that say nothing. */
export function readCards(text: string): VCard[] {
  const cards: VCard[] = [];
  let lines: Line[] | null = null;
  for (const raw of text
    .replace(/\r\n?|\n/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')) {
    const line = lineOf(raw);
    if (!line) continue;
    if (line.name === 'BEGIN' && line.value.trim().toUpperCase() === 'VCARD') lines = [];
    else if (line.name === 'END' && lines) {
      const card = cardOf(lines);
      if (card) cards.push(card);
      lines = null;
    } else lines?.push(line);
  }
  return cards;
}
