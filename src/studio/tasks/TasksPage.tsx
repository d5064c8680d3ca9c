import { Button, Center, Loader } from '@mantine/core';
import { IconListSearch, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { Empty } from '../frame/Empty.tsx';
import { FilterBar, FilterChoice } from '../frame/FilterBar.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { queries } from '../queries.ts';
import {
  choicesOf,
  COMPOSITIONS,
  filterTasks,
  isFiltering,
  type CompositionKey,
  type TaskFilter,
} from './filter.ts';
import { TaskTable, type TableHandle } from './TaskTable.tsx';
import css from './tasks.module.css';

const route = getRouteApi('/tasks');

/** All templates: a table to filter and sort, each row of which opens one. */
export function TasksPage() {
  const filter = route.useSearch();
  const { data: tasks, error } = useQuery(queries.tasks);
  const navigate = useNavigate();
  const table = useRef<TableHandle>(null);
  const shown = useMemo(() => filterTasks(tasks ?? [], filter), [tasks, filter]);
  const change = (part: TaskFilter) =>
    void navigate({ to: '/tasks', search: { ...filter, ...part }, replace: true });
  return (
    <>
      <PageHeader
        title="Tasks"
        beside={tasks && <Count shown={shown.length} all={tasks.length} />}
        problem={error?.message}
      >
        {isFiltering(filter) && shown.length > 0 && (
          <Button
            variant="default"
            onClick={() => void navigate({ to: '/tasks', search: filter.sort ? { sort: filter.sort } : {} })}
          >
            Show all
          </Button>
        )}
      </PageHeader>
      {tasks === undefined && !error && (
        <Center flex={1}>
          <Loader aria-label="Loading tasks" />
        </Center>
      )}
      {tasks?.length === 0 && (
        <Empty icon={IconListSearch} title="No tasks" command="npx tapworld new task notes/pin-a-note">
          This server knows no template. Write one, and start the server again.
        </Empty>
      )}
      {tasks && tasks.length > 0 && (
        <>
          <Filters filter={filter} change={change} enter={() => table.current?.enter()} />
          {shown.length === 0 ? (
            <Empty
              icon={IconSearch}
              title="No task fits"
              action={
                <Button variant="default" onClick={() => void navigate({ to: '/tasks' })}>
                  Show all
                </Button>
              }
            >
              None of the {tasks.length} tasks fits the filter.
            </Empty>
          ) : (
            <TaskTable ref={table} tasks={shown} sort={filter.sort} onSort={sort => change({ sort })} />
          )}
        </>
      )}
    </>
  );
}

function Count({ shown, all }: { shown: number; all: number }) {
  return (
    <span className={css['quiet']} role="status">
      {shown === all ? `${all} tasks` : `${shown} of ${all} tasks`}
    </span>
  );
}

function Filters({
  filter,
  change,
  enter,
}: {
  filter: TaskFilter;
  change: (part: TaskFilter) => void;
  /** Goes on to the table. */
  enter: () => void;
}) {
  const { data: tasks = [] } = useQuery(queries.tasks);
  const { apps, kinds, tags, splits } = useMemo(() => choicesOf(tasks), [tasks]);
  return (
    <FilterBar
      label="Filter tasks"
      words="Filter by name, app or tag"
      value={filter.q}
      onChange={q => change({ q })}
      onEnter={enter}
    >
      <FilterChoice
        label="App"
        any="Any app"
        data={apps}
        value={filter.app}
        onChange={app => change({ app })}
      />
      <FilterChoice
        label="Level"
        any="Any level"
        data={['1', '2', '3', '4'].map(value => ({ value, label: `Level ${value}` }))}
        value={filter.level?.toString()}
        onChange={level => change({ level: level === undefined ? undefined : Number(level) })}
      />
      <FilterChoice
        label="Kind"
        any="Any kind"
        data={kinds}
        value={filter.kind}
        onChange={kind => change({ kind })}
      />
      <FilterChoice
        label="Tag"
        any="Any tag"
        data={tags}
        value={filter.tag}
        onChange={tag => change({ tag })}
      />
      <FilterChoice
        label="Split"
        any="Any split"
        data={splits}
        value={filter.split}
        onChange={split => change({ split })}
      />
      <FilterChoice
        label="Composition"
        any="Any needs"
        data={Object.entries(COMPOSITIONS).map(([value, label]) => ({ value, label }))}
        value={filter.needs}
        onChange={needs => change({ needs: needs as CompositionKey | undefined })}
      />
    </FilterBar>
  );
}
