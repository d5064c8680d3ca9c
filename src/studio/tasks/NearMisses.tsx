import { Alert, Badge, Center, Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { JudgedNearMiss } from '../../protocol/wire/tasks.ts';
import { taskQueries, type InstanceId } from './queries.ts';
import { Section } from './Section.tsx';
import css from './template.module.css';

/** What refuses an ending, in words. */
const reasonText = (reason: string) =>
  ({
    sideEffects: 'side effects',
    declared: 'the end that was declared',
    impossible: 'not declared impossible',
  })[reason] ?? reason;

/** Endings that look right and are not, each judged on this instance. */
export function NearMisses({ instance }: { instance: InstanceId }) {
  const { data: misses, error } = useQuery(taskQueries.nearMisses(instance));
  return (
    <div className={css['scroll']}>
      <div className={css['sections']} data-narrow>
        {error && (
          <Alert color="red" variant="light" title="They cannot be judged on this seed">
            {error.message}
          </Alert>
        )}
        {!misses && !error && (
          <Center py="xl">
            <Loader aria-label="Judging" />
          </Center>
        )}
        {misses && (
          <Section title="Near misses" beside={`judged on seed ${instance.seed}`}>
            {misses.length === 0 && (
              <Text className={css['quiet']!}>
                Nobody has written one. What mutation makes of the expected change is judged by{' '}
                <code>npx tapworld check {instance.task} --mutants 200</code>
              </Text>
            )}
            <ul className={css['misses']} aria-label="Near misses">
              {misses.map(miss => (
                <NearMiss key={miss.name} miss={miss} />
              ))}
            </ul>
          </Section>
        )}
      </div>
    </div>
  );
}

function Outcome({ refused, problem }: JudgedNearMiss) {
  if (refused === false) return <Badge color="red">accepted</Badge>;
  if (problem !== null) return <Badge color="red">not as stated</Badge>;
  if (refused === null)
    return (
      <Badge color="gray" variant="light">
        played by the check
      </Badge>
    );
  return <Badge color="green">refused</Badge>;
}

function NearMiss({ miss }: { miss: JudgedNearMiss }) {
  const { name, because, refusedBy, problem, verdict } = miss;
  const effects = verdict?.sideEffects ?? [];
  return (
    <li className={css['miss']}>
      <div className={css['changeName']}>
        <b>{name}</b>
        <Outcome {...miss} />
      </div>
      <Text className={css['quiet']!}>
        {refusedBy.length > 0 ? 'Refused by ' : 'To be refused by '}
        {(refusedBy.length > 0 ? refusedBy : because).map(reasonText).join(', ')}
        {verdict && verdict.progress > 0 && ` at ${Math.round(100 * verdict.progress)} % progress`}
      </Text>
      {problem !== null && <Text c="red">{problem}</Text>}
      {effects.length > 0 && (
        <ul className={css['lines']}>
          {effects.map(({ path, words }, i) => (
            <li key={path + i}>{words}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
