import { formatBytes } from '../../../src/sdk/core/format.ts';
import { List, ListRow, Scroller } from './kit.ts';
import { CATEGORY_NAMES, channelWords, FORMAT, formatOf, rateWords, timeWords } from '../formats.ts';
import type { Item } from '../select.ts';
import { useApp, useDates } from './hooks.ts';

export function ItemDetails({ item }: { item: Item }) {
  const { full } = useDates();
  const known = useApp(s => s.recordings[item.id] !== undefined);
  const format = formatOf(item.file.mime);
  const facts: readonly [string, string][] = [
    ['Name', item.file.name],
    ['Folder', item.folder || 'Shared storage'],
    ['Recorded', full(item.file.media.takenAt)],
    ['Length', timeWords(item.file.media.duration)],
    ['Size', formatBytes(item.file.size)],
    ['Format', format ? `${FORMAT[format].name}, ${item.file.mime}` : item.file.mime],
    ['Sample rate', known ? rateWords(item.row.rate) : 'Unknown'],
    ['Channels', known ? channelWords(item.row.channels) : 'Unknown'],
    ['Place', item.file.media.place || 'Not kept'],
    ['Category', item.row.category ? CATEGORY_NAMES[item.row.category] : 'None'],
    ['Markers', String(item.row.markers.length)],
  ];
  return (
    <Scroller name="details" label="Details">
      <List>
        {facts.map(([what, value]) => (
          <ListRow
            key={what}
            rid={`fact-${what.toLowerCase().replace(' ', '-')}`}
            title={value}
            subtitle={what}
          />
        ))}
      </List>
    </Scroller>
  );
}
