import type { Brief } from '../agents/agent.ts';
import type { EndpointOptions } from '../agents/endpoint.ts';
import { Hearer, sayingsOf, type Heard } from '../agents/hearing.ts';
import { findTask, instantiate } from '../tasks/registry.ts';

/** Decides what a question asks the user of an episode for; undefined where its user knows nothing. Throws what `Hearer.hear` throws. */
export type Hear = (brief: Brief, question: string) => Promise<Heard | undefined>;

/** The simulated user of every task, with a model that understands questions. Throws TypeError for an address that is none. */
export function hearBy(options: EndpointOptions): Hear {
  const hearer = new Hearer(options);
  return async (brief, question) => {
    const { task, seed, language } = brief;
    const { user } = findTask(task).spec;
    if (!user) return undefined;
    const { params } = await instantiate(task, seed, { language });
    return hearer.hear(brief, sayingsOf(user, params, language), question);
  };
}
