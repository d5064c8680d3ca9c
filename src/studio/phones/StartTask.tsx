import { Badge, Group, Modal, NumberInput, ScrollArea, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../queries.ts';
import css from './phones.module.css';

/** Results shown at once; more words find the others. */
const MOST = 60;
const LARGEST_SEED = 2 ** 31 - 1;

/** Chooses a template and a seed, and starts an episode. */
export function StartTask({
  opened,
  onClose,
  onStart,
}: {
  opened: boolean;
  onClose: () => void;
  onStart: (task: string, seed: number) => void;
}) {
  const { data: tasks = [], error } = useQuery({ ...queries.tasks, enabled: opened });
  const [query, setQuery] = useState('');
  const [seed, setSeed] = useState(1);
  const words = query.toLowerCase().split(/\s+/);
  const found = tasks.filter(({ id, apps, tags }) => {
    const text = `${id} ${apps.join(' ')} ${tags.join(' ')}`.toLowerCase();
    return words.every(word => text.includes(word));
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Start a task"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Group gap="sm" mb="sm" align="end">
        <TextInput
          data-autofocus
          type="search"
          flex={1}
          label="Task"
          placeholder="Name, app or tag"
          leftSection={<IconSearch size={16} />}
          value={query}
          onChange={event => setQuery(event.currentTarget.value)}
        />
        <NumberInput
          label="Seed"
          w={110}
          min={0}
          max={LARGEST_SEED}
          allowDecimal={false}
          value={seed}
          onChange={value => setSeed(Number(value) || 0)}
        />
      </Group>
      <ScrollArea.Autosize mah={420} type="auto">
        <ul className={css['tasks']} aria-label="Tasks">
          {found.slice(0, MOST).map(({ id, level, kind, apps }) => (
            <li key={id}>
              <UnstyledButton className={css['task']} onClick={() => onStart(id, seed)}>
                <b>{id}</b>
                <span className={css['quiet']}>{apps.join(', ')}</span>
                <span className={css['grow']} />
                <Badge variant="light" color="gray" size="sm">
                  {kind}
                </Badge>
                <Badge variant="light" size="sm">
                  level {level}
                </Badge>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </ScrollArea.Autosize>
      <Text size="sm" c={error ? 'red' : 'dimmed'} mt="xs" role="status">
        {error?.message ?? foundText(found.length)}
      </Text>
    </Modal>
  );
}

function foundText(count: number): string {
  if (count === 0) return 'No task fits.';
  if (count === 1) return '1 task';
  return count <= MOST ? `${count} tasks` : `The first ${MOST} of ${count} tasks; type to find others`;
}
