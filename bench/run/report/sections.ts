import { bar, histogram, passCurve, stacked } from './charts.ts';
import type { Group, Grouping } from './groups.ts';
import { html, type Html } from './html.ts';
import { RESAMPLES } from './intervals.ts';
import { MIN_TEMPLATES, REASONS } from './rates.ts';
import type { Report } from './report.ts';
import { range, integer, policyWords, written } from './format.ts';

export const OUTCOMES = {
  success: 'success',
  failure: 'failure',
  truncated: 'out of steps',
  agent_error: 'agent error',
  infra_error: 'infrastructure error',
  app_crashed: 'app crashed',
} as const;

export function outcomes({ figures }: Report): Html {
  const slices = (Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[]).map(kind => ({
    kind,
    name: OUTCOMES[kind],
    count: figures.outcomes[kind],
  }));
  return html`<section id="outcomes">
    <h2>How the episodes ended</h2>
    <div class="card">
      ${figures.episodes === 0 ? html`<p class="soft">No episode has ended yet.</p>` : stacked(slices, 'outcomes')}
    </div>
  </section>`;
}

/** What not looking would score on the same episodes. */
export function policies(report: Report): Html | null {
  const said = policyWords(report);
  if (!said || !report.policies) return null;
  return html`<section id="policies">
    <h2>What not looking would score</h2>
    <div class="card">
      <h3>${said.title}</h3>
      <table class="groups">
        <colgroup>
          <col style="width:38%" />
          <col />
          <col class="c-n" />
        </colgroup>
        <thead>
          <tr>
            <th>policy</th>
            <th></th>
            <th class="n">success</th>
          </tr>
        </thead>
        <tbody>
          ${report.policies.scores.map(
            ({ label, success }) =>
              html`<tr>
                <td class="key">${label}</td>
                <td>${bar({ share: success, interval: null }, `${label}: success ${written(success, 'share')}`)}</td>
                <td class="n">${written(success, 'share')}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      ${said.constant && html`<p class="small soft" style="margin:12px 0 0">${said.constant}</p>`}
    </div>
  </section>`;
}

/** What limits k, or which instances are in the last point. */
function passNote({ passAt, passOver }: Report['figures'], plan: Report['plan']): Html | '' {
  const [first, last] = [passAt[0]!, passAt.at(-1)!];
  const note = (text: string) => html`<p class="small soft" style="margin:10px 0 0">${text}</p>`;
  if (passOver === 'tries')
    return last.of === first.of
      ? ''
      : note(
          `${last.of} of ${first.of} instances have ${last.k} judged tries; infrastructure took the others’.`,
        );
  return 2 * last.k <= plan.seeds.length || last.k === 1
    ? note('k is at most the number of judged seeds that every task has.')
    : '';
}

export function plots({ figures, episodes, plan }: Report): Html {
  const scored = episodes.filter(e => e.scored);
  const last = figures.passAt.at(-1);
  return html`<section id="plots">
    <div class="two" style="margin-top:14px">
      <div class="card" id="pass">
        <h3>pass@k over ${figures.passOver === 'tries' ? 'tries of an instance' : 'the seeds of a template'}</h3>
        ${
          !last
            ? html`<p class="soft">No episode was judged.</p>`
            : html`${passCurve(figures.passAt)}
                <ul class="legend">
                  <li><span class="line"></span>pass@k: one of k succeeds</li>
                  <li><span class="line dashed"></span>pass^k: all of k succeed</li>
                </ul>
                ${passNote(figures, plan)}`
        }
      </div>
      <div class="card" id="steps">
        <h3>Share of the step budget used</h3>
        ${
          scored.length === 0
            ? html`<p class="soft">No episode was judged.</p>`
            : html`${histogram(scored)}
                <ul class="legend">
                  <li><span class="swatch of-success"></span>solved</li>
                  <li><span class="swatch of-other"></span>not solved</li>
                </ul>`
        }
      </div>
    </div>
  </section>`;
}

export const GROUP_TITLES: Record<Grouping, string> = {
  app: 'By app',
  level: 'By level',
  composition: 'By what the task needs',
  kind: 'By kind',
  suite: 'By suite',
  tag: 'By tag',
};

function groupTable(name: Grouping, groups: readonly Group[]): Html {
  return html`<div class="card" id="by-${name}">
    <h3>${GROUP_TITLES[name]}</h3>
    <table class="groups">
      <colgroup>
        <col class="c-key" />
        <col class="c-n hide-s" />
        <col />
        <col class="c-n" />
        <col class="c-range hide-m" />
        <col class="c-n hide-s" />
        <col class="c-n hide-m" />
        <col class="c-n hide-m" />
      </colgroup>
      <thead>
        <tr>
          <th>${name}</th>
          <th class="n hide-s">episodes</th>
          <th></th>
          <th class="n">success</th>
          <th class="n hide-m">95 %</th>
          <th class="n hide-s">progress</th>
          <th class="n hide-m">steps</th>
          <th class="n hide-m">of solver</th>
        </tr>
      </thead>
      <tbody>
        ${groups.map(
          g =>
            html`<tr>
              <td class="key">${g.key}</td>
              <td class="n hide-s">${g.scored}</td>
              <td>
                ${bar({ share: g.success.rate, interval: g.success.interval }, `${g.key}: success ${written(g.success.rate, 'share')}`)}
              </td>
              <td class="n">${written(g.success.rate, 'share')}</td>
              <td class="n hide-m soft">${range(g.success.interval, 'share')}</td>
              <td class="n hide-s">${written(g.progress.mean, 'share')}</td>
              <td class="n hide-m">${written(g.steps, 'steps')}</td>
              <td class="n hide-m">${written(g.ratio, 'times')}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

export function groups({ groups: all, episodes }: Report): Html | null {
  if (episodes.length === 0) return null;
  return html`<section id="groups">
    <h2>Where it succeeds</h2>
    ${(Object.keys(GROUP_TITLES) as Grouping[]).map(name => groupTable(name, all[name]))}
    <p class="small soft" style="margin-top:12px">
      The table by app counts each judged episode once for every app that its task uses, so its rows add up to
      more than the run has episodes; the table by tag counts in the same way. Whiskers are 95 % intervals: over
      templates if the group has at least ${MIN_TEMPLATES} of them, else over its instances.
    </p>
  </section>`;
}

/** Explains each figure. */
export function definitions({ figures, comparison }: Report): Html {
  const rows: [string, string][] = [
    [
      'Success',
      'An episode succeeds if every goal is met, every invariant holds, nothing else has changed, and the agent declared the end. Rates leave out episodes that were lost to infrastructure or to an error of the judge.',
    ],
    [
      'Interval',
      `95 %. For success: ${REASONS[figures.success.why]}${figures.success.wilson ? ` Wilson over episodes, as if each were independent, gives ${range(figures.success.wilson, 'share')}` : ''}${figures.success.cluster ? `, the bootstrap over templates (${integer(RESAMPLES)} seeded draws) ${range(figures.success.cluster, 'share')}` : ''}${figures.success.wilson ? '.' : ''}`,
    ],
    [
      'Progress',
      'The weight of the goals that the agent met, divided by the weight of all goals that were not met at the start; the mean over episodes.',
    ],
    [
      'Side effects',
      'Share of episodes in which the agent changed data that the task does not allow it to change.',
    ],
    [
      'Asked needlessly',
      'Share of episodes in which the agent asked the user although the task needs no question, or asked again for what the user was asked for already.',
    ],
    ['False done', 'Share of episodes that the agent declared done or impossible without a success.'],
    [
      'Overdue',
      'Share of episodes that ran out of steps with the task done, because the agent never declared the end.',
    ],
    [
      'pass@k',
      figures.passOver === 'tries'
        ? `For an instance with n judged tries and c successes, pass@k is 1 − C(n−c, k) / C(n, k), and pass^k is C(c, k) / C(n, k). Both are averaged over the instances with at least k judged tries. Intervals draw whole templates (${RESAMPLES} draws).`
        : 'For a template with n judged seeds and c successes, pass@k is 1 − C(n−c, k) / C(n, k), and pass^k is C(c, k) / C(n, k). Both are averaged over templates. Each template counts once, so pass@1 differs from the success rate if templates have different numbers of seeds. Seeds are different instances: run with --tries for pass@k of the same one.',
    ],
    [
      'Steps over the solver’s',
      'The steps of all solved episodes, divided by the most steps that the solver took for their templates. It can be below ×1, since some seeds need fewer steps than the longest one.',
    ],
    [
      'Goals met',
      'Share of the goals not met at the start that the agent met, all with equal weight; the mean over episodes. Progress uses the goals’ weights.',
    ],
    [
      'Reversed redundancy',
      'The solver’s steps divided by the agent’s; the mean over solved episodes. 1 means as few steps as the solver.',
    ],
    [
      'Reasonable operations',
      'Of the actions that should change the screen, the share after which its elements did differ. Waits, answers, questions and the end do not count. Only judged episodes that recorded elements are included.',
    ],
    [
      'Time',
      'Of an episode: from its reset to its verdict, while other episodes run beside it. Of the run: the sum of its legs, each until its last episode ended.',
    ],
    ...(figures.usage
      ? [
          [
            'Cost',
            'In the currency of the given prices, for all episodes with a model, including lost ones and those that were played again. Cost per success is the total divided by the number of successes.',
          ] as [string, string],
        ]
      : []),
    ...(comparison
      ? [
          [
            'Comparison',
            'Pairs are episodes of the same task, seed and try that were judged in both runs. McNemar’s exact test asks whether wins and losses differ by more than chance. It assumes independent episodes, which seeds of one template are not, so the same test over templates is given beside it. Over instances, the judged tries of each are averaged first, and the interval draws whole templates.',
          ] as [string, string],
        ]
      : []),
  ];
  return html`<section id="definitions">
    <h2>What the figures mean</h2>
    <div class="card">
      <dl>
        ${rows.map(
          ([term, text]) =>
            html`<dt>${term}</dt>
              <dd>${text}</dd>`,
        )}
      </dl>
    </div>
  </section>`;
}
