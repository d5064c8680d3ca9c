import { Anchor, Badge, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { TaskDetail, TaskFloors, TaskNeeds } from '../../protocol/wire/tasks.ts';
import { Section } from './Section.tsx';
import css from './template.module.css';

const percent = (share: number) => `${Number((100 * share).toFixed(1))} %`;

/** How far policies get that do not look at the phone. */
const floorRows = ({ nothing, impossible, constant, keys, atStart, unasked, firstRow }: TaskFloors) => [
  ['Nothing done', percent(nothing)],
  ['Impossible at once', percent(impossible)],
  ...(constant === null ? [] : [['Best constant answer', `${percent(constant)} of ${keys} keys`]]),
  ...(atStart === null ? [] : [['Right at the start', percent(atStart)]]),
  ...(firstRow === null ? [] : [['First row of every list', percent(firstRow)]]),
  ...(unasked === 1 ? [] : [['Never asked the user', percent(unasked)]]),
];

const counted = (count: number, one: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${one}s`];
const needsText = ({ apps, lookups, conditions, memory, asks }: TaskNeeds) =>
  [
    ...counted(apps, 'app'),
    ...counted(lookups, 'lookup'),
    ...counted(conditions, 'condition'),
    ...(memory === 0 ? [] : [`${memory} to remember`]),
    ...(asks ? ['asks the user'] : []),
  ].join(', ');

/** What holds of a template whatever the seed. */
export function Facts({ about }: { about: TaskDetail }) {
  const {
    apps,
    needs,
    budget,
    solverSteps,
    splits = [],
    tags,
    twin,
    counterpart,
    guessable,
    floors,
    alternatives,
  } = about;
  return (
    <Section title="The template">
      <dl className={css['facts']}>
        <Fact name="Apps">{apps.join(', ') || '–'}</Fact>
        {needs && <Fact name="Needs">{needsText(needs)}</Fact>}
        <Fact name="Budget">{budget} steps</Fact>
        {solverSteps !== undefined && <Fact name="Solver">{solverSteps} steps</Fact>}
        <Fact name="Tags">
          <Names names={tags} filter="tag" />
        </Fact>
        <Fact name="Splits">{splits.length === 0 ? 'none' : <Names names={splits} filter="split" />}</Fact>
        {twin && (
          <Fact name="Twin">
            <TaskLink id={twin} />
          </Fact>
        )}
        {counterpart && <Fact name="Stands for">{counterpart} of AndroidWorld</Fact>}
        {alternatives.length > 0 && <Fact name="Also accepted">{alternatives.join(', ')}</Fact>}
        {guessable && <Fact name="Guessable">{guessable}</Fact>}
      </dl>
      <Text fw={600} component="h3" mt="sm">
        Floors
      </Text>
      {floors ? (
        <dl className={css['facts']}>
          {floorRows(floors).map(([name, share]) => (
            <Fact key={name} name={name!}>
              {share}
            </Fact>
          ))}
        </dl>
      ) : (
        <Text className={css['quiet']!}>
          Not measured yet: <code>npx tapworld check {about.id} --write</code>
        </Text>
      )}
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Names, each of which leads to the tasks that have it. */
function Names({ names, filter }: { names: readonly string[]; filter: 'tag' | 'split' }) {
  return (
    <Group gap={6}>
      {names.map(name => (
        <Badge
          key={name}
          variant="light"
          color="gray"
          className={css['chip']!}
          renderRoot={props => (
            <Link {...props} to="/tasks" search={filter === 'tag' ? { tag: name } : { split: name }} />
          )}
        >
          {name}
        </Badge>
      ))}
    </Group>
  );
}

function TaskLink({ id }: { id: string }) {
  const [suite, name] = id.split('/') as [string, string];
  return (
    <Anchor renderRoot={props => <Link {...props} to="/tasks/$suite/$name" params={{ suite, name }} />}>
      {id}
    </Anchor>
  );
}
