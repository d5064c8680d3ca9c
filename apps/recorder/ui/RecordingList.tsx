import { isRtl } from '../../../src/sdk/core/screen.ts';
import { useFields, usePhone } from '../../../src/sdk/react/hooks.ts';
import { EmptyState, Icon, IconButton, List, ListRow } from './kit.ts';
import { timeWords } from '../formats.ts';
import { excerptOf, saidIn, type Item } from '../select.ts';
import { useApp, useDates, useNav, usePicked } from './hooks.ts';
import { MiniWave } from './Waveform.tsx';
import css from './list.module.css';

export interface RecordingListProps {
  items: readonly Item[];
  query?: string;
  onMenu: (id: string) => void;
  empty: { title: string; text: string; action?: { label: string; onClick: () => void } };
}

/** Recordings as rows. A long press begins to pick, and a tap picks more. */
export function RecordingList({ items, query = '', onMenu, empty }: RecordingListProps) {
  const [picked, setPicked] = usePicked();
  const player = useApp(s => s.player);
  const rtl = usePhone(isRtl);
  const { when } = useDates();
  const fields = useFields();
  const nav = useNav();
  if (items.length === 0) return <EmptyState icon="graphic_eq" {...empty} />;
  const pick = (id: string) => {
    fields.blur();
    setPicked(was => {
      const next = was?.includes(id) ? was.filter(x => x !== id) : [...(was ?? []), id];
      return next.length ? next : null;
    });
  };
  return (
    <List>
      {items.map(i => {
        const on = picked?.includes(i.id) ?? false;
        const said = saidIn(i, query);
        const sub = i.folder.startsWith('Recordings/')
          ? i.folder.slice('Recordings/'.length)
          : i.folder === 'Recordings'
            ? ''
            : i.folder || 'Shared storage';
        return (
          <ListRow
            key={i.id}
            id={i.id}
            rid="recording"
            title={i.name}
            lines={said ? 3 : 2}
            leading={
              on ? (
                <span className={css['tick']}>
                  <Icon name="check" />
                </span>
              ) : player?.file === i.id && player.since !== null ? (
                <span className={css['tick']}>
                  <Icon name="graphic_eq" />
                </span>
              ) : (
                <MiniWave wave={i.row} duration={i.file.media.duration} />
              )
            }
            subtitle={
              <>
                <span className={css['facts']} dir={rtl ? 'rtl' : 'ltr'}>
                  <span dir="ltr">{timeWords(i.file.media.duration)}</span>
                  <i aria-hidden="true">·</i>
                  <span dir="ltr">{when(i.file.media.takenAt)}</span>
                  {(sub || i.file.media.place) && (
                    <>
                      <i aria-hidden="true">·</i>
                      <span className={css['place']} dir="auto">
                        {sub || i.file.media.place}
                      </span>
                    </>
                  )}
                </span>
                {said && (
                  <span className={css['said']} dir="auto">
                    {excerptOf(said.text, query)}
                  </span>
                )}
              </>
            }
            meta={
              i.file.media.favourite ? (
                <span className={css['star']} role="img" aria-label="Favourite">
                  <Icon name="star" filled size={18} />
                </span>
              ) : undefined
            }
            onClick={() => (picked ? pick(i.id) : nav.push('/play/:file', { file: i.id }))}
            onLongPress={() => pick(i.id)}
            {...(picked ? { selected: on } : {})}
            trailing={
              picked ? undefined : (
                <IconButton
                  icon="more_vert"
                  label={`Options of ${i.name}`}
                  onClick={() => {
                    fields.blur();
                    onMenu(i.id);
                  }}
                />
              )
            }
          />
        );
      })}
    </List>
  );
}
