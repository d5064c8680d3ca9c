import { useCallback, useMemo, type ReactNode } from 'react';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { useScreenState, useStore, useSurface } from '../../../src/sdk/react/hooks.ts';
import { Avatar, Checkbox, Icon, ListRow, WindowedList } from './kit.ts';
import { rowStarts } from '../../../src/sdk/react/kit/offsets.ts';
import { letterOf, nameOf, type ContactRow } from '../select.ts';
import { useContacts } from './hooks.ts';
import css from './contacts.module.css';

export const ROW = 56;
const GAP = 8;
/** Contacts from which on letters at the side are a help. */
const MANY = 20;

interface Row {
  c: ContactRow;
  favourite: boolean;
  /** Begins a section: its letter, or a star. */ head: string | null;
}

export interface PeopleProps {
  rows: readonly ContactRow[];
  /** Puts the favourites first, once more under a star. */
  favourites?: boolean;
  /** Picked ones have a tick in place of their face. */
  picked?: readonly string[] | null;
  /** A tick box at the end of each row. */
  boxes?: boolean;
  subtitle?: (c: ContactRow) => string;
  onOpen: (id: string) => void;
  onHold?: (id: string) => void;
  header?: ReactNode;
  headerHeight?: number;
}

/** Contacts by letter, each letter at the side of its first. The letters at the end lead to their section. */
export function People({
  rows,
  favourites,
  picked,
  boxes,
  subtitle,
  onOpen,
  onHold,
  header,
  headerHeight = 0,
}: PeopleProps) {
  const state = useContacts();
  const list = useMemo(() => {
    const out: Row[] = [];
    const stars = favourites ? rows.filter(c => c.starred) : [];
    stars.forEach((c, i) => out.push({ c, favourite: true, head: i === 0 ? '★' : null }));
    let last = '';
    for (const c of rows) {
      const letter = letterOf(state, c);
      out.push({ c, favourite: false, head: letter === last ? null : letter });
      last = letter;
    }
    return out;
  }, [rows, favourites, state]);
  const two = subtitle !== undefined;
  const height = useCallback(
    (i: number) => (two && subtitle(list[i]!.c) ? 72 : ROW) + (list[i]!.head && i > 0 ? GAP : 0),
    [list, subtitle, two],
  );
  return (
    <div className={css['people']}>
      <WindowedList
        name="main"
        label="Contacts"
        count={list.length}
        rowHeight={height}
        header={header}
        headerHeight={headerHeight}
        footer={<div className={css['tail']} />}
        render={i => {
          const { c, favourite, head } = list[i]!;
          const name = nameOf(c);
          const on = picked?.includes(c.id) ?? false;
          return (
            <div className={css['person']} data-gap={(head && i > 0) || undefined}>
              <span className={css['letter']} aria-hidden="true">
                {head === '★' ? <Icon name="star" size={20} filled /> : head}
              </span>
              <div className={css['personRow']}>
                <ListRow
                  id={c.id}
                  rid={favourite ? 'favourite' : 'contact'}
                  title={name}
                  {...(favourite ? { label: `${name}, favourite` } : {})}
                  leading={
                    on && !boxes ? (
                      <span className={css['ticked']}>
                        <Icon name="check" />
                      </span>
                    ) : (
                      <Avatar
                        name={name}
                        picture={c.portrait}
                        {...(isOffice(c) ? { icon: 'storefront' as const } : {})}
                      />
                    )
                  }
                  {...(two && subtitle(c) ? { subtitle: subtitle(c) } : {})}
                  onClick={() => onOpen(c.id)}
                  {...(onHold ? { onLongPress: () => onHold(c.id) } : {})}
                  {...(picked && !boxes ? { selected: on } : {})}
                  trailing={
                    boxes ? (
                      <Checkbox bare label={`Select ${name}`} checked={on} onChange={() => onOpen(c.id)} />
                    ) : undefined
                  }
                />
              </div>
            </div>
          );
        }}
      />
      {list.length > MANY && !boxes && !picked && (
        <Letters list={list} height={height} above={headerHeight} />
      )}
    </div>
  );
}

/** A shop or an office: it has a company’s name alone. */
export const isOffice = (c: Pick<ContactRow, 'given' | 'family' | 'company' | 'portrait'>): boolean =>
  !c.given && !c.family && c.company !== '' && !c.portrait;

/** The letters at the end of the list: a finger on them moves the list. What they do, scrolling does too, so they are not read out. */
function Letters({
  list,
  height,
  above,
}: {
  list: readonly Row[];
  height: (i: number) => number;
  above: number;
}) {
  const store = useStore();
  const { id } = useSurface();
  const [at, setAt] = useScreenState<string | null>('letter', null);
  const heads = list.flatMap(({ head }, i) => (head ? [{ head, i }] : []));
  const go = (y: number, rect: DOMRect, held: boolean) => {
    const share = Math.max(0, Math.min(0.999, (y - rect.top) / rect.height));
    const { head, i } = heads[Math.floor(share * heads.length)]!;
    const offset = i === 0 ? 0 : above + rowStarts(list.length, height)[i]!;
    store.update(p => {
      ((p.ui.surfaces[id] ??= {}).scroll ??= {})['main'] = offset;
    });
    setAt(held ? head : null);
  };
  const ref = useGesture({
    onTapAt: p => go(p.y, p.rect, false),
    drag: {
      axis: 'y',
      onStart: p => go(p.y, p.rect, true),
      onMove: p => go(p.y, p.rect, true),
      onEnd: p => go(p.y, p.rect, false),
    },
  });
  return (
    <>
      <div ref={ref} className={css['letters']} aria-hidden="true">
        {heads.map(({ head }) => (
          <span key={head} data-at={head === at || undefined}>
            {head === '★' ? <Icon name="star" size={12} filled /> : head}
          </span>
        ))}
      </div>
      {at && (
        <div className={css['bubble']} aria-hidden="true">
          {at === '★' ? <Icon name="star" size={32} filled /> : at}
        </div>
      )}
    </>
  );
}
