import { Progress } from '@mantine/core';
import type { Cell } from '../../protocol/wire/machines.ts';
import { sizeOf } from './words.ts';
import css from './machines.module.css';

/** What a machine holds, beside how much it may. */
export function Holds({ cell: { machine, holds, work, outcomes } }: { cell: Cell }) {
  const ended = Object.entries(outcomes).filter(([, count]) => count > 0);
  return (
    <section className={css['panel']} aria-label="What it holds">
      <h3 className={css['title']}>Holds</h3>
      <table className={css['table']}>
        <tbody>
          <Row name="Phones" value={holds.phones} most={holds.maxPhones} />
          <Row name="Episodes" value={holds.episodes} />
          <Row name="Sessions of trainers" value={holds.sessions} />
          <Row name={`Blobs (${holds.blobs})`} value={holds.blobBytes} most={holds.maxBlobBytes} isBytes />
          <Row name="Step cache" value={holds.cacheBytes} most={holds.maxCacheBytes} isBytes />
          <Row
            name="Memory of the machine"
            value={machine.memoryBytes - machine.freeBytes}
            most={machine.memoryBytes}
            isBytes
          />
          <Row name="Memory of the server" value={machine.processBytes} isBytes />
          <Row name="Calls being answered" value={work.callsOpen} />
        </tbody>
      </table>
      {ended.length > 0 && (
        <>
          <h3 className={css['title']}>Episodes that ended</h3>
          <table className={css['table']}>
            <tbody>
              {ended.map(([outcome, count]) => (
                <Row key={outcome} name={outcome} value={count} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

function Row({
  name,
  value,
  most,
  isBytes = false,
}: {
  name: string;
  value: number;
  /** As much as there may be. */
  most?: number;
  isBytes?: boolean;
}) {
  const words = isBytes ? sizeOf : (n: number) => n.toLocaleString('en');
  const full = most ? (100 * value) / most : 0;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={css['number']}>
        {words(value)}
        {most !== undefined && <span className={css['quiet']}> of {most === 0 ? 'none' : words(most)}</span>}
      </td>
      <td className={css['bar']}>
        {most !== undefined && most > 0 && (
          <Progress value={full} size="sm" color={full > 90 ? 'red' : 'blue'} aria-label={`${name}: share`} />
        )}
      </td>
    </tr>
  );
}
