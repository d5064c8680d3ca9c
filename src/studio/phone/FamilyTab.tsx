import { Center, Loader } from '@mantine/core';
import { IconGitFork } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatMinute } from '../format.ts';
import { Empty } from '../frame/Empty.tsx';
import { usePicture } from '../phones/pictures.ts';
import { queries } from '../queries.ts';
import { familyOf, sizeOf, type Relative } from './family.ts';
import css from './family.module.css';

/** Children of one phone that are drawn at once. */
const PAGE = 24;

/** All that this phone was forked from and all that was forked from those, each one click away. */
export function FamilyTab({ id }: { id: string }) {
  const { data: phones } = useQuery(queries.phones);
  if (!phones)
    return (
      <Center p="xl">
        <Loader aria-label="Loading the family" />
      </Center>
    );
  const root = familyOf(id, phones);
  if (sizeOf(root) === 1)
    return (
      <Empty icon={IconGitFork} title="No relatives">
        Forks of this phone, and the phones that it was forked from, stand here. A fork costs nothing: try
        something in one, and come back to the other.
      </Empty>
    );
  return (
    <ul className={css['family']} aria-label="Family">
      <Branch relative={root} here={id} />
    </ul>
  );
}

function Branch({ relative: { id, phone, children }, here }: { relative: Relative; here: string }) {
  const [most, setMost] = useState(PAGE);
  return (
    <li>
      {phone ? (
        <Member phone={phone} isHere={id === here} />
      ) : (
        <span className={css['gone']}>{id}, deleted</span>
      )}
      {children.length > 0 && (
        <ul>
          {children.slice(0, most).map(child => (
            <Branch key={child.id} relative={child} here={here} />
          ))}
          {children.length > most && (
            <li>
              <button type="button" className={css['more']} onClick={() => setMost(most + PAGE)}>
                {children.length - most} more forks
              </button>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

function Member({ phone, isHere }: { phone: NonNullable<Relative['phone']>; isHere: boolean }) {
  const { id, stateHash, foreground, route, clock, zone, steps, task } = phone;
  const shown = usePicture(id, stateHash);
  return (
    <Link
      to="/phones/$id"
      params={{ id }}
      search={{ tab: 'family' }}
      className={css['member']!}
      aria-current={isHere ? 'page' : undefined}
    >
      <span className={css['thumb']}>{shown && <img src={shown} alt="" />}</span>
      <span className={css['about']}>
        <b>{id}</b>
        <span>{task ?? `${foreground}${route === '/' ? '' : route}`}</span>
        <span>
          {formatMinute(clock, zone)} · {steps === 1 ? '1 step' : `${steps} steps`}
        </span>
      </span>
    </Link>
  );
}
