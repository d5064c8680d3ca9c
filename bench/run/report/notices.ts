import { UNKNOWN } from './episodes.ts';
import { plural } from './format.ts';
import type { RunReport } from './report.ts';
import { mixedBuilds } from './versions.ts';

/** What tries of an instance say of chance, where they may say nothing. */
function triesNotices({ agent, tries = 1, repeats, llm }: RunReport['plan']): string[] {
  if (tries === 1) return [];
  if (repeats)
    return [
      `The agent ${agent.split(':')[0]} draws nothing: its ${tries} tries of an instance are the same, so pass@k and pass^k say no more than success.`,
    ];
  if (llm?.temperature === 0)
    return [
      `The model was sampled at temperature 0: its ${tries} tries of an instance may be nearly the same, and pass@k says little.`,
    ];
  return [];
}

/** What a reader has to know before the figures. */
export function notices(run: RunReport): string[] {
  const {
    figures: { outcomes, unjudged, episodes },
    open,
    unknown,
  } = run;
  return [
    ...mixedBuilds(run),
    ...triesNotices(run.plan),
    ...(open > 0
      ? [
          `This run is not finished: ${open} of ${plural(open + episodes, 'episode')} ${open === 1 ? 'is' : 'are'} still open. \`tapworld run --resume\` plays the rest.`,
        ]
      : []),
    ...(outcomes.infra_error > 0
      ? [
          `${plural(outcomes.infra_error, 'episode was', 'episodes were')} lost to infrastructure or a judge’s own error, and ${outcomes.infra_error === 1 ? 'counts' : 'count'} in no rate; resuming the run plays ${outcomes.infra_error === 1 ? 'it' : 'them'} again.`,
        ]
      : []),
    ...(outcomes.app_crashed > 0
      ? [
          `An app crashed in ${plural(outcomes.app_crashed, 'episode', 'episodes')}, which ${outcomes.app_crashed === 1 ? 'counts' : 'count'} in no rate: the task cannot be judged before the app is mended.`,
        ]
      : []),
    ...(unjudged > 0
      ? [
          `${plural(unjudged, 'episode has', 'episodes have')} no verdict and ${unjudged === 1 ? 'counts' : 'count'} in no rate.`,
        ]
      : []),
    ...(unknown.length > 0
      ? [
          `${plural(unknown.length, 'task is', 'tasks are')} not among the current templates; kind, tag and suite are ${UNKNOWN}: ${unknown.slice(0, 4).join(', ')}${unknown.length > 4 ? ', …' : ''}.`,
        ]
      : []),
  ];
}
