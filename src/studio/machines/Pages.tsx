import { Anchor, Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Cell } from '../../protocol/wire/machines.ts';
import { queries } from '../queries.ts';
import css from './machines.module.css';

const STATES = {
  busy: { label: 'Drawing', color: 'blue' },
  idle: { label: 'Idle', color: 'gray' },
  none: { label: 'Not open', color: 'gray' },
} as const;

/** The pages that draw phones, and what waits for one. */
export function Pages({
  renderers: { pages, browsers, queued, restarts },
}: {
  renderers: Cell['renderers'];
}) {
  const { data: phones = [] } = useQuery(queries.phones);
  const there = new Set(phones.map(({ id }) => id));
  const facts = [
    `${browsers} ${browsers === 1 ? 'browser runs' : 'browsers run'}`,
    queued === 0 ? 'no step waits' : `${queued} steps wait`,
    restarts.browsers + restarts.renderers === 0
      ? 'none was started again'
      : `${restarts.browsers} browsers and ${restarts.renderers} pages were started again`,
  ];
  return (
    <section className={css['panel']} aria-label="Pages that draw">
      <h3 className={css['title']}>Pages that draw</h3>
      <p className={css['quiet']}>{facts.join(' · ')}</p>
      <div className={css['pages']} tabIndex={0} role="region" aria-label="List of pages">
        <table className={css['table']}>
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col">Browser</th>
              <th scope="col">State</th>
              <th scope="col">Drew last</th>
              <th scope="col" className={css['number']}>
                Restarts
              </th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ number, browser, state, phone, restarts: again }) => (
              <tr key={number}>
                <td>{number + 1}</td>
                <td>{browser + 1}</td>
                <td>
                  <Badge
                    variant={state === 'none' ? 'outline' : 'light'}
                    color={STATES[state].color}
                    size="sm"
                  >
                    {STATES[state].label}
                  </Badge>
                </td>
                <td>
                  {phone !== null && there.has(phone) ? (
                    <Anchor component={Link} to={`/phones/${phone}`} size="sm">
                      {phone}
                    </Anchor>
                  ) : (
                    <span className={css['quiet']}>{phone ?? '–'}</span>
                  )}
                </td>
                <td className={css['number']}>{again}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
