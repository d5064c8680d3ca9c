import type { Doors } from '../adb/doors.ts';
import type { Auth } from '../auth.ts';
import type { Blobs } from '../blobs.ts';
import type { Intake } from '../drain.ts';
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
  intake: Intake;
  pool: Pick<RendererPool, 'run' | 'stats'>;
  /** Ports on which phones answer ADB, where the server has them. */
  doors?: Doors;
  /** JSON of what a page is told once. */
  bootJson: string;
}
