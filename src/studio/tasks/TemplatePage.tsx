import { Badge, Button, Center, Loader, Tabs } from '@mantine/core';
import { IconHandFinger, IconListSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { TaskDetail } from '../../protocol/wire/tasks.ts';
import { NoSuch } from '../frame/NoSuch.tsx';
import { usePageKeys } from '../frame/keys.ts';
import { PageHeader } from '../frame/PageHeader.tsx';
import { NearMisses } from './NearMisses.tsx';
import { Overview } from './Overview.tsx';
import { taskQueries, type InstanceId } from './queries.ts';
import { SeedBar } from './SeedBar.tsx';
import { SolutionView } from './SolutionView.tsx';
import { SourceView } from './SourceView.tsx';
import { TryIt } from './TryIt.tsx';
import { VIEWS, type TemplateView, type View } from './view.ts';
import css from './template.module.css';

const route = getRouteApi('/tasks/$suite/$name');

/** One template and one of its instances, from several sides. */
export function TemplatePage() {
  const { suite, name } = route.useParams();
  const { seed, view } = route.useSearch();
  const task = `${suite}/${name}`;
  const { data: about, error } = useQuery(taskQueries.detail(task));
  const navigate = useNavigate();
  const go = (part: Partial<TemplateView>) =>
    void navigate({
      to: '/tasks/$suite/$name',
      params: { suite, name },
      search: { seed, view, ...part },
      replace: part.view === undefined,
    });
  usePageKeys([
    ['n', () => go({ seed: seed + 1 })],
    ['p', () => go({ seed: Math.max(0, seed - 1) })],
    ['t', () => go({ view: 'try' })],
  ]);
  if (error)
    return (
      <>
        <PageHeader title={task} crumbs={[{ to: '/tasks', name: 'Tasks' }]} />
        <NoSuch
          icon={IconListSearch}
          title="No such task"
          reason={error.message}
          to="/tasks"
          all="All tasks"
        />
      </>
    );
  return (
    <>
      <PageHeader
        title={task}
        crumbs={[{ to: '/tasks', name: 'Tasks' }]}
        beside={about && <Marks about={about} />}
      >
        <SeedBar seed={seed} onSeed={next => go({ seed: next })} />
        {view !== 'try' && (
          <Button leftSection={<IconHandFinger size={16} />} onClick={() => go({ view: 'try' })}>
            Try it yourself
          </Button>
        )}
      </PageHeader>
      <Tabs
        value={view}
        onChange={next => go({ view: (next as View | null) ?? 'task' })}
        className={css['tabs']!}
        keepMounted={false}
      >
        <Tabs.List className={css['tabList']!} aria-label="Views of the task">
          {Object.entries(VIEWS).map(([value, label]) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {about ? (
          Object.keys(VIEWS).map(each => (
            <Tabs.Panel key={each} value={each} className={css['panel']!}>
              <ViewOf
                view={each as View}
                about={about}
                instance={{ task, seed }}
                onSeed={s => go({ seed: s })}
              />
            </Tabs.Panel>
          ))
        ) : (
          <Center flex={1}>
            <Loader aria-label="Loading the task" />
          </Center>
        )}
      </Tabs>
    </>
  );
}

function ViewOf({
  view,
  about,
  instance,
  onSeed,
}: {
  view: View;
  about: TaskDetail;
  instance: InstanceId;
  onSeed: (seed: number) => void;
}) {
  switch (view) {
    case 'task':
      return <Overview about={about} instance={instance} />;
    case 'near-misses':
      return <NearMisses instance={instance} />;
    case 'solver':
      return <SolutionView instance={instance} />;
    case 'source':
      return <SourceView task={instance.task} />;
    case 'try':
      return <TryIt instance={instance} budget={about.budget} onSeed={onSeed} />;
  }
}

function Marks({ about: { level, kind } }: { about: TaskDetail }) {
  return (
    <span className={css['marks']}>
      <Badge variant="light" size="sm">
        level {level}
      </Badge>
      <Badge variant="light" color="gray" size="sm">
        {kind}
      </Badge>
    </span>
  );
}
