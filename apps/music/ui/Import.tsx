import { formatWhen } from '../../../src/sdk/core/format.ts';
import { allFiles, fileOf } from '../../../src/sdk/core/storage.ts';
import { useNow, useOs, useZone } from '../../../src/sdk/react/hooks.ts';
import { Button, EmptyState, ListRow, AppBar } from './kit.ts';
import { readM3u } from '../m3u.ts';
import { secondsOf, songsOf } from '../select.ts';
import { lengthWords } from '../words.ts';
import { Cover, Frame, Heading } from './Frame.tsx';
import { useAct, useFiles, useMusic, useNav, useParams } from './hooks.ts';
import css from './settings.module.css';

/** Playlist files of shared storage. */
export function Import() {
  const files = useFiles();
  const nav = useNav();
  const now = useNow();
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  const lists = allFiles(files).filter(f => f.kind === 'file' && /\.m3u8?$/i.test(f.name));
  return (
    <Frame label="Import a playlist" appBar={<AppBar title="Import a playlist" color="#0d1210" />}>
      {lists.length === 0 ? (
        <EmptyState
          icon="upload_file"
          title="No playlist files"
          text="Files that end in .m3u8 or .m3u are listed here."
        />
      ) : (
        lists.map(f => (
          <ListRow
            key={f.id}
            id={f.id}
            rid="file"
            leading="queue_music"
            lines={2}
            title={f.name}
            subtitle={`${f.path.slice(0, Math.max(0, f.path.lastIndexOf('/'))) || 'Shared storage'} · ${formatWhen(f.at, now, zone, h24)}`}
            onClick={() => nav.push('/import/:file', { file: f.id })}
          />
        ))
      )}
    </Frame>
  );
}

/** What is in a playlist file, before it is taken in. */
export function ImportFile() {
  const { file: id } = useParams('/import/:file');
  const state = useMusic();
  const files = useFiles();
  const act = useAct();
  const file = files[id] ? fileOf(files, id) : undefined;
  if (file?.text === undefined)
    return (
      <Frame title="Import a playlist">
        <EmptyState icon="upload_file" title="This file can’t be read" />
      </Frame>
    );
  const read = readM3u(state, files, file.text, file.name.replace(/\.[^.]+$/, ''));
  const songs = songsOf(state, files, read.tracks);
  return (
    <Frame
      label="Import a playlist"
      appBar={
        <AppBar
          title={read.name}
          subtitle={`${file.name} · ${lengthWords(songs.length, secondsOf(songs))}`}
          color="#0d1210"
        />
      }
      foot={
        <div className={css['import']}>
          <Button
            wide
            disabled={songs.length === 0}
            rid="import"
            onClick={() => act.importPlaylist({ file: id })}
          >
            {songs.length === 1 ? 'Import 1 song' : `Import ${songs.length} songs`}
          </Button>
        </div>
      }
    >
      {songs.map((s, i) => (
        <ListRow
          key={`${i}-${s.id}`}
          id={`${i + 1}-${s.id}`}
          rid="song"
          leading={<Cover name={s.cover} size={48} />}
          lines={2}
          title={s.title}
          subtitle={s.artist}
        />
      ))}
      {read.missing.length > 0 && (
        <>
          <Heading title="Not found" />
          {read.missing.map((m, i) => (
            <ListRow key={`${i}-${m}`} rid="missing" leading="music_off" title={m} />
          ))}
        </>
      )}
      {songs.length === 0 && read.missing.length === 0 && (
        <EmptyState icon="upload_file" title="No songs in this file" />
      )}
    </Frame>
  );
}
