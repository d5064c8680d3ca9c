import {
  ActionIcon,
  Anchor,
  Badge,
  Button,
  Center,
  Loader,
  NumberInput,
  Popover,
  Table,
  Tooltip,
  VisuallyHidden,
} from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconPlayerRecord, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { AboutRecording } from '../../protocol/wire/recordings.ts';
import { Empty } from '../frame/Empty.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { useReporting } from '../reporting.ts';
import { dateOf } from '../runs/words.tsx';
import { LARGEST_SEED } from '../tasks/view.ts';
import { deleteRecording, recordingQueries, startRecording } from './recordings.ts';
import css from './record.module.css';

/** The recordings of the server: tasks that somebody is showing. */
export function RecordPage() {
  const { data: recordings, error } = useQuery(recordingQueries.all);
  const { problem, reporting, clear } = useReporting();
  const client = useQueryClient();
  const navigate = useNavigate();
  const start = (seed: number) =>
    reporting(async () => {
      const { id } = await startRecording(seed);
      await client.invalidateQueries({ queryKey: recordingQueries.all.queryKey, exact: true });
      await navigate({ to: '/record/$id/{-$stage}', params: { id } });
    });
  const remove = ({ id, task }: AboutRecording) =>
    modals.openConfirmModal({
      title: `Delete ${task || 'the recording'}?`,
      children: 'What was recorded is lost. A file that was kept stays.',
      labels: { confirm: 'Delete', cancel: 'Keep it' },
      confirmProps: { color: 'red' },
      onConfirm: reporting(async () => {
        await deleteRecording(id);
        await client.invalidateQueries({ queryKey: recordingQueries.all.queryKey, exact: true });
      }),
    });
  return (
    <>
      <PageHeader
        title="Record"
        beside={
          recordings && recordings.length > 0 && <span className={css['quiet']}>{recordings.length}</span>
        }
        problem={problem || error?.message}
        onCloseProblem={clear}
      >
        {recordings && recordings.length > 0 && <NewRecording onStart={start} />}
      </PageHeader>
      {recordings === undefined && !error && (
        <Center flex={1}>
          <Loader aria-label="Reading the recordings" />
        </Center>
      )}
      {recordings === null && (
        <Empty icon={IconPlayerRecord} title="This server records nothing" command="npx tapworld record">
          Tasks are recorded on a server that was started with serve or record.
        </Empty>
      )}
      {recordings?.length === 0 && (
        <Empty
          icon={IconPlayerRecord}
          title="Record a task"
          command="npx tapworld record"
          action={<NewRecording onStart={start} />}
        >
          Do a task once on a phone, say what was meant, and get a template with a solver and a judge: the
          same file that a programmer would have written.
        </Empty>
      )}
      {recordings && recordings.length > 0 && <Recordings recordings={recordings} onRemove={remove} />}
    </>
  );
}

/** Starts a recording on the phone of a seed. */
function NewRecording({ onStart }: { onStart: (seed: number) => () => void }) {
  const [seed, setSeed] = useState(1);
  return (
    <Button.Group>
      <Popover trapFocus returnFocus position="bottom-end" withArrow>
        <Popover.Target>
          <Button variant="default">Seed {seed}</Button>
        </Popover.Target>
        <Popover.Dropdown>
          <NumberInput
            label="Seed of the phone"
            description="Another seed has other people, mails and notes."
            min={0}
            max={LARGEST_SEED}
            allowDecimal={false}
            value={seed}
            onChange={value => typeof value === 'number' && setSeed(value)}
          />
        </Popover.Dropdown>
      </Popover>
      <Button onClick={onStart(seed)} leftSection={<IconPlayerRecord size={16} />}>
        Record a task
      </Button>
    </Button.Group>
  );
}

function Recordings({
  recordings,
  onRemove,
}: {
  recordings: readonly AboutRecording[];
  onRemove: (recording: AboutRecording) => void;
}) {
  return (
    <div className={css['scroll']} tabIndex={0} role="region" aria-label="List of recordings">
      <Table
        stickyHeader
        highlightOnHover
        verticalSpacing="xs"
        horizontalSpacing="lg"
        aria-label="Recordings"
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Task</Table.Th>
            <Table.Th>Steps</Table.Th>
            <Table.Th>Seed</Table.Th>
            <Table.Th>Began</Table.Th>
            <Table.Th>Kept</Table.Th>
            <Table.Th w={50}>
              <VisuallyHidden>Delete</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {recordings.map(recording => {
            const { id, task, steps, seed, createdAt, savedTo } = recording;
            return (
              <Table.Tr key={id}>
                <Table.Td>
                  <Anchor component={Link} to={`/record/${id}`} size="sm">
                    {task || 'Untitled'}
                  </Anchor>
                </Table.Td>
                <Table.Td>{steps}</Table.Td>
                <Table.Td>{seed}</Table.Td>
                <Table.Td>{dateOf(createdAt)}</Table.Td>
                <Table.Td>
                  {savedTo === null ? (
                    <span className={css['quiet']}>not yet</span>
                  ) : (
                    <Badge color="green">{savedTo}</Badge>
                  )}
                </Table.Td>
                <Table.Td>
                  <Tooltip label="Delete">
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={`Delete ${task || 'Untitled'}`}
                      onClick={() => onRemove(recording)}
                    >
                      <IconTrash size={16} />
                    </ActionIcon>
                  </Tooltip>
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </div>
  );
}
