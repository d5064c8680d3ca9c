import { Type, type Static } from 'typebox';
import {
  EpochMs,
  Id,
  Nullable,
  StringEnum,
  Table,
  history,
  name,
  ordered,
  phoneNumber,
  stamp,
  trace,
  words,
} from '../../src/state/schema.ts';

const Number_ = (description: string) =>
  phoneNumber(
    Type.String({
      description: `${description} International where it is known; empty for one that is withheld.`,
    }),
  );
const Seconds = (description: string) => Type.Integer({ minimum: 0, description });

export const Call = Type.Object(
  {
    number: Number_('Number of the other side.'),
    name: name(
      Type.String({
        description:
          'Name that the network gave with the call; empty for none. A contact’s own name goes before it.',
      }),
    ),
    kind: StringEnum(['incoming', 'outgoing', 'missed', 'declined', 'blocked'], {
      description:
        'How it went. An outgoing call stands here from when it is dialled, an incoming one from when it is answered, refused or over.',
    }),
    at: stamp(EpochMs({ description: 'When it began to ring or was dialled.' })),
    seconds: stamp(Seconds('Seconds that were talked; 0 where nobody answered.')),
    seen: trace(Type.Boolean(), { description: 'Whether a missed call was seen in the list.' }),
  },
  { additionalProperties: false },
);
export type Call = Static<typeof Call>;

export const LiveCall = Type.Object(
  {
    number: Number_('Number of the other side.'),
    name: Type.String({ description: 'Name that the network gave; empty for none.' }),
    direction: StringEnum(['incoming', 'outgoing'], { description: 'Who calls.' }),
    state: StringEnum(['dialling', 'ringing', 'active', 'held', 'ended'], {
      description: 'Where it stands. An ended call stays for two seconds.',
    }),
    startedAt: EpochMs({ description: 'When it was dialled or began to ring.' }),
    answeredAt: Nullable(EpochMs(), { description: 'When it was answered, or null.' }),
    endedAt: Nullable(EpochMs(), { description: 'When it ended, or null.' }),
    nextAt: Nullable(EpochMs(), {
      description:
        'When something happens to it by itself: it rings, is answered, stops ringing, the other side hangs up.',
    }),
    end: Nullable(StringEnum(['hungUp', 'theyHungUp', 'busy', 'noAnswer', 'unreachable']), {
      description: 'Why it ended, or null.',
    }),
    outcome: StringEnum(['answers', 'busy', 'noAnswer', 'voicemail', 'unreachable'], {
      description: 'What the other side does, by the rule for its number.',
    }),
    ringMs: Type.Integer({ minimum: 0, description: 'How long it rings, ms.' }),
    talkMs: Nullable(Type.Integer({ minimum: 0 }), {
      description: 'How long the other side talks before it hangs up, ms; null: until this phone does.',
    }),
    says: Type.String({
      description: 'What the other side says, as live captions show it; empty for nothing.',
    }),
    leaves: Nullable(
      Type.Object(
        { text: Type.String({ description: 'Words.' }), seconds: Seconds('Length.') },
        { additionalProperties: false },
      ),
      { description: 'Voicemail that the caller leaves where the call is not answered, or null.' },
    ),
    digits: Type.String({ description: 'Keys pressed during the call.' }),
    silenced: Type.Boolean({ description: 'It rings without sound: a key was pressed.' }),
    conference: Type.Boolean({ description: 'Merged with the other call.' }),
  },
  { additionalProperties: false },
);
export type LiveCall = Static<typeof LiveCall>;

export const Rule = Type.Object(
  {
    number: Nullable(Type.String(), {
      description: 'Whose rule it is; null: for every number that has none.',
    }),
    outcome: StringEnum(['answers', 'busy', 'noAnswer', 'voicemail', 'unreachable'], {
      description: 'What the other side does when it is called.',
    }),
    ringMs: Type.Integer({ minimum: 0, description: 'How long it rings until then, ms.' }),
    talkMs: Nullable(Type.Integer({ minimum: 0 }), {
      description: 'How long it talks before it hangs up, ms; null: until this phone does.',
    }),
    says: Type.String({ description: 'What it says; empty for nothing.' }),
  },
  { additionalProperties: false },
);
export type Rule = Static<typeof Rule>;

export const Voicemail = Type.Object(
  {
    number: Number_('Who left it.'),
    name: name(Type.String({ description: 'Name that the network gave; empty for none.' })),
    at: stamp(EpochMs({ description: 'When it was left.' })),
    seconds: Seconds('Length.'),
    text: words(Type.String({ description: 'Transcript; empty where nothing was understood.' })),
    heard: trace(Type.Boolean(), { description: 'Whether it was played.' }),
  },
  { additionalProperties: false },
);
export type Voicemail = Static<typeof Voicemail>;

export const PhoneApp = Type.Object(
  {
    calls: Table(Call, { description: 'The call log.' }),
    // They come and go by themselves; who was called or answered stays in the log, and in the ledger.
    current: trace(Table(LiveCall), {
      description: 'Calls under way, under the ids that they have in the log.',
    }),
    audio: trace(StringEnum(['earpiece', 'speaker', 'bluetooth']), {
      description: 'Where a call is heard; earpiece outside of calls.',
    }),
    muted: Type.Boolean({
      description: 'Whether the microphone is off in the call; false outside of calls.',
    }),
    rules: Table(Rule, { description: 'What others do when they are called.' }),
    voicemails: Table(Voicemail, { description: 'Messages left.' }),
    playing: trace(
      Nullable(
        Type.Object(
          {
            voicemail: Id('voicemail', { description: 'Which one.' }),
            fromMs: Type.Integer({
              minimum: 0,
              description: 'Where it began or was halted, ms from its start.',
            }),
            startedAt: Nullable(EpochMs(), { description: 'When it began there; null while it is halted.' }),
          },
          { additionalProperties: false },
        ),
      ),
      { description: 'Voicemail that is played, or null.' },
    ),
    blocked: Table(
      Type.Object(
        {
          number: phoneNumber(Type.String({ minLength: 1, description: 'The number.' })),
          at: stamp(EpochMs({ description: 'When it was blocked.' })),
        },
        { additionalProperties: false },
      ),
      { description: 'Numbers that neither call nor write.' },
    ),
    settings: Type.Object(
      {
        responses: ordered(
          Type.Array(words(Type.String({ minLength: 1 })), { description: 'Quick responses, in order.' }),
        ),
        blockUnknown: Type.Boolean({ description: 'Calls without a number never ring.' }),
        callWaiting: Type.Boolean({
          description: 'A second call comes through during a call; otherwise it finds the line busy.',
        }),
        forwarding: Type.Object(
          {
            on: Type.Boolean({ description: 'Whether calls go to the other number, without ringing here.' }),
            number: phoneNumber(Type.String({ description: 'Where to; empty while it is off.' })),
          },
          { additionalProperties: false, description: 'Forwarding of every call.' },
        ),
        greeting: Type.Object(
          {
            kind: StringEnum(['standard', 'own'], { description: 'The carrier’s words, or one’s own.' }),
            text: words(Type.String({ description: 'One’s own words; empty with the carrier’s.' })),
          },
          { additionalProperties: false, description: 'What callers hear before they leave a voicemail.' },
        ),
      },
      { additionalProperties: false, description: 'What the person set.' },
    ),
    sortBy: trace(StringEnum(['first', 'last']), {
      description: 'Order of the contacts, by first or last name.',
    }),
    tab: trace(StringEnum(['favourites', 'recents', 'contacts', 'voicemail']), {
      description: 'Place of the home screen that was open last.',
    }),
    searches: history(Type.Array(Type.String()), { description: 'Recent searches, newest first.' }),
  },
  { additionalProperties: false, description: 'Phone.' },
);
export type PhoneApp = Static<typeof PhoneApp>;
export type Tab = PhoneApp['tab'];
