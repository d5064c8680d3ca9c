import { produce } from 'immer';
import { Check, Errors } from 'typebox/value';
import { catalogue, type Phone } from '../../apps/catalogue.ts';
import { nameOf } from '../../apps/contacts/select.ts';
import type { Builder } from '../../src/protocol/wire/recordings.ts';
import { setupCtx, type SetupCtx } from '../tasks/setup.ts';
import { arrived } from '../tasks/mail/make.ts';
import { receive } from '../tasks/messages/make.ts';
import { Coder, quoted } from './code.ts';
import { labelFor } from './labels.ts';
import { tableCode, tablesIn, type Row, type Table } from './rows.ts';

type Settings = Record<string, unknown>;

export type Built =
  | { phone: Phone; settings: Settings }
  | { code: 'BUILDER_NOT_FOUND' | 'BUILDER_FAILED' | 'INVALID_BODY'; problem: string; details?: unknown };

/** Something that can be asked for: what it does on a phone, and the same as lines of a set-up. */
interface Maker {
  about: Builder;
  make: (s: Phone, ctx: SetupCtx, settings: Settings) => void;
  lines: (settings: Settings, coder: Coder) => string[];
}

interface Property {
  type: 'string' | 'integer' | 'boolean';
  title: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  enum?: string[];
  'x-labels'?: string[];
}

const schema = (properties: Record<string, Property>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const DAY_MS = 86_400_000;
const EPOCH = 1e11;
const text = (settings: Settings, name: string) => String(settings[name]);
const whole = (settings: Settings, name: string) => Number(settings[name]);

const singular = (table: string) =>
  table
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** Moments of a row that say when it was made or last changed. */
const momentsOf = (row: Row): string[] =>
  Object.keys(row).filter(
    field =>
      typeof row[field] === 'number' &&
      row[field] > EPOCH &&
      /^(at|createdAt|editedAt|takenAt|addedAt)$/.test(field),
  );

/** Rows like one of a table, under other names and of another age. */
function moreLike(table: Table): Maker | undefined {
  const named = Object.entries(table.rows).flatMap(([id, row]) => {
    const label = labelFor({ table, id, row });
    return label && label.hole in row && label.value.length <= 80 ? [{ id, label }] : [];
  });
  const app = catalogue.metas.get(table.app);
  if (!app || named.length < 3) return undefined;
  const { hole } = named[0]!.label;
  if (!named.every(({ label }) => label.hole === hole)) return undefined;
  const noun = singular(table.name);
  const namesFor = (settings: Settings) =>
    Array.from({ length: whole(settings, 'count') }, (_, i) =>
      whole(settings, 'count') === 1 ? text(settings, 'name') : `${text(settings, 'name')} ${i + 2}`,
    );
  return {
    about: {
      key: `like:${table.app}/${table.name}`,
      words: `More ${table.name} like one that is there`,
      app: table.app,
      settings: schema({
        like: {
          type: 'string',
          title: `Like which ${noun}`,
          enum: named.map(({ id }) => id),
          'x-labels': named.map(({ label }) => label.value),
          default: named[0]!.id,
        },
        name: { type: 'string', title: 'Called', minLength: 1, default: named[0]!.label.value },
        count: { type: 'integer', title: 'How many', minimum: 1, maximum: 20, default: 1 },
        daysOld: { type: 'integer', title: 'Older by days', minimum: 0, maximum: 3_650, default: 0 },
      }),
    },
    make: (s, ctx, settings) => {
      const rows = table.path.split('/').reduce<unknown>((at, key) => (at as Row)[key], s) as Record<
        string,
        Row
      >;
      const model = rows[text(settings, 'like')];
      if (!model) throw new Error(`There is no ${noun} ${text(settings, 'like')}`);
      for (const name of namesFor(settings)) {
        const moments = Object.fromEntries(
          momentsOf(model).map(field => [field, Number(model[field]) - whole(settings, 'daysOld') * DAY_MS]),
        );
        rows[ctx.id(noun)] = {
          ...model,
          [hole]: name,
          ...(whole(settings, 'daysOld') > 0 ? moments : {}),
        };
      }
    },
    lines: (settings, coder) => {
      const place = tableCode('s', table);
      const model = `${place}[${coder.bound(text(settings, 'like')) ?? quoted(text(settings, 'like'))}]!`;
      const days = whole(settings, 'daysOld');
      const row = table.rows[text(settings, 'like')] ?? {};
      const older =
        days > 0 ? momentsOf(row).map(field => `${field}: like.${field} - ${days} * 86_400_000`) : [];
      const names = namesFor(settings).map(name => coder.text(name));
      const fields = older.map(each => each.replace('like.', `${model}.`));
      const made = (name: string) =>
        `${place}[ctx.id('${noun}')] = { ...${model}, ${[name, ...fields].join(', ')} };`;
      return names.length === 1
        ? [made(`${hole}: ${names[0]!}`)]
        : [`for (const ${hole} of [${names.join(', ')}]) ${made(hole)}`];
    },
  };
}

/** Somebody else with the first name of a contact. */
function namesake(phone: Phone): Maker {
  const people = Object.entries(phone.apps.contacts.contacts).filter(
    ([, { given, family }]) => given !== '' && family !== '',
  );
  const numberOf = (settings: Settings) => text(settings, 'number');
  return {
    about: {
      key: 'namesake',
      words: 'A second contact with the same first name',
      app: 'contacts',
      settings: schema({
        like: {
          type: 'string',
          title: 'First name of',
          enum: people.map(([id]) => id),
          'x-labels': people.map(([, contact]) => nameOf(contact)),
          default: people[0]![0],
        },
        family: { type: 'string', title: 'Last name', minLength: 1, default: 'Ashworth' },
        number: { type: 'string', title: 'Mobile number', minLength: 3, default: '07700 900877' },
      }),
    },
    make: (s, ctx, settings) => {
      const model = s.apps.contacts.contacts[text(settings, 'like')];
      if (!model) throw new Error(`There is no contact ${text(settings, 'like')}`);
      s.apps.contacts.contacts[ctx.id('contact')] = {
        ...model,
        family: text(settings, 'family'),
        phones: [{ label: 'Mobile', number: numberOf(settings) }],
        starred: false,
      };
    },
    lines: (settings, coder) => {
      const like = coder.bound(text(settings, 'like')) ?? quoted(text(settings, 'like'));
      return [
        `s.apps.contacts.contacts[ctx.id('contact')] = { ...s.apps.contacts.contacts[${like}]!, family: ${coder.text(text(settings, 'family'))}, ` +
          `phones: [{ label: 'Mobile', number: ${coder.text(numberOf(settings))} }], starred: false };`,
      ];
    },
  };
}

const unreadMail: Maker = {
  about: {
    key: 'mail',
    words: 'An unread mail from somebody',
    app: 'mail',
    settings: schema({
      from: { type: 'string', title: 'From', minLength: 1, default: 'Hana Morikawa' },
      address: { type: 'string', title: 'Address', minLength: 3, default: 'hana.morikawa@lumenmail.example' },
      subject: { type: 'string', title: 'Subject', minLength: 1, default: 'The window seats' },
      text: {
        type: 'string',
        title: 'Text',
        minLength: 1,
        default: 'Row 4, seats 11 and 12. See you there.',
      },
      minutesAgo: { type: 'integer', title: 'Minutes ago', minimum: 1, maximum: 100_000, default: 20 },
    }),
  },
  make: (s, ctx, settings) => {
    const sender = { name: text(settings, 'from'), address: text(settings, 'address') };
    arrived(
      s,
      ctx,
      ctx.id('mail'),
      { sender, subject: text(settings, 'subject'), text: text(settings, 'text') },
      whole(settings, 'minutesAgo'),
    );
  },
  lines: (settings, coder) => {
    coder.needs.set('arrived', '../mail/make.ts');
    const value = (name: string) => coder.text(text(settings, name));
    return [
      `arrived(s, ctx, ctx.id('mail'), { sender: { name: ${value('from')}, address: ${value('address')} }, subject: ${value('subject')}, ` +
        `text: ${value('text')} }, ${whole(settings, 'minutesAgo')});`,
    ];
  },
};

const newText: Maker = {
  about: {
    key: 'text',
    words: 'An unread text message from a number',
    app: 'messages',
    settings: schema({
      from: { type: 'string', title: 'From the number', minLength: 3, default: '07700 900877' },
      text: { type: 'string', title: 'Text', minLength: 1, default: 'The code for the gate is 4417.' },
      minutesAgo: { type: 'integer', title: 'Minutes ago', minimum: 1, maximum: 100_000, default: 5 },
    }),
  },
  make: (s, ctx, settings) =>
    void receive(s, ctx, text(settings, 'from'), text(settings, 'text'), whole(settings, 'minutesAgo')),
  lines: (settings, coder) => {
    coder.needs.set('receive', '../messages/make.ts');
    return [
      `receive(s, ctx, ${coder.text(text(settings, 'from'))}, ${coder.text(text(settings, 'text'))}, ${whole(settings, 'minutesAgo')});`,
    ];
  },
};

const known = new WeakMap<object, Maker[]>();

/** Everything that can be asked for on phones of this world. */
function makersOn(phone: Phone): Maker[] {
  const key = phone.apps as object;
  const found = known.get(key) ?? [
    namesake(phone),
    unreadMail,
    newText,
    ...tablesIn(phone).flatMap(table => moreLike(table) ?? []),
  ];
  known.set(key, found);
  return found;
}

/** What can be asked for in a set-up. */
export const builders = (phone: Phone): Builder[] => makersOn(phone).map(({ about }) => about);

const defaultsOf = ({ about }: Maker): Settings =>
  Object.fromEntries(
    Object.entries((about.settings as { properties: Record<string, Property> }).properties).map(
      ([name, property]) => [name, property.default],
    ),
  );

/** A phone on which a builder has arranged something, or why it cannot. */
export function buildOn(phone: Phone, key: string, given: unknown): Built {
  const maker = makersOn(phone).find(({ about }) => about.key === key);
  if (!maker)
    return {
      code: 'BUILDER_NOT_FOUND',
      problem: `There is no builder ${key}; GET /v1/recordings/builders lists them`,
    };
  const settings = { ...defaultsOf(maker), ...(given as Settings) };
  if (!Check(maker.about.settings as never, settings)) {
    const [first] = Errors(maker.about.settings as never, settings);
    return {
      code: 'INVALID_BODY',
      problem:
        `${(first as { instancePath?: string } | undefined)?.instancePath ?? ''} ${first?.message ?? 'does not fit'}`.trim(),
    };
  }
  try {
    const made = produce(phone, (draft: Phone) => maker.make(draft, setupCtx(draft), settings));
    return { phone: made, settings };
  } catch (error) {
    return { code: 'BUILDER_FAILED', problem: (error as Error).message };
  }
}

/** What a builder did, as code of the set-up. */
export function builderLines(
  { builder, settings, before }: { builder: string; settings: unknown; before: Phone },
  coder: Coder,
): string[] {
  const maker = makersOn(before).find(({ about }) => about.key === builder);
  return maker?.lines(settings as Settings, coder) ?? [];
}
