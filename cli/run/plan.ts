import type { Plan } from '../../bench/run/folder.ts';
import type { Task } from '../../bench/tasks/form.ts';
import { LanguageTag } from '../../src/protocol/wire/common.ts';
import { twoDigits } from '../../src/state/civil.ts';
import { validate } from '../../src/state/validate.ts';
import { defined } from '../defined.ts';
import { CliError, usage } from '../errors.ts';
import { modelOf, userOf } from '../model-options.ts';
import { demandSuite, MINIWOB } from '../suites.ts';
import { instancesOn, SIDES } from './instances.ts';
import type { Options } from './options.ts';

type PlanOptions = Options & Pick<Plan, 'own'>;

const notFound = (message: string) => new CliError('TASK_NOT_FOUND', message, { status: 2 });
/** The short split that is played where nothing is named. */
const DEFAULT_SPLIT = 'mini';
const GIVE_PAGES = 'give --miniwob with their folder, or a --server that was started with it';

/** The run that the options ask for; `offered` lists the server's tasks of a suite. Throws USAGE and TASK_NOT_FOUND. */
export async function planOf(
  options: PlanOptions,
  offered: (suite: string) => Promise<string[]>,
): Promise<Plan> {
  const {
    split,
    agent = 'solver',
    seeds = '1',
    tries = 1,
    language = 'en',
    phoneLanguage,
    phrasing,
    reward,
    pictures,
  } = options;
  const [{ seedsOf }, { findAgent }, { rewards }] = await Promise.all([
    import('../../bench/run/select.ts'),
    import('../../bench/agents/index.ts'),
    import('../../judges/rewards/index.ts'),
  ]);
  if (language !== 'en' && language !== 'zh') throw usage(`--language is en or zh, not ${language}`);
  if (phoneLanguage !== undefined && validate(LanguageTag, phoneLanguage).length > 0)
    throw usage(`--phone-language is a BCP 47 tag such as zh, not ${phoneLanguage}`);
  if (reward !== undefined && !Object.hasOwn(rewards, reward))
    throw usage(`No reward ${reward}; there are ${Object.keys(rewards).join(', ')}`);
  const list = orUsage(() => seedsOf(seeds));
  const llm = modelOf(agent, options);
  const user = userOf(options);
  const pictureOptions = await pictureOptionsFor(agent, llm, options.scale);
  const player = findAgent(agent, llm);
  await demandSuite(options.suite);
  const { pages, templates } = await chosenTasks(options, offered);
  const own = options.own ?? (await ownSeeds(split, seeds, list.length, pages, templates));
  const ids = [...pages, ...templates.map(task => task.id)];
  return {
    agent,
    ...(llm ? { llm } : {}),
    ...(user ? { user } : {}),
    ...(own ? episodesOfOwn(ids, own, split) : { tasks: ids, seeds: list }),
    ...(tries > 1 ? { tries, ...(player.draws === false ? { repeats: true as const } : {}) } : {}),
    ...splitOf(options),
    language,
    ...defined({ phoneLanguage, phrasing, reward }),
    pictures: pictures ?? player.pictures,
    ...pictureOptions,
  };
}

/** The split that all of the tasks are, for `run.json`: tasks that were named beside it are only a part of it. */
function splitOf({ split, tasks, suite }: PlanOptions): Pick<Plan, 'split'> {
  if (tasks !== undefined || suite !== undefined) return {};
  return { split: split ?? DEFAULT_SPLIT };
}

/** Runs a check of an option; its error becomes USAGE. */
function orUsage<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw usage((error as Error).message);
  }
}

/** How pictures are taken: as the model's action format wants them, or at the given scale. */
async function pictureOptionsFor(
  agent: string,
  llm: Plan['llm'],
  scale: number | undefined,
): Promise<Pick<Plan, 'scale' | 'marks' | 'format'>> {
  const [{ codecs, pictureOptionsOf }, { apis }, { modelAgents }] = await Promise.all([
    import('../../bench/codecs/index.ts'),
    import('../../bench/agents/apis/index.ts'),
    import('../../bench/agents/model-agents.ts'),
  ]);
  const { actions, api = 'chat' } = llm ?? {};
  if (actions !== undefined && !Object.hasOwn(codecs, actions))
    throw usage(`No actions ${actions}; there are ${Object.keys(codecs).join(', ')}`);
  if (!llm) return defined({ scale });
  return orUsage(() =>
    pictureOptionsOf(codecs[modelAgents[agent]?.codec ?? actions ?? apis[api].codec]!, scale),
  );
}

/**
 * The tasks that are asked for. Pages of MiniWoB++ are in the user's own folder: only the server knows them, and they have to be asked for by
 * name. If nothing is named, the templates are those of the short split `mini`.
 */
async function chosenTasks(
  { tasks: patterns, split, suite }: PlanOptions,
  offered: (suite: string) => Promise<string[]>,
): Promise<{ pages: string[]; templates: readonly Task[] }> {
  const { selectTasks } = await import('../../bench/run/select.ts');
  const isPage = (pattern: string) => pattern.startsWith(`${MINIWOB}/`);
  const others = (patterns ?? []).filter(pattern => !isPage(pattern));
  const pages = await chosenPages(suite, patterns, patterns?.filter(isPage) ?? [], offered);
  const isOnlyPages = suite === MINIWOB || (patterns !== undefined && others.length === 0);
  const defaultSplit = patterns || suite ? undefined : DEFAULT_SPLIT;
  const templates = isOnlyPages ? [] : selectTasks(others, defined({ split: split ?? defaultSplit, suite }));
  if (pages.length + templates.length === 0)
    throw notFound('No task fits what was asked for; `tapworld tasks` lists them');
  return { pages, templates };
}

/** Ids of the MiniWoB++ pages that fit. Throws TASK_NOT_FOUND for a pattern without a page. */
async function chosenPages(
  suite: string | undefined,
  patterns: string[] | undefined,
  pagePatterns: string[],
  offered: (suite: string) => Promise<string[]>,
): Promise<string[]> {
  const { fits } = await import('../../bench/run/select.ts');
  if (suite !== MINIWOB && pagePatterns.length === 0) return [];
  const pages = await offered(MINIWOB);
  if (suite === MINIWOB && pages.length === 0)
    throw notFound(`There are no pages of MiniWoB++: ${GIVE_PAGES}`);
  const missing = pagePatterns.find(pattern => !pages.some(id => fits(id, pattern)));
  if (missing !== undefined) {
    const hint = pages.length === 0 ? `: ${GIVE_PAGES}` : '';
    throw notFound(`No page of MiniWoB++ fits ${missing}${hint}`);
  }
  return pages.filter(id => (patterns ?? ['*']).some(pattern => fits(id, pattern)));
}

/** Seeds by template, for a split that divides instances; undefined for all others. */
async function ownSeeds(
  split: string | undefined,
  seeds: string,
  count: number,
  pages: readonly string[],
  templates: readonly Task[],
): Promise<Plan['own']> {
  const side = SIDES[split ?? ''];
  if (!side) return undefined;
  if (!/^\d+$/.test(seeds))
    throw usage(
      `--split ${split} has instances of its own: --seeds has to be how many of each task, not ${seeds}`,
    );
  if (pages.length > 0)
    throw usage(`--split ${split} has only templates: leave out either it or the pages of MiniWoB++`);
  return instancesOn(side, templates, count);
}

/** Throws TASK_NOT_FOUND if no task has an instance. */
function episodesOfOwn(
  ids: readonly string[],
  own: NonNullable<Plan['own']>,
  split: string | undefined,
): Required<Pick<Plan, 'tasks' | 'seeds' | 'own'>> {
  if (Object.keys(own).length === 0) throw notFound(`None of these tasks has an instance in ${split}`);
  const seeds = [...new Set(Object.values(own).flat())].sort((a, b) => a - b);
  return { tasks: ids.filter(id => own[id]), seeds, own };
}

/** A name for a new run: `20260312-094155-solver`. */
export function nameOf(agent: string, now = new Date()): string {
  const [month, day, ...time] = [
    now.getMonth() + 1,
    now.getDate(),
    now.getHours(),
    now.getMinutes(),
    now.getSeconds(),
  ].map(twoDigits);
  return `${now.getFullYear()}${month}${day}-${time.join('')}-${agent}`;
}

/** Fills in the options of a replay from its recording, unless they are given. Other agents' options stay as they are. */
export async function planOfRecorded<
  O extends Pick<
    Options,
    'agent' | 'tasks' | 'split' | 'suite' | 'seeds' | 'tries' | 'language' | 'phoneLanguage' | 'phrasing'
  >,
>(options: O): Promise<O & Pick<Plan, 'own'>> {
  if (!options.agent?.startsWith('replay:')) return options;
  const { findRecording, planOfRecording } = await import('../../bench/agents/replay.ts');
  const recording = findRecording(options.agent);
  const { tasks, seeds, own, tries, language, phoneLanguage, phrasing } = planOfRecording(recording);
  const named = options.tasks !== undefined || options.split !== undefined || options.suite !== undefined;
  return {
    ...(named ? {} : { tasks: [...tasks], ...(own && options.seeds === undefined ? { own } : {}) }),
    seeds: seeds.join(','),
    language,
    ...defined({ tries, phoneLanguage, phrasing }),
    ...options,
    agent: recording.name,
  };
}
