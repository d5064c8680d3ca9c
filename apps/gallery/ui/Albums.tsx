import { useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  ConfirmDialog,
  EmptyState,
  Icon,
  IconButton,
  List,
  ListRow,
  Menu,
  Picture,
  Screen,
} from './kit.ts';
import { albumOfId, albumsOf, binOf, FAVOURITES, inAlbum, VIDEOS, type Album } from '../select.ts';
import { countOf, NewAlbum } from './FolderSheet.tsx';
import { Grid } from './Grid.tsx';
import { useAct, useApp, useFiles, useNav, useOver, useParams, usePicked } from './hooks.ts';
import { Places, useUndoBar } from './Photos.tsx';
import { SelectBar } from './SelectBar.tsx';
import css from './gallery.module.css';

const MARK = { [FAVOURITES]: 'favorite', [VIDEOS]: 'play_arrow' } as const;

function AlbumCard({ album, onOpen }: { album: Album; onOpen: () => void }) {
  const mark = MARK[album.id as keyof typeof MARK];
  return (
    <button type="button" className={css['album']} data-key={album.id} data-rid="album" onClick={onOpen}>
      <span className={css['albumCover']} aria-hidden="true">
        {album.cover ? (
          <Picture name={album.cover} alt="" />
        ) : (
          <Icon name={mark ?? 'photo_album'} size={40} />
        )}
        {mark && album.cover && (
          <span className={css['albumMark']}>
            <Icon name={mark} size={20} filled />
          </span>
        )}
      </span>
      <span className={css['albumName']} dir="auto">
        {album.name}
      </span>
      <span className={css['albumCount']} dir="auto">
        {countOf(album.count)}
      </span>
    </button>
  );
}

/** Folders with pictures as cards, and what is gathered from all of them. */
export function Albums() {
  const files = useFiles();
  const sort = useApp(s => s.albumSort);
  const albums = albumsOf(files, sort);
  const binned = binOf(files).length;
  const [over, setOver] = useOver();
  const [naming, setNaming] = useScreenState('naming', false);
  const fields = useFields();
  const nav = useNav();
  const act = useAct();
  const by = (to: typeof sort) => () => {
    setOver(null);
    act.sortAlbums({ sort: to });
  };
  return (
    <>
      <Screen
        label="Albums"
        bottom={<Places at="albums" />}
        appBar={
          <AppBar
            title="Albums"
            leading="none"
            actions={
              <>
                <IconButton
                  icon="add"
                  label="New album"
                  onClick={() => {
                    fields.set('new-album', '');
                    setNaming(true);
                  }}
                />
                <IconButton icon="more_vert" label="More options" onClick={() => setOver('menu')} />
              </>
            }
          />
        }
      >
        <div className={css['albums']}>
          {albums.map(a => (
            <AlbumCard key={a.id} album={a} onOpen={() => nav.push('/album/:album', { album: a.id })} />
          ))}
        </div>
        <List>
          <ListRow
            leading="delete"
            title="Bin"
            meta={binned > 0 ? String(binned) : ''}
            onClick={() => nav.push('/bin')}
          />
        </List>
      </Screen>
      <Menu
        open={over === 'menu'}
        label="More options"
        onClose={() => setOver(null)}
        items={[
          { label: 'Sort by name', checked: sort === 'name', onClick: by('name') },
          { label: 'Newest first', checked: sort === 'newest', onClick: by('newest') },
          { label: 'Largest first', checked: sort === 'count', onClick: by('count') },
          {
            label: 'Settings',
            icon: 'settings',
            divider: true,
            onClick: () => {
              setOver(null);
              nav.push('/settings');
            },
          },
        ]}
      />
      <NewAlbum
        open={naming}
        onClose={() => setNaming(false)}
        create="Create"
        onName={name => {
          setNaming(false);
          act.createAlbum({ name });
        }}
      />
    </>
  );
}

/** The pictures of one album. */
export function AlbumScreen() {
  const { album: id } = useParams('/album/:album');
  const files = useFiles();
  const album = albumOfId(files, id);
  const list = inAlbum(files, id);
  const [picked, setPicked] = usePicked();
  const [over, setOver] = useOver();
  const fields = useFields();
  const nav = useNav();
  const act = useAct();
  const bar = useUndoBar();
  const close = () => setOver(null);
  const then = (run: () => void) => () => {
    close();
    run();
  };
  const name = album?.name ?? 'Album';
  const own = album && !album.standard;
  return (
    <>
      <Screen
        scroll={false}
        label={name}
        {...(bar ? { bottom: bar } : {})}
        appBar={
          picked ? (
            <SelectBar list={list} />
          ) : (
            <AppBar
              title={name}
              subtitle={countOf(list.length)}
              actions={<IconButton icon="more_vert" label="More options" onClick={() => setOver('menu')} />}
            />
          )
        }
      >
        {list.length === 0 ? (
          <EmptyState
            icon={id === FAVOURITES ? 'favorite' : id === VIDEOS ? 'play_arrow' : 'photo_album'}
            title={id === FAVOURITES ? 'No favourites' : id === VIDEOS ? 'No videos' : 'This album is empty'}
            text={
              id === FAVOURITES
                ? 'Tap the heart of a photo, and it stands here too.'
                : id === VIDEOS
                  ? 'What you film stands here.'
                  : 'Select photos and move or copy them here.'
            }
          />
        ) : (
          <Grid
            list={list}
            label={name}
            onOpen={file => nav.push('/view/:file', { file }, { from: `album:${id}` })}
          />
        )}
      </Screen>
      <Menu
        open={over === 'menu'}
        label="More options"
        onClose={close}
        items={[
          {
            label: 'Select',
            icon: 'check_circle',
            disabled: list.length === 0,
            onClick: then(() => setPicked([])),
          },
          {
            label: 'Slideshow',
            icon: 'slideshow',
            disabled: list.length === 0,
            onClick: then(() => act.startSlideshow({ files: list.map(f => f.id) })),
          },
          ...(own
            ? [
                {
                  label: 'Rename album',
                  icon: 'edit' as const,
                  divider: true,
                  onClick: () => {
                    fields.set('new-album', name);
                    setOver('rename');
                  },
                },
                {
                  label: 'Delete album',
                  icon: 'delete' as const,
                  danger: true,
                  onClick: () => setOver('delete'),
                },
              ]
            : []),
        ]}
      />
      <NewAlbum
        open={over === 'rename'}
        title="Rename album"
        create="Rename"
        initial={name}
        except={id}
        onClose={close}
        onName={to => {
          close();
          act.renameAlbum({ album: id, name: to });
        }}
      />
      <ConfirmDialog
        open={over === 'delete'}
        title={`Delete ${name}?`}
        text={list.length === 0 ? 'The album is empty.' : `${countOf(list.length)} will be moved to the bin.`}
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          close();
          act.deleteAlbum({ album: id });
        }}
        onCancel={close}
      />
    </>
  );
}
