/** An episode of a run. */
export interface EpisodeId {
  task: string;
  seed: number;
  /** Which try of the instance, from 1 on; left out in a run that plays each instance once. */
  try?: number;
}

/** The instances of a run, and how often each is played. */
export interface Instances {
  tasks: readonly string[];
  seeds: readonly number[];
  /** Seeds of each task, where they are not the same for all; `seeds` are then all of these. */
  own?: Readonly<Record<string, readonly number[]>>;
  /** Tries of each instance; once where left out. */
  tries?: number;
}

/** Which try of its instance an episode is; 1 in a run that plays each once. */
export const tryOf = (episode: Pick<EpisodeId, 'try'>): number => episode.try ?? 1;

/** The part of anything that names its episode. */
export const idOf = ({ task, seed, try: number }: EpisodeId): EpisodeId =>
  number === undefined ? { task, seed } : { task, seed, try: number };

/** Instances of a plan: the first of each task, then the second of each. */
export function instancesOf({ tasks, seeds, own }: Omit<Instances, 'tries'>): EpisodeId[] {
  if (!own) return seeds.flatMap(seed => tasks.map(task => ({ task, seed })));
  const most = Math.max(0, ...tasks.map(task => own[task]?.length ?? 0));
  return Array.from({ length: most }, (_, i) => i).flatMap(i =>
    tasks.flatMap(task => {
      const seed = own[task]?.[i];
      return seed === undefined ? [] : [{ task, seed }];
    }),
  );
}

/** Episodes of a plan: the first try of every instance, then the second of each. */
export function episodesOf(plan: Instances): EpisodeId[] {
  const instances = instancesOf(plan);
  const { tries = 1 } = plan;
  if (tries === 1) return instances;
  return Array.from({ length: tries }, (_, i) => i + 1).flatMap(number =>
    instances.map(instance => ({ ...instance, try: number })),
  );
}

/** Names an instance within a run. */
export const instanceKey = ({ task, seed }: EpisodeId): string => `${task} ${seed}`;

/** Names an episode within a run; the first try is called as the only one would be. */
export const episodeKey = (episode: EpisodeId): string => {
  const number = tryOf(episode);
  return number === 1 ? instanceKey(episode) : `${instanceKey(episode)} ${number}`;
};

/** Name of an episode's folder: `notes.create-note.1`, and `notes.create-note.1.try2` for a further try. */
export const episodeName = (episode: EpisodeId): string => {
  const { task, seed } = episode;
  const number = tryOf(episode);
  return `${task.replace('/', '.')}.${seed}${number === 1 ? '' : `.try${number}`}`;
};

/** The episode whose folder is called so; undefined where no episode is. */
export function idOfName(name: string): EpisodeId | undefined {
  const [, task, seed, number] = /^([^/]+)\.(\d+)(?:\.try(\d+))?$/.exec(name) ?? [];
  if (task === undefined) return undefined;
  return {
    task: task.replace('.', '/'),
    seed: Number(seed),
    ...(number === undefined ? {} : { try: Number(number) }),
  };
}

/** The order in which episodes are listed. */
export const inOrder = (a: EpisodeId, b: EpisodeId): number =>
  a.task < b.task ? -1 : a.task > b.task ? 1 : a.seed - b.seed || tryOf(a) - tryOf(b);

/** An episode in words: `seed 3`, and `seed 3, try 2` for a further try. */
export const seedWords = (episode: EpisodeId): string =>
  `seed ${episode.seed}${episode.try === undefined ? '' : `, try ${episode.try}`}`;
