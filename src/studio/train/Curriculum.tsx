import { Anchor, Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CurriculumEntry, TrainingDetail } from '../../protocol/wire/trainings.ts';
import { share, ShareBar } from '../runs/words.tsx';
import css from './train.module.css';

const STATES = {
  drawn: 'in the draw',
  resting: 'rests',
  cooling: 'cools down',
  removed: 'removed',
} as const satisfies Record<CurriculumEntry['state'], string>;

/** What the curriculum knows of each template, and how likely it draws it next. */
export function Curriculum({ detail: { training, curriculum } }: { detail: TrainingDetail }) {
  return (
    <section className={css['section']} aria-label="Curriculum">
      <h2 className={css['heading']}>
        Curriculum{' '}
        <span className={css['quiet']}>
          {training.curriculum}
          {curriculum &&
            `; ${curriculum.drawn} instances drawn, as saved after iteration ${curriculum.iteration}`}
        </span>
      </h2>
      {curriculum ? (
        <div className={css['card']}>
          <Table verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Template</Table.Th>
                <Table.Th>Moving success</Table.Th>
                <Table.Th className={css['number']!}>Drawn next</Table.Th>
                <Table.Th className={css['number']!}>Rollouts</Table.Th>
                <Table.Th className={css['number']!}>Failures in a row</Table.Th>
                <Table.Th>State</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {[...curriculum.entries]
                .sort((a, b) => b.chance - a.chance || (a.task < b.task ? -1 : 1))
                .map(({ task, baseline, chance, tries, failures, state }) => (
                  <Table.Tr key={task}>
                    <Table.Td>
                      <Anchor component={Link} to={`/tasks/${task}`} size="sm">
                        {task}
                      </Anchor>
                    </Table.Td>
                    <Table.Td>
                      <ShareBar value={baseline} interval={null} />
                    </Table.Td>
                    <Table.Td className={css['number']!}>{share(chance)}</Table.Td>
                    <Table.Td className={css['number']!}>{tries}</Table.Td>
                    <Table.Td className={css['number']!}>{failures}</Table.Td>
                    <Table.Td>{STATES[state]}</Table.Td>
                  </Table.Tr>
                ))}
            </Table.Tbody>
          </Table>
        </div>
      ) : (
        <p className={css['note']}>Its state is saved with the first iterations: every fifth one.</p>
      )}
    </section>
  );
}
