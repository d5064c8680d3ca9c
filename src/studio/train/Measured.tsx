import { Table } from '@mantine/core';
import type { TrainingDetail } from '../../protocol/wire/trainings.ts';
import { ShareBar } from '../runs/words.tsx';
import css from './train.module.css';

const HELD = { instances: 'held-out instances', templates: 'unseen templates' } as const;

/** The measurement at a training's end. */
export function Measured({ detail: { rates, training } }: { detail: TrainingDetail }) {
  return (
    <section className={css['section']} aria-label="Measured">
      <h2 className={css['heading']}>Measured</h2>
      {rates.length === 0 ? (
        <p className={css['note']}>
          {training.state === 'done'
            ? 'This training was not measured: --eval sets on how many seeds of each template.'
            : 'What is held out is measured after the last iteration.'}
        </p>
      ) : (
        <div className={css['card']}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Policy</Table.Th>
                <Table.Th>On</Table.Th>
                <Table.Th>Success, 95 %</Table.Th>
                <Table.Th className={css['number']!}>Episodes</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rates.map(({ stage, held, episodes, success, interval }) => (
                <Table.Tr key={`${stage} ${held}`}>
                  <Table.Td>{stage}</Table.Td>
                  <Table.Td>{HELD[held]}</Table.Td>
                  <Table.Td>
                    <ShareBar value={success} interval={interval} />
                  </Table.Td>
                  <Table.Td className={css['number']!}>{episodes}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </section>
  );
}
