import { useNow, useZone } from '../../../src/sdk/react/hooks.ts';
import { Avatar, List, ListRow, Scroller, SectionHeader } from './kit.ts';
import { formatWhen } from '../../../src/sdk/core/format.ts';
import { addedLately, birthdaysSoon, birthdayWords, listed, nameOf, viewedLately } from '../select.ts';
import { useContacts, useNav } from './hooks.ts';
import { isOffice } from './People.tsx';
import css from './card.module.css';
import common from './contacts.module.css';

/** How far ahead birthdays are shown, days. */
const SOON = 30;
const inDays = (n: number) => (n === 0 ? 'Today' : n === 1 ? 'Tomorrow' : `In ${n} days`);

/** Favourites as large faces, birthdays of the next month, and who was looked at or added last. */
export function Highlights() {
  const state = useContacts();
  const now = useNow();
  const zone = useZone();
  const nav = useNav();
  const open = (contact: string) => () => nav.push('/contact/:contact', { contact });
  const birthdays = birthdaysSoon(state, now, zone, SOON);
  const viewed = viewedLately(state).slice(0, 6);
  const added = addedLately(state, now, 60).slice(0, 4);
  return (
    <Scroller name="highlights" className={common['fill']!}>
      <SectionHeader title="Favourites" action={{ label: 'Add', onClick: () => nav.push('/favourites') }} />
      <div className={css['faces']}>
        {listed(state, { starred: true }).map(c => (
          <button
            type="button"
            key={c.id}
            className={css['face']}
            data-key={c.id}
            data-rid="favourite"
            onClick={open(c.id)}
          >
            <Avatar name={nameOf(c)} picture={c.portrait} size={80} />
            <span dir="auto">
              {c.given || nameOf(c)}
              {c.family && c.given ? (
                <>
                  <br />
                  {c.family}
                </>
              ) : null}
            </span>
          </button>
        ))}
        {!listed(state, { starred: true }).length && (
          <div className={common['hint']}>Star the people whom you reach most, and they stand here.</div>
        )}
      </div>
      {birthdays.length > 0 && <SectionHeader title="Birthdays soon" />}
      <List>
        {birthdays.map(b => (
          <ListRow
            key={b.id}
            id={b.id}
            rid="birthday"
            leading={<Avatar name={b.name} picture={b.portrait} />}
            title={b.name}
            subtitle={birthdayWords(`-${b.birthday.slice(-6)}`)}
            meta={inDays(b.in)}
            onClick={open(b.id)}
          />
        ))}
      </List>
      {viewed.length > 0 && <SectionHeader title="Viewed lately" />}
      <List>
        {viewed.map(c => (
          <ListRow
            key={c.id}
            id={c.id}
            rid="viewed"
            leading={
              <Avatar
                name={nameOf(c)}
                picture={c.portrait}
                {...(isOffice(c) ? { icon: 'storefront' as const } : {})}
              />
            }
            title={nameOf(c)}
            onClick={open(c.id)}
          />
        ))}
      </List>
      {added.length > 0 && <SectionHeader title="Added lately" />}
      <List>
        {added.map(c => (
          <ListRow
            key={c.id}
            id={c.id}
            rid="added"
            leading={
              <Avatar
                name={nameOf(c)}
                picture={c.portrait}
                {...(isOffice(c) ? { icon: 'storefront' as const } : {})}
              />
            }
            title={nameOf(c)}
            meta={formatWhen(c.createdAt, now, zone)}
            onClick={open(c.id)}
          />
        ))}
      </List>
      <div className={common['tailSmall']} />
    </Scroller>
  );
}
