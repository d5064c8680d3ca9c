import { createSpotlight, Spotlight, useSpotlight, type SpotlightActionData } from '@mantine/spotlight';
import {
  IconChartBar,
  IconChecklist,
  IconDeviceMobile,
  IconPlayerPlay,
  IconSchool,
  IconSearch,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { queries } from '../queries.ts';
import { rooms } from './rooms.ts';

/** Results shown at once. */
const MOST = 12;

const [store, palette] = createSpotlight();
export { palette };

/**
 * Keeps one result selected, so that Enter opens it. Mantine selects the first result when a letter is typed, but results also come
 * later, from the server. Then the first one is selected, unless the arrow keys chose another that is still there.
 */
function useSelectedResult(): void {
  // Draws the palette again with each letter and each list; the effect then runs once what is found is on the page.
  const { listId, selected } = useSpotlight(store);
  useLayoutEffect(() => {
    const list = listId === '' ? null : document.getElementById(listId);
    const results = [...(list?.querySelectorAll('[data-action]') ?? [])];
    if (results.length === 0) return;
    const marked = results.findIndex(each => each.hasAttribute('data-selected'));
    const wanted = selected > 0 && marked >= 0 ? marked : 0;
    if (marked === wanted && selected === wanted) return;
    results[marked]?.removeAttribute('data-selected');
    results[wanted]!.setAttribute('data-selected', 'true');
    results[wanted]!.scrollIntoView({ block: 'nearest' });
    store.setState({ ...store.getState(), selected: wanted });
  });
}

/** Finds a room, phone, task, run, training or an episode of the run that is open by its name: Ctrl K anywhere. */
export function Palette() {
  const navigate = useNavigate();
  const { data: phones = [] } = useQuery(queries.phones);
  const [wasOpened, setOpened] = useState(false);
  const { data: tasks = [] } = useQuery({ ...queries.tasks, enabled: wasOpened });
  const { run } = useParams({ strict: false });
  const { data: opened } = useQuery({ ...queries.run(run ?? ''), enabled: run !== undefined && wasOpened });
  const { data: runs } = useQuery(queries.foundRuns);
  const { data: trainings } = useQuery({ ...queries.foundTrainings, enabled: wasOpened });
  const actions: SpotlightActionData[] = [
    ...rooms.map(({ to, name, icon: Icon }) => ({
      id: to,
      label: name,
      group: 'Rooms',
      leftSection: <Icon size={18} stroke={1.7} />,
      onClick: () => void navigate({ to }),
    })),
    ...phones.map(({ id, foreground }) => ({
      id: `phone ${id}`,
      label: id,
      description: `shows ${foreground}`,
      keywords: ['phone', foreground],
      leftSection: <IconDeviceMobile size={18} stroke={1.7} />,
      onClick: () => void navigate({ to: '/phones/$id', params: { id } }),
    })),
    ...(runs ?? []).map(({ id, agent, model }) => ({
      id: `run ${id}`,
      label: id,
      description: `run of ${model ?? agent}`,
      keywords: ['run', agent],
      leftSection: <IconChartBar size={18} stroke={1.7} />,
      onClick: () => void navigate({ to: '/runs/$run', params: { run: id } }),
    })),
    ...(trainings ?? []).map(({ id, state, iterations, of }) => ({
      id: `training ${id}`,
      label: id,
      description: `training, ${state}: ${iterations} of ${of} iterations`,
      keywords: ['training', 'train'],
      leftSection: <IconSchool size={18} stroke={1.7} />,
      onClick: () => void navigate({ to: '/train/$training', params: { training: id } }),
    })),
    ...(opened?.episodes ?? []).map(({ name, outcome }) => ({
      id: `episode ${name}`,
      label: name,
      description: `episode of ${opened!.run.id}: ${outcome}`,
      leftSection: <IconPlayerPlay size={18} stroke={1.7} />,
      onClick: () =>
        void navigate({
          to: '/runs/$run/$episode/{-$step}',
          params: { run: opened!.run.id, episode: name },
        }),
    })),
    ...tasks.map(({ id, suite, level, kind, tags }) => ({
      id: `task ${id}`,
      label: id,
      description: `level ${level}, ${kind}`,
      keywords: ['task', ...tags],
      leftSection: <IconChecklist size={18} stroke={1.7} />,
      onClick: () =>
        void navigate({
          to: '/tasks/$suite/$name',
          params: { suite, name: id.slice(suite.length + 1) },
        }),
    })),
  ];
  useSelectedResult();
  return (
    <Spotlight
      store={store}
      actions={actions}
      onSpotlightOpen={() => setOpened(true)}
      limit={MOST}
      scrollable
      maxHeight={480}
      highlightQuery
      shortcut={['mod + K']}
      // Mantine leaves fields out; a palette must open from anywhere, a checkbox too.
      tagsToIgnore={[]}
      triggerOnContentEditable
      attributes={{ content: { 'aria-label': 'Find anything' } }}
      nothingFound="Nothing has this name"
      searchProps={{
        leftSection: <IconSearch size={18} />,
        placeholder: 'Room, phone, run or episode',
        'aria-label': 'Find anything',
      }}
    />
  );
}
