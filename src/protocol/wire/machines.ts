import { Type, type Static } from 'typebox';
import { Build } from './versions.ts';

const Count = Type.Integer({ minimum: 0 });
const Bytes = Type.Integer({ minimum: 0, description: 'Bytes.' });
const nullable = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description });

/** A page of the pool that draws phones. */
export const DrawingPage = Type.Object({
  number: Type.Integer({ description: 'Its place in the pool, from 0.' }),
  state: Type.Unsafe<'busy' | 'idle' | 'none'>({
    type: 'string',
    enum: ['busy', 'idle', 'none'],
    description: '`none`: it is made when it is first needed.',
  }),
  browser: Type.Integer({ description: 'The browser that it is in, from 0.' }),
  phone: Type.Union([Type.String(), Type.Null()], { description: 'The phone that it drew last.' }),
  restarts: Count,
});

/** One process that holds phones. */
export const Cell = Type.Object({
  name: Type.String({ description: 'Host and process.' }),
  uptimeMs: Type.Integer({ description: 'Since it began to listen; rates are differences over this clock.' }),
  ready: Type.Boolean(),
  reason: Type.Optional(Type.String({ description: 'Why it is not ready.' })),
  machine: Type.Object({
    cores: Count,
    load: Type.Number({ description: 'Processes that want a core, over the last minute.' }),
    memoryBytes: Bytes,
    freeBytes: Bytes,
    processBytes: Type.Integer({ description: 'Memory of the server’s own process, bytes.' }),
    node: Type.String(),
  }),
  work: Type.Object({
    steps: Type.Integer({ description: 'Steps of phones since the start.' }),
    drawn: Type.Integer({ description: 'Of steps and observations, those that a page drew.' }),
    cached: Type.Integer({ description: 'Those that the step cache answered.' }),
    retries: Type.Integer({ description: 'Steps that were run again on another page.' }),
    lost: Type.Integer({ description: 'Steps that no page could finish.' }),
    callsOpen: Type.Integer({ description: 'Calls that are being answered.' }),
  }),
  holds: Type.Object({
    phones: Count,
    maxPhones: Count,
    episodes: Count,
    sessions: Type.Integer({ description: 'Sessions of trainers.' }),
    blobs: Count,
    blobBytes: Bytes,
    maxBlobBytes: Bytes,
    cacheBytes: Type.Integer({ description: 'Of the step cache, bytes.' }),
    maxCacheBytes: Type.Integer({ description: '0: the cache is off.' }),
  }),
  renderers: Type.Object({
    pages: Type.Array(DrawingPage),
    browsers: Type.Integer({ description: 'Browsers that run.' }),
    restarts: Type.Object({ browsers: Count, renderers: Count }),
    queued: Type.Integer({ description: 'Steps that wait for a page.' }),
    busyMs: nullable('Time for which pages held a phone’s task, over all of them.'),
  }),
  outcomes: Type.Record(Type.String(), Count, { description: 'Episodes that ended, by outcome.' }),
  build: Build,
});
export type Cell = Static<typeof Cell>;

/** The machines that hold phones: this server. */
export const Machines = Type.Object({ cells: Type.Array(Cell) });
export type Machines = Static<typeof Machines>;

export const LogLine = Type.Object({
  number: Type.Integer({ description: 'Counts the lines of a server, from 1.' }),
  at: Type.String({ description: 'ISO 8601.' }),
  level: Type.String(),
  component: Type.String({ description: 'The part of the server; empty for the server itself.' }),
  message: Type.String(),
  details: Type.Record(Type.String(), Type.Unknown(), { description: 'The other fields of the line.' }),
});
export type LogLine = Static<typeof LogLine>;

export const LOG_FILTERS = ['error', 'warn', 'info', 'debug'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];
export const LogQuery = Type.Object(
  {
    level: Type.Optional(
      Type.Unsafe<LogFilter>({
        type: 'string',
        enum: [...LOG_FILTERS],
        description: 'The least level. Default info.',
      }),
    ),
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, description: 'Default 200.' })),
  },
  { additionalProperties: false },
);
export const LogTailed = Type.Object({
  lines: Type.Array(LogLine, { description: 'The latest, oldest first.' }),
  kept: Type.Boolean({ description: 'False where the server keeps no lines.' }),
});
export type LogTailed = Static<typeof LogTailed>;
