import type { ReactNode } from 'react';
import { Avatar } from './kit.ts';
import type { LiveRow } from '../select.ts';
import css from './call.module.css';
import { usePeople } from './hooks.ts';

/** Who is on the line. */
export function Party({ call, note }: { call: LiveRow; note: ReactNode }) {
  const people = usePeople();
  const name = people.name(call.number, call.name);
  const below = people.label(call.number, call.name);
  return (
    <div className={css['party']}>
      <Avatar
        name={name}
        picture={people.portrait(call.number)}
        size={call.state === 'active' && call.says !== '' ? 96 : 120}
        {...(people.of(call.number)
          ? {}
          : { icon: call.name ? ('storefront' as const) : ('person' as const) })}
      />
      <h1 className={css['name']} dir="auto">
        {name}
      </h1>
      {below && (
        <span className={css['label']}>
          <bdi>{below}</bdi>
        </span>
      )}
      <span className={css['status']} data-rid="call-status" role="status">
        {note}
      </span>
    </div>
  );
}
