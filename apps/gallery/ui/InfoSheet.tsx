import { formatBytes, formatDuration, formatTime, MONTHS, WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { albumOf, type MediaItem } from '../../../src/sdk/core/storage.ts';
import { useZone } from '../../../src/sdk/react/hooks.ts';
import { Button, List, ListRow, Scroller, Sheet } from './kit.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { useAct, useFiles, useH24 } from './hooks.ts';
import css from './viewer.module.css';

function megapixels(width: number, height: number): string {
  const tenths = Math.round((width * height) / 100_000);
  return tenths >= 100 ? `${Math.round(tenths / 10)} MP` : `${(tenths / 10).toFixed(1)} MP`;
}

/** When, where, how large, and which file. */
export function InfoSheet({ open, item, onClose }: { open: boolean; item: MediaItem; onClose: () => void }) {
  const files = useFiles();
  const zone = useZone();
  const h24 = useH24();
  const act = useAct();
  const { media } = item;
  const { year, month, day, weekday } = partsAt(media.takenAt, zone);
  const facts = [
    `${media.width} × ${media.height}`,
    ...(media.width > 0 && media.kind !== 'video' ? [megapixels(media.width, media.height)] : []),
    ...(media.duration > 0 ? [formatDuration(Math.floor(media.duration / 1000))] : []),
    formatBytes(item.size),
  ];
  return (
    <Sheet open={open} title="Details" onClose={onClose}>
      <Scroller name="info" label="Details">
        {media.description && (
          <p className={css['said']} dir="auto">
            {media.description}
          </p>
        )}
        <List>
          <ListRow
            leading="calendar_today"
            title={`${WEEKDAYS[weekday]!}, ${day} ${MONTHS[month - 1]!} ${year}`}
            subtitle={formatTime(media.takenAt, zone, h24)}
          />
          <ListRow
            leading="location_on"
            title={media.place || 'No place'}
            {...(media.place
              ? {
                  trailing: (
                    <Button
                      variant="text"
                      onClick={() => {
                        onClose();
                        act.showPlace({ file: item.id });
                      }}
                    >
                      Show on map
                    </Button>
                  ),
                }
              : { subtitle: 'The picture does not say where it was taken' })}
          />
          <ListRow leading="image" title={item.name} subtitle={facts.join(' · ')} />
          <ListRow
            leading="folder"
            title={albumOf(files, item)}
            subtitle={`/storage/emulated/0/${item.path}`}
            lines={3}
          />
        </List>
      </Scroller>
    </Sheet>
  );
}
