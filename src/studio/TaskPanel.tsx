import { useEffect, useState } from 'react';
import type { AboutEpisode } from '../protocol/wire/episodes.ts';
import type { Verdict } from '../protocol/wire/verdict.ts';
import { api } from './api.ts';
import { VerdictView } from './VerdictView.tsx';
import base from './studio.module.css';
import css from './phone.module.css';

type Episode = AboutEpisode & { verdict: Verdict };

/** The task that is played on this phone, and its verdict so far. */
export function TaskPanel({ id, hash }: { id: string; hash: string }) {
  const [about, setAbout] = useState<Episode | string | null>(null);
  useEffect(() => {
    let isMounted = true;
    (async () => {
      const { episode } = await api.phone(id);
      if (!episode) return 'No task is played on this phone. Start one from the list of phones.';
      return { ...(await api.episodeOf(episode)), verdict: await api.verdict(episode) };
    })().then(
      found => {
        if (isMounted) setAbout(found);
      },
      (error: Error) => {
        if (isMounted) setAbout(error.message);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [id, hash]);
  if (about === null) return null;
  if (typeof about === 'string') return <p className={base['empty']}>{about}</p>;
  return (
    <div className={css['task']}>
      <p className={base['goal']}>{about.goal}</p>
      <p className={base['quiet']}>
        {about.task}, seed {about.seed} · {about.steps} of {about.budget} steps
      </p>
      <VerdictView verdict={about.verdict} />
    </div>
  );
}
