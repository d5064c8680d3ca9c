import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Action } from '../../protocol/action.ts';
import type { MadeEpisode } from '../../protocol/wire/episodes.ts';
import type { LivePhone } from '../phone/live.ts';
import type { LiveState } from '../phone/live-state.ts';
import { played, taskQueries, type InstanceId } from './queries.ts';

/** An episode on an instance, which is deleted when the page leaves it. A higher `number` is another try. */
export function useEpisode({ task, seed }: InstanceId, number: number) {
  const [made, setMade] = useState<{ episode?: MadeEpisode; problem?: string }>({});
  useEffect(() => {
    let id: string | undefined;
    let hasLeft = false;
    setMade({});
    const leave = () => {
      hasLeft = true;
      if (id !== undefined) played.remove(id);
      id = undefined;
    };
    played.start({ task, seed }).then(
      episode => {
        if (hasLeft) return played.remove(episode.id);
        id = episode.id;
        setMade({ episode });
      },
      (error: Error) => {
        if (!hasLeft) setMade({ problem: error.message });
      },
    );
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [task, seed, number]);
  return made;
}

/** The verdict on an episode as its phone changes, and the steps that only the server can take. */
export function useAttempt(episode: MadeEpisode, live: LivePhone | null, state: LiveState) {
  const client = useQueryClient();
  const [messages, setMessages] = useState<readonly { from: string; text: string }[]>([]);
  const isSettled = state.unconfirmed === 0 && state.stateHash !== '';
  const { data: verdict } = useQuery({
    ...taskQueries.verdict(episode.id, state.stateHash),
    enabled: isSettled,
  });
  /** Has the server take a step of the episode: an answer, a question, or the end. */
  const take = async (action: Action) => {
    const step = () => played.step(episode.id, action);
    live?.run(false);
    const { observation } = await (live ? live.elsewhere(step) : step());
    if (observation.messages) setMessages(observation.messages);
    await client.invalidateQueries({ queryKey: ['verdict', episode.id] });
  };
  return { verdict, messages, take };
}
