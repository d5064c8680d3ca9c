import { Button, Center, Code, Loader, SegmentedControl } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconDeviceMobile, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { api } from '../api.ts';
import { openFile } from '../format.ts';
import { Empty } from '../frame/Empty.tsx';
import { FilterBar, FilterChoice } from '../frame/FilterBar.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { queries } from '../queries.ts';
import { useReporting } from '../reporting.ts';
import { filterPhones, PHONE_STATES, type PhoneFilter } from './filter.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './selection.ts';
import { StartTask } from './StartTask.tsx';
import { Wall, type CardSize } from './Wall.tsx';
import css from './phones.module.css';

const route = getRouteApi('/phones');

/** All phones of this server: a wall of pictures to filter, select and act on. */
export function PhonesPage() {
  const filter = route.useSearch();
  const { data: phones, error } = useQuery(queries.phones);
  const { problem, reporting, clear } = useReporting();
  const [choosing, setChoosing] = useState(false);
  const [size, setSize] = useLocalStorage<CardSize>({ key: 'tapworld-card-size', defaultValue: 'medium' });
  const navigate = useNavigate();
  const shown = useMemo(() => filterPhones(phones ?? [], filter), [phones, filter]);
  const selection = useSelection(shown);
  const open = (id: string) => navigate({ to: '/phones/$id', params: { id } });
  const create = reporting(async () => open((await api.create()).id));
  return (
    <>
      <PageHeader
        title="Phones"
        beside={phones && <Count shown={shown.length} all={phones.length} />}
        problem={problem || error?.message}
        onCloseProblem={clear}
      >
        <Button variant="default" onClick={reporting(() => openSnapshot(open))}>
          Open snapshot
        </Button>
        <Button variant="default" onClick={() => setChoosing(true)}>
          Start a task
        </Button>
        <Button onClick={create}>New phone</Button>
      </PageHeader>
      <StartTask
        opened={choosing}
        onClose={() => setChoosing(false)}
        onStart={(task, seed) => {
          setChoosing(false);
          reporting(async () => open((await api.episode(task, seed)).phone))();
        }}
      />
      {phones === undefined && !error && (
        <Center flex={1}>
          <Loader aria-label="Loading phones" />
        </Center>
      )}
      {phones?.length === 0 && (
        <Empty
          icon={IconDeviceMobile}
          title="No phones yet"
          command="npx tapworld run --agent solver --split mini"
          action={<Button onClick={create}>New phone</Button>}
        >
          Make one and touch it here, or let an agent make them with <Code>POST&nbsp;/v1/phones</Code> or from
          a terminal.
        </Empty>
      )}
      {phones && phones.length > 0 && (
        <>
          <Filters filter={filter} apps={[...new Set(phones.map(phone => phone.foreground))].sort()}>
            <SegmentedControl
              aria-label="Size of pictures"
              value={size}
              onChange={value => setSize(value)}
              data={[
                { value: 'small', label: 'S' },
                { value: 'medium', label: 'M' },
                { value: 'large', label: 'L' },
              ]}
            />
          </Filters>
          {shown.length === 0 ? (
            <Empty
              icon={IconSearch}
              title="No phone fits"
              action={
                <Button variant="default" onClick={() => void navigate({ to: '/phones' })}>
                  Show all
                </Button>
              }
            >
              None of the {phones.length} phones on this server fits the filter.
            </Empty>
          ) : (
            <Wall phones={shown} size={size} selection={selection} />
          )}
          <SelectionBar selection={selection} reporting={reporting} />
        </>
      )}
    </>
  );
}

function Count({ shown, all }: { shown: number; all: number }) {
  const phones = all === 1 ? 'phone' : 'phones';
  return (
    <span className={css['count']} role="status">
      {shown === all ? `${all} ${phones}` : `${shown} of ${all} ${phones}`}
    </span>
  );
}

/** Makes a phone of a snapshot's file. A phone that the snapshot does not fit is deleted again. */
async function openSnapshot(open: (id: string) => Promise<void>): Promise<void> {
  const snapshot = await openFile();
  if (snapshot === null) return;
  await open(await api.openSnapshot(snapshot));
}

function Filters({
  filter,
  apps,
  children,
}: {
  filter: PhoneFilter;
  apps: readonly string[];
  children: React.ReactNode;
}) {
  const navigate = useNavigate();
  const change = (part: PhoneFilter) =>
    void navigate({ to: '/phones', search: { ...filter, ...part }, replace: true });
  return (
    <FilterBar
      label="Filter phones"
      words="Filter by id, app, route or task"
      value={filter.q}
      onChange={q => change({ q })}
    >
      <FilterChoice
        label="App in front"
        any="Any app"
        data={apps}
        value={filter.app}
        onChange={app => change({ app })}
      />
      <FilterChoice
        label="State"
        any="Any state"
        data={Object.entries(PHONE_STATES).map(([value, label]) => ({ value, label }))}
        value={filter.state}
        onChange={state => change({ state: state as PhoneFilter['state'] })}
      />
      <span className={css['grow']} />
      {children}
    </FilterBar>
  );
}
