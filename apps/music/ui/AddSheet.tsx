import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { ConfirmDialog, Dialog, Icon, ListRow, Scroller, Sheet, TextField } from './kit.ts';
import { playlistsOf, songOf } from '../select.ts';
import { lengthWords } from '../words.ts';
import { Mosaic } from './Frame.tsx';
import { secondsOf, songsOf } from '../select.ts';
import { useAct, useFiles, useMusic } from './hooks.ts';
import css from './songs.module.css';
import common from './music.module.css';

/** Choosing the playlist that songs are added to; asks about those that are in it already. */
export function AddSheet({
  tracks,
  onClose,
}: {
  tracks: readonly string[] | null;
  onClose: (done: boolean) => void;
}) {
  const state = useMusic();
  const files = useFiles();
  const act = useAct();
  const [making, setMaking] = useScreenState('making', false);
  const [twice, setTwice] = useScreenState<string | null>('twice', null);
  const all = tracks ?? [];
  const had = (id: string) => all.filter(t => state.playlists[id]?.items.some(i => i.track === t));
  const add = (id: string, again: boolean) => {
    setTwice(null);
    onClose(true);
    act.addToPlaylist({ playlist: id, tracks: [...all], again });
  };
  const there = twice === null ? [] : had(twice);
  return (
    <>
      <Sheet open={tracks !== null} title="Add to playlist" onClose={() => onClose(false)}>
        <Scroller name="add-sheet" className={common['sheet']!}>
          <ListRow
            rid="new-playlist"
            leading={
              <span className={css['plus']}>
                <Icon name="add" />
              </span>
            }
            title="New playlist"
            onClick={() => setMaking(true)}
          />
          {playlistsOf(state).map(p => {
            const songs = songsOf(
              state,
              files,
              p.items.map(i => i.track),
            );
            return (
              <ListRow
                key={p.id}
                rid="playlist"
                id={p.id}
                leading={<Mosaic covers={songs.map(s => s.cover)} size={48} />}
                title={p.name}
                subtitle={lengthWords(songs.length, secondsOf(songs))}
                onClick={() => (had(p.id).length > 0 ? setTwice(p.id) : add(p.id, false))}
              />
            );
          })}
        </Scroller>
      </Sheet>
      <PlaylistDialog
        open={making}
        onClose={() => setMaking(false)}
        onDone={(name, text) => {
          setMaking(false);
          onClose(true);
          act.createPlaylist({ name, text, tracks: [...all] });
        }}
      />
      <Dialog
        open={twice !== null}
        title="Already in this playlist"
        text={
          there.length === all.length
            ? all.length === 1
              ? `“${songOf(state, files, there[0] ?? '')?.title ?? ''}” is in ${state.playlists[twice ?? '']?.name ?? ''} already.`
              : `All of these songs are in ${state.playlists[twice ?? '']?.name ?? ''} already.`
            : `${there.length} of ${all.length} songs are in ${state.playlists[twice ?? '']?.name ?? ''} already.`
        }
        onClose={() => setTwice(null)}
        actions={[
          { label: 'Cancel', onClick: () => setTwice(null) },
          ...(there.length < all.length
            ? [{ label: 'Add new ones', onClick: () => add(twice!, false) }]
            : []),
          { label: 'Add anyway', onClick: () => add(twice!, true) },
        ]}
      />
    </>
  );
}

/** Name and description of a playlist, new or not. */
export function PlaylistDialog({
  open,
  onClose,
  onDone,
  name = '',
  text = '',
  edit,
}: {
  open: boolean;
  onClose: () => void;
  onDone: (name: string, text: string) => void;
  name?: string;
  text?: string;
  edit?: boolean;
}) {
  const fields = useFields();
  const title = useFieldText('playlist-name', name);
  const about = useFieldText('playlist-text', text);
  const close = () => {
    fields.set('playlist-name', name);
    fields.set('playlist-text', text);
    onClose();
  };
  const done = () => {
    if (title.trim() === '') return;
    if (!edit) {
      fields.set('playlist-name', '');
      fields.set('playlist-text', '');
    }
    fields.blur();
    onDone(title, about);
  };
  return (
    <ConfirmDialog
      open={open}
      title={edit ? 'Edit playlist' : 'New playlist'}
      confirmLabel={edit ? 'Save' : 'Create'}
      disabled={title.trim() === ''}
      onConfirm={done}
      onCancel={close}
    >
      <div className={css['form']}>
        <TextField
          name="playlist-name"
          rid="name"
          label="Name"
          initial={name}
          maxLength={100}
          enterKey="next"
        />
        <TextField
          name="playlist-text"
          rid="description"
          label="Description"
          initial={text}
          multiline
          rows={2}
          maxRows={4}
          autoGrow
          maxLength={300}
        />
      </div>
    </ConfirmDialog>
  );
}
