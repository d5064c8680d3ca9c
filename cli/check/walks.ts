import type { Difference } from '../../bench/run/fidelity.ts';
import { usage } from '../errors.ts';
import { openHost } from '../host.ts';
import { progress } from '../output.ts';
import { openSecondServer } from '../second-server.ts';
import type { Options } from './options.ts';
import { writePictures } from './pictures.ts';
import { pooled } from './pooled.ts';

export interface Walked {
  apps: number;
  walks: number;
  steps: number;
  differences: (Difference & { pictures?: string[] })[];
  broken: { app: string; walk: number; what: string }[];
}

/** Pictures that the first server gives again for screens with the same fingerprint. */
const HELD_PICTURES = 400;

/**
 * Walks through apps on two servers, each in its own process and without a step cache. The pages of the first keep several phones mounted,
 * and it draws no screen that it has a picture of; those of the second keep one. The second keeps its phones with the keys of their objects in the opposite order.
 */
export async function walkApps({
  walks,
  steps,
  app: wanted,
  language,
  renderers = 2,
}: Options): Promise<Walked> {
  const [{ apps }, { fidelityWalk }, { isTranslated, TAGS }] = await Promise.all([
    import('../../apps/catalogue.ts'),
    import('../../bench/run/fidelity.ts'),
    import('../screens/language.ts'),
  ]);
  const known = apps.map(app => app.id as string);
  const unknown = wanted?.find(id => !known.includes(id));
  if (unknown !== undefined) throw usage(`No app ${unknown}; there are ${known.join(', ')}`);
  const ids = (wanted ?? known).filter(id => language === 'en' || isTranslated(id));
  const walked: Walked = { apps: ids.length, walks: 0, steps: 0, differences: [], broken: [] };
  const jobs = ids.flatMap(app =>
    Array.from({ length: walks }, (_, i) => ({
      app,
      walk: i + 1,
      steps,
      language: language === 'en' ? undefined : TAGS[language],
    })),
  );
  const second = await openSecondServer({ renderers, views: 1, stepCache: 0, reversedKeys: true });
  try {
    const first = await openHost({ renderers, stepCache: 0, heldPictures: HELD_PICTURES });
    const bar = progress('walked steps', jobs.length * steps);
    const onStep = () => {
      walked.steps++;
      bar.step();
    };
    try {
      // With more walks than renderers, phones change renderers all the time.
      await pooled(jobs, renderers + 1, async job => {
        walked.walks++;
        try {
          const result = await fidelityWalk(first.client, second.client, job, onStep);
          if (result.difference)
            walked.differences.push(withPictures(job, result.difference, result.pictures));
        } catch (error) {
          walked.broken.push({ app: job.app, walk: job.walk, what: (error as Error).message });
        }
      });
    } finally {
      bar.stop();
      await first.close();
    }
  } finally {
    await second.close();
  }
  return walked;
}

const withPictures = (
  { app, walk }: { app: string; walk: number },
  difference: Difference,
  pictures: readonly Buffer[] | undefined,
) => ({ ...difference, ...(pictures ? { pictures: writePictures(`${app}-${walk}`, pictures) } : {}) });

/** A difference for people: where it is, what differs, and where its pictures are. */
export function walkDifferenceText(difference: Walked['differences'][number]): string {
  const { app, walk, step, action, other, parts, state, pictures = [] } = difference;
  const operations = state.map(operation => JSON.stringify(operation).slice(0, 200));
  const details = operations.length > 0 ? operations : ['the states are the same'];
  return [
    `${app}, walk ${walk}, step ${step}: after ${JSON.stringify(action)} the ${other} phone differs in ${parts.join(', ')}`,
    ...[...details, ...pictures].map(line => `    ${line}`),
  ].join('\n');
}
