import { fileOf } from '../../../src/sdk/core/storage.ts';
import { useDevice, useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  ConfirmDialog,
  EmptyState,
  Icon,
  IconButton,
  List,
  ListRow,
  Screen,
  SectionHeader,
  Tabs,
  TextField,
} from './kit.ts';
import { CATEGORY_NAMES, exactWords, timeWords } from '../formats.ts';
import { type Item } from '../select.ts';
import { useBars } from './Bars.tsx';
import { useAct, useApp, useDates, useItem, useNav, useParams } from './hooks.ts';
import { ItemSheets, type Doing } from './ItemSheets.tsx';
import css from './player.module.css';
import { usePosition } from './position.ts';
import { Transcript } from './Transcript.tsx';
import { Waveform } from './Waveform.tsx';
import { Controls } from './PlayControls.tsx';

/** The waveform, and what is marked in it. */
function Sound({ item }: { item: Item }) {
  const { at, seek } = usePosition(item);
  const skips = useApp(s => s.playback.skipSilence);
  const [asking, setAsking] = useScreenState<{ marker: string | null; at: number } | null>('marking', null);
  const name = useFieldText('marker');
  const fields = useFields();
  const act = useAct();
  const { duration } = item.file.media;
  const file = item.id;
  const close = () => {
    fields.blur();
    setAsking(null);
  };
  const ask = (marker: string | null, words: string, time: number) => {
    fields.set('marker', words);
    setAsking({ marker, at: time });
  };
  const keep = () => {
    if (!asking || (asking.marker !== null && name.trim() === '')) return;
    close();
    if (asking.marker === null) act.mark({ file, at: asking.at, name });
    else act.renameMarker({ file, marker: asking.marker, name });
  };
  return (
    <>
      <div className={css['sound']}>
        <Waveform
          wave={item.row}
          duration={duration}
          at={at}
          markers={item.row.markers}
          label={`Waveform, ${timeWords(at)} of ${timeWords(duration)}`}
          onSeek={seek}
        />
      </div>
      <div className={css['where']}>
        {item.file.media.place && (
          <span>
            <Icon name="location_on" size={18} />
            <span dir="auto">{item.file.media.place}</span>
          </span>
        )}
        {item.row.category && (
          <span>
            <Icon name="label" size={18} />
            <span>{CATEGORY_NAMES[item.row.category]}</span>
          </span>
        )}
        {skips && (
          <span>
            <Icon name="fast_forward" size={18} />
            <span>Silence is skipped</span>
          </span>
        )}
      </div>
      <SectionHeader
        title={item.row.markers.length === 0 ? 'No markers' : 'Markers'}
        action={{ label: 'Add marker', rid: 'add-marker', onClick: () => ask(null, '', at) }}
      />
      {item.row.markers.length > 0 && (
        <List>
          {item.row.markers.map(m => (
            <ListRow
              key={m.id}
              id={m.id}
              rid="marker"
              leading="flag"
              title={m.name}
              subtitle={<span dir="ltr">{exactWords(m.at)}</span>}
              onClick={() => act.seek({ file, to: m.at })}
              trailing={
                <>
                  <IconButton
                    icon="edit"
                    label={`Rename ${m.name}`}
                    onClick={() => ask(m.id, m.name, m.at)}
                  />
                  <IconButton
                    icon="close"
                    label={`Remove ${m.name}`}
                    onClick={() => act.removeMarker({ file, marker: m.id })}
                  />
                </>
              }
            />
          ))}
        </List>
      )}
      <ConfirmDialog
        open={asking !== null}
        title={asking?.marker ? 'Rename marker' : 'New marker'}
        confirmLabel={asking?.marker ? 'Rename' : 'Add'}
        disabled={asking?.marker !== null && name.trim() === ''}
        onConfirm={keep}
        onCancel={close}
      >
        <TextField
          name="marker"
          label="Name"
          maxLength={40}
          capitalise
          supporting={asking ? `At ${exactWords(asking.at)}` : undefined}
          hint={`Marker ${item.row.markers.length + 1}`}
          onEnter={keep}
        />
      </ConfirmDialog>
    </>
  );
}

/** Plays a recording, and shows what is said in it. */
export function Play() {
  const { file } = useParams('/play/:file');
  const item = useItem(file);
  const there = useDevice(d => fileOf(d.storage.files, file) !== undefined);
  const [tab, setTab] = useScreenState<'sound' | 'transcript'>('tab', 'sound');
  const [doing, setDoing] = useScreenState<Doing | null>('doing', null);
  const bars = useBars();
  const { full } = useDates();
  const act = useAct();
  const nav = useNav();
  if (!item)
    return (
      <Screen title="Recording" bottom={bars}>
        <EmptyState
          icon="graphic_eq"
          {...(there
            ? { title: 'This file can’t be played', text: 'It is no sound that the phone knows.' }
            : { title: 'This recording is gone', text: 'It was deleted, or is in the bin.' })}
          action={{ label: 'All recordings', onClick: () => nav.push('/') }}
        />
      </Screen>
    );
  const { favourite, takenAt } = item.file.media;
  return (
    <>
      <Screen
        label={item.name}
        bottom={<Controls item={item} />}
        appBar={
          <>
            <AppBar
              title={item.name}
              subtitle={full(takenAt)}
              actions={
                <>
                  <IconButton
                    icon="star"
                    label={favourite ? 'Remove from favourites' : 'Add to favourites'}
                    selected={favourite}
                    onClick={() => act.favourite({ files: [file], on: !favourite })}
                  />
                  <IconButton icon="share" label="Share" onClick={() => act.share({ files: [file] })} />
                  <IconButton icon="more_vert" label="More options" onClick={() => setDoing('menu')} />
                </>
              }
            />
            <Tabs
              label="Parts"
              value={tab}
              onChange={id => setTab(id as typeof tab)}
              tabs={[
                { id: 'sound', label: 'Sound' },
                { id: 'transcript', label: 'Transcript' },
              ]}
            />
          </>
        }
      >
        {tab === 'sound' ? <Sound item={item} /> : <Transcript item={item} />}
      </Screen>
      <ItemSheets
        item={item}
        doing={doing}
        onDoing={setDoing}
        onGone={nav.back}
        first={
          tab === 'transcript' && item.row.transcript.length > 0
            ? [
                {
                  label: 'Copy transcript',
                  icon: 'content_copy',
                  onClick: () => {
                    setDoing(null);
                    act.copyTranscript({ file });
                  },
                },
              ]
            : []
        }
      />
    </>
  );
}
