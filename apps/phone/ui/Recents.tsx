import { useMemo } from 'react';
import { formatDayHeading } from '../../../src/sdk/core/format.ts';
import { formatNumber } from '../../../src/sdk/core/telephone.ts';
import { usePhone, useScreenState, useToday, useZone } from '../../../src/sdk/react/hooks.ts';
import { Avatar, Chip, DayHeader, EmptyState, Icon, IconButton, ListRow, Menu, WindowedList } from './kit.ts';
import type { IconName } from './icons.ts';
import { epochOf } from '../../../src/state/clock.ts';
import { groupsOf, isBlocked, logRows, numberKey, type Call, type CallRow, type Group } from '../select.ts';
import { useAct, useApp, useNav, usePeople, useTime } from './hooks.ts';
import css from './phone.module.css';

export const KIND: Record<Call['kind'], { icon: IconName; words: string }> = {
  incoming: { icon: 'call_received', words: 'Incoming' },
  outgoing: { icon: 'call_made', words: 'Outgoing' },
  missed: { icon: 'call_missed', words: 'Missed' },
  declined: { icon: 'call_end', words: 'Declined' },
  blocked: { icon: 'block', words: 'Blocked' },
};

/** A row's height at a text scale: the kit's 72, or what two lines need. */
const tall = (scale: number, least: number, ...lines: number[]): number =>
  Math.max(least, Math.ceil(lines.reduce((a, b) => a + b, 0) * scale) + 16);

type Line = { day: number } | Group;

/** The log by days, newest first. */
export function Recents() {
  const calls = useApp(s => s.calls);
  const current = useApp(s => s.current);
  const [filter, setFilter] = useScreenState<'all' | 'missed'>('filter', 'all');
  const [held, setHeld] = useScreenState<string[] | null>('held', null);
  const people = usePeople();
  const time = useTime();
  const zone = useZone();
  const { year, month, day } = useToday();
  const scale = usePhone(p => p.os.settings.textScale);
  const act = useAct();
  const nav = useNav();
  const lines = useMemo(() => {
    const groups = groupsOf(
      logRows({ calls, current }).filter(c => filter === 'all' || c.kind === 'missed'),
      zone,
    );
    return groups.flatMap((g, i): Line[] => (groups[i - 1]?.day === g.day ? [g] : [{ day: g.day }, g]));
  }, [calls, current, filter, zone]);
  const today = epochOf({ year, month, day, hour: 12 }, zone);
  const one = held?.map(id => calls[id]).find(c => c !== undefined);
  const row = ({ calls: [newest, ...older] }: Group) => {
    const c = newest as CallRow;
    const name = people.name(c.number, c.name);
    const all = [c, ...older];
    const label = people.of(c.number) ? people.label(c.number, c.name) : '';
    const when = time(c.at);
    return (
      <ListRow
        id={c.id}
        rid="call"
        onClick={() => nav.push('/number/:number', { number: numberKey(c.number) })}
        onLongPress={() => setHeld(all.map(a => a.id))}
        leading={
          <Avatar
            name={name}
            picture={people.portrait(c.number)}
            {...(people.of(c.number)
              ? {}
              : {
                  icon:
                    c.kind === 'blocked'
                      ? ('block' as const)
                      : c.name
                        ? ('storefront' as const)
                        : ('person' as const),
                })}
          />
        }
        title={
          <span className={css['who']} data-missed={c.kind === 'missed' || undefined}>
            <span className={css['whoName']} dir="auto">
              {name}
            </span>
            {all.length > 1 && <span>({all.length})</span>}
          </span>
        }
        subtitle={
          <span className={css['how']}>
            {all.slice(0, 3).map(a => (
              <span key={a.id} className={css['kind']} data-kind={a.kind}>
                <Icon name={KIND[a.kind].icon} size={16} />
              </span>
            ))}
            <span className={css['howText']}>
              {[KIND[c.kind].words, when, label].filter(Boolean).join(' · ')}
            </span>
          </span>
        }
        trailing={
          c.number !== '' && (
            <IconButton
              icon="call"
              label={`Call ${name}, ${when}`}
              onClick={() => act.place({ number: c.number })}
            />
          )
        }
      />
    );
  };
  const close = () => setHeld(null);
  const then = (run: () => void) => () => {
    close();
    run();
  };
  return (
    <>
      <div className={css['chips']} role="group" aria-label="Filter">
        <Chip label="All" selected={filter === 'all'} onClick={() => setFilter('all')} />
        <Chip label="Missed" selected={filter === 'missed'} onClick={() => setFilter('missed')} />
      </div>
      {lines.length === 0 ? (
        <EmptyState
          icon="history"
          title={filter === 'missed' ? 'No missed calls' : 'No calls yet'}
          text={filter === 'missed' ? 'You answered everyone.' : 'Calls that you make and take stand here.'}
          action={{ label: 'Make a call', onClick: () => nav.push('/pad') }}
        />
      ) : (
        <div className={css['fill']}>
          <WindowedList
            name={`recents-${filter}`}
            count={lines.length}
            rowHeight={i => ('calls' in lines[i]! ? tall(scale, 72, 24, 20) : tall(scale, 44, 20) + 8)}
            label="Calls"
            render={i => {
              const l = lines[i]!;
              return 'calls' in l ? row(l) : <DayHeader>{formatDayHeading(l.day, today, zone)}</DayHeader>;
            }}
            footer={<div className={css['tail']} />}
          />
        </div>
      )}
      <Menu
        open={one !== undefined}
        label="Call options"
        anchor="center"
        onClose={close}
        items={
          one === undefined
            ? []
            : [
                ...(one.number === ''
                  ? []
                  : [
                      {
                        label: 'Copy number',
                        icon: 'content_copy' as const,
                        onClick: then(() => act.copyNumber({ number: one.number })),
                      },
                      {
                        label: 'Edit number before call',
                        icon: 'edit' as const,
                        onClick: then(() => nav.push('/pad', {}, { uri: `tel:${formatNumber(one.number)}` })),
                      },
                      {
                        label: 'Message',
                        icon: 'sms' as const,
                        onClick: then(() => act.message({ number: one.number })),
                      },
                      ...(people.of(one.number)
                        ? []
                        : [
                            {
                              label: 'Add to contacts',
                              icon: 'person_add' as const,
                              onClick: then(() => act.addContact({ number: one.number, name: one.name })),
                            },
                          ]),
                    ]),
                {
                  label: 'Call details',
                  icon: 'info',
                  onClick: then(() => nav.push('/number/:number', { number: numberKey(one.number) })),
                },
                {
                  label: held!.length > 1 ? `Delete ${held!.length} calls` : 'Delete',
                  icon: 'delete',
                  danger: true,
                  divider: true,
                  onClick: then(() => act.deleteCalls({ calls: held! })),
                },
              ]
        }
      />
    </>
  );
}

/** Whether this number is blocked. */
export const useBlocked = (number: string): boolean => useApp(s => isBlocked(s, number));
