import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Auth } from '../auth.ts';
import type { Blobs } from '../blobs.ts';
import type { Episodes } from '../episodes/episodes.ts';
import type { InFlight } from '../in-flight.ts';
import type { Log } from '../log.ts';
import type { LogKeeper } from '../log-tail.ts';
import type { KeptSnapshots } from '../phones/kept-snapshots.ts';
import type { Phones } from '../phones/phones.ts';
import type { Persistence } from '../store/persistence.ts';
import type { SnapshotRenderer } from '../phones/snapshot-renderer.ts';
import type { Stepper } from '../phones/stepper.ts';
import type { RendererPool } from '../renderers/pool.ts';

/** A Fastify instance whose handlers are typed by their schemas. */
export type App = Parameters<FastifyPluginAsyncTypebox>[0];

/** The parts of the server that every route can use. None of them knows HTTP. */
export interface Context {
  phones: Phones;
  episodes: Episodes;
  stepper: Stepper;
  blobs: Blobs;
  kept: KeptSnapshots;
  snapshotRenderer: SnapshotRenderer;
  auth: Auth;
  inFlight: InFlight;
  /** What keeps phones and episodes beyond the process; undefined where nothing does. */
  persistence: Persistence | undefined;
  pool: Pick<RendererPool, 'run' | 'stats' | 'browsers'>;
  log: Log;
  /** The last lines of the log. */
  logKeeper: LogKeeper;
  /** JSON of `Boot`, which each page loads once. */
  bootJson: string;
}
