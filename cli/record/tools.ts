import type { Phone } from '../../apps/catalogue.ts';
import type { Proof } from '../../bench/author/proof.ts';
import type { Client } from '../../bench/run/client.ts';
import type { Task } from '../../bench/tasks/form.ts';
import type { RecordedTasks } from './drafts.ts';
import type { TakePhones } from './phone.ts';

/** What a recording is made with. */
export interface Tools {
  client: () => Client;
  world: Phone;
  phones: TakePhones;
  tasks: RecordedTasks;
}

/** A template as it was loaded, and what the judge says of the takes. */
export interface Loaded {
  /** The text that it was loaded from. */
  of: string;
  task: Task | null;
  proof: Proof;
}
