import type { EpisodeValue, PhoneValue } from '../../src/protocol/wire/values.ts';
import type { Versions } from '../../src/protocol/wire/versions.ts';
import type { RewardChoice } from '../../judges/rewards/index.ts';
import { hash } from '../../src/state/hash.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { equal } from '../../src/state/json.ts';
import type { Episode, EpisodeProgress } from '../episodes/episode.ts';
import type { Episodes, EpisodeState } from '../episodes/episodes.ts';
import { ApiError } from '../errors.ts';
import type { Phone } from '../phones/phone.ts';
import type { Phones } from '../phones/phones.ts';

/** Parts of a build in which two builds must agree to go on with one another’s episodes. */
const PARTS = ['harness', 'tasks', 'simulator', 'world'] as const;

const phoneFields = ({ ttl, lineage, copies }: Phone) => ({ ttl, lineage, copies });

/** A phone between two steps, as a value. Throws LIVE_PAGE. */
export function phoneValue(phones: Phones, phone: Phone): PhoneValue {
  const { seq, steps } = phone;
  return { format: 1, seq, snapshot: phones.snapshot(phone), steps, ...phoneFields(phone) };
}

/** An episode between two steps, as a value. Throws LIVE_PAGE. */
export function episodeValue(phones: Phones, build: Versions, episode: Episode): EpisodeValue {
  const { config, phone, instance } = episode;
  const { harness, tasks, simulator, world } = build;
  return {
    format: 1,
    build: { harness, tasks, simulator, world },
    seq: phone.seq,
    stateHash: phone.stateHash,
    task: instance.task.id,
    seed: instance.seed,
    language: instance.language,
    phoneLanguage: config.start.os.settings.language,
    phrasing: config.phrasing,
    screen: config.start.device.screen,
    reward: config.reward,
    budget: config.budget,
    shortest: config.shortest ?? null,
    token: episode.tokenDigest,
    snapshot: phones.snapshot(phone),
    phoneSteps: phone.steps,
    ...phoneFields(phone),
    ...(episode.progress as Pick<EpisodeValue, keyof EpisodeProgress>),
  };
}

/** Throws BUILD_DIFFERS where verdicts of two builds might not be the same. */
export function demandBuild(here: Versions, value: Versions): void {
  const differing = PARTS.filter(part => here[part] !== value[part]);
  if (differing.length === 0) return;
  throw new ApiError(
    'BUILD_DIFFERS',
    `This episode was played by another build (${differing.join(', ')} differ): go on with it on a server of that build`,
    { here, value },
  );
}

/** Whether a phone’s value is that of an episode. */
export const isEpisodeValue = (value: EpisodeValue | PhoneValue): value is EpisodeValue => 'task' in value;

/** A phone with an id, as a value says. Throws INVALID_SNAPSHOT, BLOB_MISSING and CAPACITY_REACHED; then there is none. */
export function adoptPhone(phones: Phones, id: string, value: EpisodeValue | PhoneValue): Phone {
  const { start, now } = phones.read(value.snapshot);
  const phone = phones.adopt(id, start, now);
  phone.steps = isEpisodeValue(value) ? value.phoneSteps : value.steps;
  phone.ttl = value.ttl ?? null;
  phone.seq = value.seq;
  phone.place(value.lineage, value.copies);
  return phone;
}

function stateOf(id: string, value: EpisodeValue): EpisodeState {
  const { task, seed, language, phrasing, budget, shortest } = value;
  const { steps, wellFormed, outcome, failure, declared, conversation, helped, judging, judgedAt, solver } =
    value;
  const progress = { steps, wellFormed, outcome, failure, declared, conversation, helped, judging, judgedAt };
  return {
    id,
    tokenDigest: value.token,
    task,
    seed,
    language,
    phrasing,
    reward: value.reward as RewardChoice,
    budget,
    shortest: shortest ?? undefined,
    progress: { ...progress, ...(solver === undefined ? {} : { solver }) } as EpisodeProgress,
  };
}

/** What values are put into. */
export interface Nouns {
  phones: Phones;
  episodes: Episodes;
}

/**
 * An episode on a new phone, as a value says. Throws BUILD_DIFFERS, TOKEN_IN_USE, INVALID_VALUE, INVALID_SNAPSHOT, BLOB_MISSING,
 * TASK_NOT_FOUND, SETUP_FAILED and CAPACITY_REACHED; then there is none.
 */
export async function adoptEpisode(
  { phones, episodes }: Nouns,
  build: Versions,
  ids: { episode: string; phone?: string },
  value: EpisodeValue,
): Promise<Episode> {
  demandBuild(build, value.build);
  const other = episodes.ofDigest(value.token);
  if (other)
    throw new ApiError(
      'TOKEN_IN_USE',
      `Episode ${other.id} has the token of this one: delete it first, or fork it for a copy`,
    );
  const phone = adoptPhone(phones, ids.phone ?? phones.ids.next(), value);
  try {
    demandState(phone.now, value);
    const episode = await episodes.resume(phone, stateOf(ids.episode, value));
    phone.seq = value.seq;
    return episode;
  } catch (thrown) {
    if (phones.find(phone.id) === phone) phones.remove(phone.id);
    throw thrown;
  }
}

function demandState(now: AnyPhone, { stateHash }: EpisodeValue): void {
  if (hash(now) === stateHash) return;
  throw new ApiError(
    'INVALID_VALUE',
    'The value’s snapshot is not in the state of its stateHash: send the value as it was read',
  );
}

/**
 * Puts an episode that is here where its value says. The caller has its phone to itself. Throws BUILD_DIFFERS, INVALID_VALUE,
 * INVALID_SNAPSHOT, BLOB_MISSING, and START_DIFFERS where the value is another episode’s; then nothing changed.
 */
export function putEpisode(
  { phones, episodes }: Nouns,
  build: Versions,
  episode: Episode,
  value: EpisodeValue,
): void {
  demandBuild(build, value.build);
  const { phone, config, instance } = episode;
  const { start, now } = phones.read(value.snapshot);
  demandState(now, value);
  const isSame =
    value.task === instance.task.id &&
    value.seed === instance.seed &&
    value.token === episode.tokenDigest &&
    value.budget === config.budget &&
    equal(value.reward, config.reward) &&
    hash(start) === hash(phone.start);
  if (!isSame)
    throw new ApiError(
      'START_DIFFERS',
      `Episode ${episode.id} is another episode than that of this value: put it under another id`,
    );
  phones.replace(phone, now);
  phone.steps = value.phoneSteps;
  phone.ttl = value.ttl ?? null;
  phone.place(value.lineage, Math.max(phone.copies, value.copies));
  episodes.putBack(episode, stateOf(episode.id, value).progress);
}
