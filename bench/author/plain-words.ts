import { catalogue, phoneSchema, type Phone } from '../../apps/catalogue.ts';
import { describeEffect } from '../../judges/compare/describe.ts';
import type { Fact } from '../../judges/compare/facts.ts';
import type { Verdict } from '../../judges/judge.ts';
import { changesSince } from '../../judges/side-effects.ts';
import { isObject } from '../../src/state/json.ts';
import type { Effect } from '../../src/state/phone/index.ts';
import { escapeKey, getAt, parsePointer } from '../../src/state/pointer.ts';
import { shapeOf } from '../../src/state/shape.ts';
import { labelFor } from './labels.ts';
import { findRow, type FoundRow, type Row } from './rows.ts';

/** Table of what left the phone. */
const LEDGER = '/os/effects';
const LEDGER_SHAPE = shapeOf(phoneSchema).child('os').child('effects');
/** A text is quoted up to this many characters. */
const MOST = 60;
/** Items of a list that are told; the others are counted. */
const FEW = 3;
/** Differences of one phone that are told. */
const TOLD = 2;
const EPOCH = 1e11;

const quoted = (text: string) => `“${text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text}”`;

export const singular = (table: string) =>
  table
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** `photoAlbums` as words: `photo albums`. */
export const spaced = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();

/** Where a fact is: the row that it is of, and the fields below. */
interface Place {
  app: string | undefined;
  table: string;
  row: FoundRow | undefined;
  rest: string[];
}

function placeOf(path: string, phones: readonly Phone[]): Place {
  const keys = parsePointer(path);
  const app = keys[0] === 'apps' ? keys[1] : undefined;
  let shape = shapeOf(phoneSchema);
  for (const [i, key] of keys.entries()) {
    if (shape.isTable) {
      const table = `/${keys.slice(0, i).map(escapeKey).join('/')}`;
      const holder = phones.find(phone => isObject(getAt(phone, `${table}/${escapeKey(key)}`)));
      const rows = holder && (getAt(holder, table) as Record<string, Row>);
      const name = keys[i - 1]!;
      const found = rows?.[key] && {
        table: { path: table.slice(1), app: app ?? 'device', name, rows },
        id: key,
        row: rows[key],
      };
      // Rows within a row are told by what they hold, not by their ids.
      return { app, table: name, row: found, rest: keys.slice(i + 1).filter(part => !part.includes('-')) };
    }
    shape = shape.child(key);
  }
  return { app, table: '', row: undefined, rest: keys.slice(app === undefined ? 1 : 2) };
}

/** The row of another table by which a row without a name is known: the song of an entry in the queue. */
function namedBy(phone: Phone, { row, table }: FoundRow): string | undefined {
  for (const value of Object.values(row)) {
    const other =
      typeof value === 'string' && value.includes('-') ? findRow(phone, value, table.app) : undefined;
    const label = other && other.table.path !== table.path ? labelFor(other) : undefined;
    if (label) return label.value;
  }
  return undefined;
}

/** What a row is called in a sentence: `the note “Gift ideas”`. */
export function rowWords(found: FoundRow, phone: Phone): string {
  const noun = spaced(singular(found.table.name));
  const label = labelFor(found)?.value;
  if (label !== undefined && label.trim() !== '') return `the ${noun} ${quoted(label)}`;
  const other = namedBy(phone, found);
  return other === undefined ? `one of the ${spaced(found.table.name)}` : `the ${noun} of ${quoted(other)}`;
}

/** A value as a person reads it. */
export function valueWords(value: unknown, field: string, phone: Phone): string {
  if (value === undefined || value === null || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') {
    if (value > EPOCH)
      return new Intl.DateTimeFormat('en-GB', {
        timeZone: phone.clock.zone,
        dateStyle: 'medium',
        timeStyle: 'short',
      }).format(value);
    return /cents$/i.test(field) ? (value / 100).toFixed(2) : String(value);
  }
  if (typeof value === 'string') {
    const row = value.includes('-') ? findRow(phone, value) : undefined;
    return quoted((row && labelFor(row)?.value) ?? value);
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return 'empty';
    const more = value.length > FEW ? ` and ${value.length - FEW} more` : '';
    return (
      value
        .slice(0, FEW)
        .map(item => valueWords(item, field, phone))
        .join(', ') + more
    );
  }
  const said = Object.entries(value as Row).find(([, held]) => typeof held === 'string' && held !== '');
  return said ? valueWords(said[1], said[0], phone) : 'an entry';
}

/** Flags that are no adjectives, as they stand after “is”. */
const NOUNS: Readonly<Record<string, string>> = {
  favourite: 'a favourite',
  important: 'important',
  on: 'on',
};

function flagWords(what: string, field: string, now: boolean): string {
  const words = spaced(field);
  if (NOUNS[field] !== undefined || /(ed|en|ive|ic|ate|te|id|off|ent)$/.test(field))
    return `${what} is ${now ? '' : 'not '}${NOUNS[field] ?? words}`;
  return `${words} of ${what} is ${now ? 'on' : 'off'}`;
}

function changedWords(fact: Extract<Fact, { kind: 'changed' }>, place: Place, phone: Phone): string {
  const { row, rest } = place;
  const field = rest.at(-1) ?? '';
  const what = row ? rowWords(row, phone) : '';
  if (typeof (fact.now ?? fact.was) === 'boolean' && row && rest.length === 1)
    return flagWords(what, field, fact.now === true);
  const words = rest.map(spaced).join(' › ');
  const of = row && words !== '' ? `the ${words} of ${what}` : row ? what : words;
  return `${of} is ${valueWords(fact.now, field, phone)}, not ${valueWords(fact.was, field, phone)}`;
}

function factWords(fact: Fact, place: Place, phone: Phone): string {
  const { row, rest, table } = place;
  const list = `${rest.map(spaced).join(' › ') || spaced(table)}${row && rest.length > 0 ? ` of ${rowWords(row, phone)}` : ''}`;
  switch (fact.kind) {
    case 'added':
      return row && rest.length === 0
        ? `there is one ${spaced(singular(table))} more: ${rowWords(row, phone).replace(/^the .*?(?=“|of “)|^one of the /, '')}`
        : `${list} has one entry more: ${valueWords(fact.value, '', phone)}`;
    case 'removed':
      return row && rest.length === 0
        ? `${rowWords(row, phone)} is gone`
        : `${list} lacks ${valueWords(fact.value, '', phone)}`;
    case 'changed':
      return changedWords(fact, place, phone);
    case 'item-added':
      return `${list} has one entry more: ${valueWords(fact.value, '', phone)}`;
    case 'item-removed':
      return `${list} lacks ${valueWords(fact.value, '', phone)}`;
    case 'order':
      return `${list} is in another order`;
    case 'erased':
      return `${list} lost ${fact.by} of its entries`;
  }
}

/** A difference between two phones as a plain sentence: `In Notes, the note “Gift ideas” is gone`. */
export function plainWords(fact: Fact, was: Phone, now: Phone): string {
  if (fact.path === LEDGER || fact.path.startsWith(`${LEDGER}/`)) {
    const value = 'value' in fact ? fact.value : getAt(now, fact.path);
    if (!isObject(value) || !('kind' in value)) return 'What left the phone is something else';
    const words = describeEffect(value as unknown as Effect, LEDGER_SHAPE.child('effect'));
    if (fact.kind === 'removed') return `This does not leave the phone: ${words}`;
    return `Something more leaves the phone: ${words}`;
  }
  const place = placeOf(fact.path, [was, now]);
  const words = factWords(fact, place, now);
  const name = place.app === undefined ? undefined : catalogue.metas.get(place.app)?.name;
  return `${name === undefined ? 'On the phone' : `In ${name}`}, ${words}`;
}

/** What differs between two phones, in plain sentences; empty where nothing does that counts. */
export function differenceWords(was: Phone, now: Phone): string {
  const facts = changesSince(phoneSchema, was, now);
  const told = facts.slice(0, TOLD).map(fact => plainWords(fact, was, now));
  const more = facts.length - told.length;
  return [
    ...told,
    ...(more > 0 ? [`${more} more ${more === 1 ? 'thing differs' : 'things differ'}`] : []),
  ].join('. ');
}

const listed = (words: readonly string[]) => {
  const [first = ''] = words;
  return words.length === 0
    ? ''
    : `${first[0]!.toUpperCase()}${first.slice(1)}${words
        .slice(1)
        .map(each => `, ${each}`)
        .join('')}`;
};

/** What refuses an ending, by the names that the file gives: `“moved” is not done, there are side effects`. */
export const reasonWords = (reasons: readonly string[]): string =>
  listed(
    reasons.map(reason => {
      if (reason === 'sideEffects') return 'there are side effects';
      return reason === 'declared' ? 'it was not declared as it should be' : `“${reason}” is not done`;
    }),
  );

/** A verdict in plain words, beside the words that say how the ending differs. */
export function verdictSentence(verdict: Verdict): string {
  if (verdict.error) return `The judge fails in ${verdict.error.where}: ${verdict.error.message}`;
  if (verdict.success) return 'The judge accepts it';
  const effects = verdict.sideEffects.length;
  const said = [
    ...verdict.changes.filter(({ met }) => !met).map(({ name }) => `“${name}” is not done`),
    ...verdict.invariants.filter(({ held }) => !held).map(({ name }) => `“${name}” does not hold`),
    ...(verdict.answer ?? [])
      .filter(({ right }) => !right)
      .map(({ field }) => `the answer “${field}” is wrong`),
    ...(effects > 0
      ? [`${effects === 1 ? 'one thing has' : `${effects} things have`} changed that nobody asked for`]
      : []),
  ];
  return listed(said) || 'It was not declared as it should be';
}

/** Why a solver stopped, in plain words: `The solver finds no row “Travel”`. */
export function troubleSentence(trouble: string): string {
  const told = /^No (.+?) (?:"([^"]*)"|\/(.*?)\/[a-z]*)(?: from one end to the other)?,? on \S+ /.exec(
    trouble,
  );
  if (!told) return trouble;
  const [, what, name, pattern] = told;
  const plain =
    name ??
    pattern!
      .replace(/\(\?[!=<][^)]*\)\)?/g, '')
      .replace(/^\^|\$$/g, '')
      .replace(/\\(.)/g, '$1');
  return `The solver finds no ${what} “${plain}”`;
}
