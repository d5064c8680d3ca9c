import { Center, Loader, Text } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { Empty } from '../frame/Empty.tsx';
import { VerdictView } from '../VerdictView.tsx';
import css from './phone.module.css';

/** The episode on a phone with its verdict; null where there is none. */
async function episodeOn(phone: string) {
  const { episode } = await api.phone(phone);
  if (!episode) return null;
  const [about, verdict] = await Promise.all([api.episodeOf(episode), api.verdict(episode)]);
  return { ...about, verdict };
}

/** The task that is played on this phone, and its verdict so far. */
export function TaskTab({ id, hash }: { id: string; hash: string }) {
  const { data: episode, error } = useQuery({
    queryKey: ['episode on', id, hash],
    queryFn: () => episodeOn(id),
    placeholderData: keepPreviousData,
  });
  if (error)
    return (
      <Empty icon={IconChecklist} title="No verdict">
        {error.message}
      </Empty>
    );
  if (episode === undefined)
    return (
      <Center p="xl">
        <Loader aria-label="Loading the task" />
      </Center>
    );
  if (episode === null)
    return (
      <Empty
        icon={IconChecklist}
        title="No task"
        command="npx tapworld run --agent solver --tasks notes/create-note"
      >
        No task is played on this phone. Start one from the list of phones, or from a terminal.
      </Empty>
    );
  return (
    <div className={css['task']}>
      <Text fw={600} size="lg">
        {episode.goal}
      </Text>
      <Text c="dimmed" size="sm" mb="xs">
        {episode.task}, seed {episode.seed} · {episode.steps} of {episode.budget} steps
      </Text>
      <VerdictView verdict={episode.verdict} />
    </div>
  );
}
