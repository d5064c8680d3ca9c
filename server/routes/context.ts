import type { Auth } from '../auth.ts';
import type { Blobs } from '../blobs.ts';
import type { InFlight } from '../in-flight.ts';
import type { Episodes } from '../episodes/episodes.ts';
import type { Phones } from '../phones/phones.ts';
import type { Shots } from '../phones/shots.ts';
import type { Stepper } from '../phones/stepper.ts';
import type { RendererPool } from '../renderers/pool.ts';

/** What every route reaches: the nouns, which know no HTTP. */
export interface Context {
  phones: Phones;
  episodes: Episodes;
  stepper: Stepper;
  blobs: Blobs;
  shots: Shots;
  auth: Auth;
  intake: InFlight;
  pool: Pick<RendererPool, 'run' | 'stats'>;
  /** The port on which a phone answers ADB, once it listens; undefined where it has none. Throws what `listen` throws. */
  adbPort(id: string): Promise<number | undefined>;
  /** JSON of what a page is told once. */
  bootJson: string;
}
