import type { Reference } from '../../judges/rewards/index.ts';
import type { Observation, Observe } from '../../src/protocol/observation.ts';
import type { StepOutcome, Turn } from '../phones/stepper.ts';
import type { Episode } from './episode.ts';
import type { OracleTracker } from './oracle.ts';

const ELEMENTS_ONLY: Observe = { screenshot: false, elements: true };

/**
 * Observes the phone on behalf of its episode. A page with a state of its own may change the tree by it. The verdict stays valid then:
 * nobody else has changed the phone.
 */
export async function observeNow(
  episode: Episode,
  turn: Turn,
  observe?: Observe,
  signal?: AbortSignal,
): Promise<StepOutcome> {
  const { judged, phone } = episode;
  const isJudged = judged?.tree === phone.now;
  const outcome = await turn.observe(observe, signal);
  if (isJudged) episode.judged = { ...judged, tree: phone.now };
  return outcome;
}

/** The solver's action on the current screen. If the agent's last observation had no elements, the phone is observed again. */
export async function referenceOf(
  episode: Episode,
  turn: Turn,
  oracle: OracleTracker,
): Promise<Reference | null> {
  const { phone } = episode;
  if (episode.lastSeen?.stateHash !== phone.stateHash) {
    const { observation, stateHash } = await observeNow(episode, turn, ELEMENTS_ONLY);
    episode.rememberObservation(withMessages(episode, observation), stateHash);
  }
  return oracle.referenceFor(phone.now, episode.lastSeen!.observation);
}

/** Adds the conversation with the user, if there is one. */
export const withMessages = (episode: Episode, observation: Observation): Observation =>
  episode.conversation.messages.length > 0
    ? { ...observation, messages: [...episode.conversation.messages] }
    : observation;
