import { Alert, Button, Loader, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Section } from '../tasks/Section.tsx';
import { useRecording } from './context.ts';
import { GoalEditor } from './GoalEditor.tsx';
import { ParameterCard } from './ParameterCard.tsx';
import { NextStage, NotRecorded, StageProblems } from './parts.tsx';
import { recordingQueries } from './recordings.ts';
import { takeOf } from './stages.ts';
import css from './record.module.css';

/** The fourth stage: what differs from instance to instance, and the goal with holes for it. */
export function GeneraliseStage() {
  const { detail } = useRecording();
  if (!takeOf(detail, 'solution')) return <NotRecorded />;
  const { parameters } = detail;
  return (
    <div className={css['scroll']}>
      <div className={css['sections']}>
        <StageProblems stage="generalise" />
        <Section title="What differs from instance to instance">
          {parameters.length === 0 && (
            <Text className={css['quiet']!}>
              Nothing that was touched, typed or changed can be something else: every instance is the same.
            </Text>
          )}
          <ul className={css['parameters']} aria-label="Parameters">
            {parameters.map(parameter => (
              <ParameterCard key={parameter.id} parameter={parameter} />
            ))}
          </ul>
        </Section>
        <GoalEditor />
        <Instances />
        <NextStage to="distrust" />
      </div>
    </div>
  );
}

/** How many instances are shown first, and with more. */
const FEW = 3;
const MANY = 10;

/** Instances of the recording as it stands. */
function Instances() {
  const { detail, isSaving } = useRecording();
  const [count, setCount] = useState(FEW);
  const { data, error, isFetching } = useQuery({
    ...recordingQueries.instances(detail.id, count, detail.file?.text ?? ''),
    enabled: detail.file !== null && !isSaving,
    placeholderData: before => before,
  });
  const names = [...new Set((data ?? []).flatMap(({ values }) => Object.keys(values)))];
  return (
    <Section title="Instances" beside={isFetching ? 'drawing…' : undefined}>
      {!detail.file && <Text className={css['quiet']!}>They are drawn once there is a file.</Text>}
      {error && (
        <Alert color="red" variant="light" title="No instances">
          {error.message}
        </Alert>
      )}
      {!data && !error && detail.file && <Loader size="sm" aria-label="Drawing instances" />}
      {data && (
        <div className={css['instances']} tabIndex={0} role="region" aria-label="Instances">
          <Table verticalSpacing={6} aria-label="Instances of the template">
            <Table.Thead>
              <Table.Tr>
                <Table.Th w={70}>Seed</Table.Th>
                {names.map(name => (
                  <Table.Th key={name}>{name}</Table.Th>
                ))}
                <Table.Th>Goal</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map(({ seed, values, goal, problem }) => (
                <Table.Tr key={seed}>
                  <Table.Td>{seed}</Table.Td>
                  {names.map(name => (
                    <Table.Td key={name}>{values[name]}</Table.Td>
                  ))}
                  <Table.Td>
                    {problem ? (
                      <Text c="var(--bad)" size="sm">
                        {problem}
                      </Text>
                    ) : (
                      <>
                        {goal.en}
                        <div className={css['quiet']} lang="zh">
                          {goal.zh}
                        </div>
                      </>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {data && count < MANY && (
        <Button variant="default" size="xs" mt="xs" onClick={() => setCount(MANY)}>
          Show ten
        </Button>
      )}
    </Section>
  );
}
