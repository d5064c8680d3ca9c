import { Type, type Static, type TObject } from 'typebox';
import { EpochMs, Id, minute, name, words } from '../schema.ts';

const text = (description: string) => words(Type.String({ description }));
const amount = {
  cents: Type.Integer({ description: 'Amount in hundredths of the currency’s unit.' }),
  currency: Type.String({ description: 'ISO 4217 code of the currency.' }),
};
const what = <const P extends TObject['properties']>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** Something that goes with a message. */
export const EffectAttachment = Type.Object(
  {
    kind: Type.String({ description: 'Such as `photo`, `file`, `card`, `place`, `voice`.' }),
    name: Type.String({ description: 'Picture, file name, address, or whom the card names.' }),
  },
  { additionalProperties: false },
);

/**
 * What an outward act gives to others, by the kind of the act. A kind that is missing here is added here, so that judges
 * and reports can tell the kinds apart.
 */
export const EFFECTS = {
  message: what({
    text: text('Text as it was sent; empty where only something is attached.'),
    attached: Type.Array(EffectAttachment, { description: 'What goes with it.' }),
  }),
  mail: what({
    subject: text('Subject.'),
    text: text('Text as it was sent, without what it quotes.'),
    cc: Type.Array(Type.String(), { description: 'Addresses that get a copy.' }),
    bcc: Type.Array(Type.String(), { description: 'Addresses that get a copy unseen.' }),
    attached: Type.Array(EffectAttachment, { description: 'What goes with it.' }),
  }),
  recall: what({ text: text('Text of the message that was taken back.') }),
  call: what({
    direction: Type.String({ description: '`out` for a call that was placed, `in` for one that was taken.' }),
  }),
  post: what({
    text: text('Text.'),
    photos: Type.Array(Type.String(), { description: 'Pictures.' }),
    place: Type.String({ description: 'Place that it names; empty when none.' }),
    audience: Type.String({ description: 'Who may see it.' }),
  }),
  comment: what({
    on: Type.String({ description: 'What it is written under: its text or title.' }),
    text: text('Text.'),
  }),
  reaction: what({
    on: Type.String({ description: 'What it is given to: its text or title.' }),
    value: Type.String({ description: 'Such as `like`; empty where it is taken back.' }),
  }),
  review: what({
    on: Type.String({ description: 'Name of what it is about.' }),
    stars: Type.Integer({ minimum: 1, maximum: 5, description: 'Stars given.' }),
    text: text('Text; empty where only stars were given.'),
  }),
  payment: what({ ...amount, note: text('Note to whom it goes; empty when none.') }),
  request: what({ ...amount, note: text('What the money is asked for; empty when nothing.') }),
  order: what({
    ...amount,
    items: Type.Array(
      what({
        name: Type.String({ description: 'What is ordered.' }),
        count: Type.Integer({ minimum: 1, description: 'How many.' }),
      }),
      { description: 'What is ordered.' },
    ),
  }),
  booking: what({
    ...amount,
    name: Type.String({ description: 'What is booked.' }),
    from: EpochMs({ description: 'When it begins.' }),
    until: EpochMs({ description: 'When it ends.' }),
    people: Type.Integer({ minimum: 1, description: 'For how many.' }),
  }),
  amendment: what({
    of: Type.String({ description: 'Number or name of the order or booking.' }),
    act: Type.String({ description: '`cancel`, `return`, `change`, `tip` or `schedule`.' }),
    note: text('What is changed or returned, and why; empty when nothing is said.'),
  }),
  report: what({
    on: Type.String({ description: 'What is reported: its text, title or name.' }),
    reason: Type.String({ description: 'Reason that was chosen.' }),
    text: text('What was written with it; empty when nothing.'),
  }),
  invitation: what({
    act: Type.String({
      description: '`invite`, `update` or `cancel` to guests; `yes`, `no` or `maybe` to who invited.',
    }),
    title: text('Title of the event.'),
    from: minute(EpochMs({ description: 'When it begins; midnight UTC where it lasts whole days.' })),
    until: minute(EpochMs({ description: 'When it ends; midnight UTC where it lasts whole days.' })),
    place: name(Type.String({ description: 'Where it is; empty for an answer.' })),
    notes: text('Notes that go with it; empty for an answer.'),
    scope: Type.String({
      description: 'Of a series: `this` time, it and the `following` ones, or `all`; otherwise `this`.',
    }),
  }),
  form: what({
    fields: Type.Record(Type.String(), text('What was filled in.'), {
      description: 'Fields by their names.',
    }),
  }),
  share: what({
    kind: Type.String({ description: 'Such as `location`, `album`, `list`.' }),
    name: text('What is shared.'),
  }),
  connection: what({
    act: Type.String({ description: 'Such as `request`, `accept`, `refuse`, `invite`, `join`, `leave`.' }),
    note: text('What was written with it; empty when nothing.'),
    group: Type.Optional(name(Type.String({ description: 'Name that it gives to a group.' }))),
  }),
} as const;

export type EffectKind = keyof typeof EFFECTS;
export const EFFECT_KINDS = Object.keys(EFFECTS) as EffectKind[];
export type EffectWhat<K extends EffectKind> = Static<(typeof EFFECTS)[K]>;

const entry = <K extends EffectKind>(kind: K) =>
  Type.Object(
    {
      id: Id('effect', { description: 'Id of the entry, by its place in the ledger.' }),
      at: EpochMs({ description: 'When it left the phone.', 'x-compare': 'stamp' }),
      app: Type.String({ description: 'App that did it.' }),
      kind: Type.Literal(kind, { description: 'Kind of the act.' }),
      to: Type.Array(Type.String({ 'x-compare': 'phoneNumber' }), {
        description: 'Who got it: numbers, ids of contacts or groups, addresses of pages.',
      }),
      what: EFFECTS[kind],
    },
    { additionalProperties: false },
  );

/** An entry of the ledger: what left the phone, and cannot be taken back. */
export const Effect = Type.Union(EFFECT_KINDS.map(entry));
export type Effect = {
  [K in EffectKind]: { id: string; at: number; app: string; kind: K; to: string[]; what: EffectWhat<K> };
}[EffectKind];

/** A place of the phone that a rule changed as a consequence of an entry of the ledger. */
export const Consequence = Type.Object(
  {
    effect: Type.String({ description: 'Id of the entry that caused it.' }),
    left: Type.Integer({
      description: 'Fingerprint of the value that the rule left there; -1 where it removed it.',
    }),
    since: EpochMs({ description: 'When the first rule in an unbroken row of them changed it.' }),
    was: Type.Optional(
      Type.Unknown({
        description: 'What was there before that rule; absent where nothing was.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type Consequence = Static<typeof Consequence>;
