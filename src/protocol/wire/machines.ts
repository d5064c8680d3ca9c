import { Type, type Static } from 'typebox';
import { Build } from './versions.ts';

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);
const Count = (description?: string) =>
  Type.Integer({ minimum: 0, ...(description === undefined ? {} : { description }) });
const Ms = (description: string) => Type.Number({ minimum: 0, description });

/** One page that draws phones. */
export const RendererState = Type.Object({
  index: Count('Number in the pool, as the log names it.'),
  state: Type.Unsafe<'busy' | 'idle' | 'none'>({
    type: 'string',
    enum: ['busy', 'idle', 'none'],
    description: 'none: it is made when it is first needed, or again after its page died.',
  }),
  phone: Nullable(
    Type.String({ description: 'The phone that it draws or drew last, if that still exists.' }),
  ),
  app: Nullable(Type.String({ description: 'Id of the app in front on that phone.' })),
  restarts: Count('Times that its page was made again.'),
});
export type RendererState = Static<typeof RendererState>;

/** A browser with the pages that it hosts. */
export const BrowserState = Type.Object({
  index: Count(),
  running: Type.Boolean(),
  restarts: Count('Times that it died and was started again.'),
  renderers: Type.Array(RendererState),
});
export type BrowserState = Static<typeof BrowserState>;

/** Counters since the start of the server. Rates are differences of two of them. */
export const Sample = Type.Object({
  at: Ms('When it was taken, in ms since the server started.'),
  steps: Count('Steps of phones.'),
  drawn: Count('Steps and observations that a renderer drew.'),
  cached: Count('Steps and observations that the step cache answered.'),
  busyMs: Ms('Time that renderers held a phone’s task, over all of them.'),
  queued: Count('Steps that waited for a renderer at that moment.'),
});
export type Sample = Static<typeof Sample>;

const Stage = Type.Object({
  count: Count(),
  totalMs: Ms('Over all of them.'),
  maxMs: Ms('The longest.'),
});

/** One machine: a server with its browsers. */
export const Cell = Type.Object({
  id: Type.String({ description: 'Name of the cell; a server that stands alone is `local`.' }),
  ready: Type.Boolean(),
  draining: Type.Boolean(),
  reason: Nullable(Type.String({ description: 'Why it is not ready.' })),
  host: Type.Object({
    cores: Count(),
    load: Type.Number({ description: 'Processes that ran or waited to, mean of the last minute.' }),
    memory: Count('Bytes.'),
    memoryFree: Count('Bytes.'),
    serverMemory: Count('Resident bytes of the server, without its browsers.'),
    platform: Type.String(),
    node: Type.String(),
  }),
  startedAt: Type.Integer({ description: 'Epoch ms.' }),
  now: Sample,
  history: Type.Array(Sample, {
    description: 'Samples of the last ten minutes at most, the oldest first.',
  }),
  renderers: Type.Object({
    total: Count(),
    live: Count('Those that exist now.'),
    busy: Count(),
    limit: Count('Steps that are drawn at once, at most.'),
    retries: Count('Steps run again on another renderer.'),
    lost: Count('Steps that no renderer could finish.'),
    browsers: Type.Array(BrowserState),
    stages: Type.Record(Type.String(), Stage, {
      description:
        'What took how long since the start: wait, launch, create, task, and in it call and picture; collect.',
    }),
  }),
  queue: Type.Object({
    waiting: Count(),
    running: Count('Steps that a renderer draws now.'),
    limit: Count('Steps that may wait; others are refused with CAPACITY_REACHED.'),
    calls: Count('Calls that are being answered.'),
  }),
  phones: Type.Object({ count: Count(), limit: Count(), expired: Count('Deleted after their ttl.') }),
  episodes: Type.Object({
    count: Count(),
    expired: Count('Deleted with their phone after its ttl.'),
    outcomes: Type.Record(Type.String(), Count(), { description: 'Episodes that ended, by outcome.' }),
  }),
  sessions: Type.Object({
    count: Count(),
    limit: Count(),
    left: Count('Of these, sessions without a client that can still be resumed.'),
  }),
  blobs: Type.Object({
    count: Count(),
    bytes: Count(),
    limit: Count('Bytes.'),
    evicted: Count('Files evicted because no phone referred to them.'),
  }),
  cache: Type.Object({
    entries: Count(),
    bytes: Count(),
    limit: Count('Bytes; 0 if it is off.'),
    hits: Count(),
    misses: Count(),
    joined: Count('Of the hits, steps that were still being drawn for another phone.'),
    proofs: Count('Hits drawn again to prove them.'),
    mismatches: Count('Proofs that failed.'),
  }),
  build: Build,
});
export type Cell = Static<typeof Cell>;

/** Every machine that this server knows. */
export const Machines = Type.Object({ cells: Type.Array(Cell) });
export type Machines = Static<typeof Machines>;

/** Levels of log lines, the gravest first. */
export const LINE_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LineLevel = (typeof LINE_LEVELS)[number];
const Level = (description: string) =>
  Type.Unsafe<LineLevel>({ type: 'string', enum: [...LINE_LEVELS], description });

export const LogLine = Type.Object({
  seq: Count('Number of the line since the start.'),
  at: Type.Integer({ description: 'Epoch ms.' }),
  level: Level('How grave it is.'),
  component: Nullable(Type.String({ description: 'Part of the server that wrote it.' })),
  message: Type.String(),
  details: Type.Record(Type.String(), Type.Unknown(), { description: 'What else the line says.' }),
});
export type LogLine = Static<typeof LogLine>;

export const LogQuery = Type.Object(
  {
    level: Type.Optional(Level('Lines of this level and graver ones. Default: all that were kept.')),
    after: Type.Optional(Count('Lines after the one of this number.')),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, description: 'Default 200.' })),
  },
  { additionalProperties: false },
);

/** The end of a cell’s log. */
export const LogTail = Type.Object({
  lines: Type.Array(LogLine, { description: 'The newest that fit, the oldest first. Secrets are left out.' }),
  last: Count('Number of the newest line that was kept; 0 before the first.'),
  kept: Count('Lines that are kept, at most.'),
  isLogged: Type.Boolean({ description: 'False on a server that was started without a log.' }),
});
export type LogTail = Static<typeof LogTail>;
