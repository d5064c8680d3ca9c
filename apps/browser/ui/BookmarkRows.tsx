import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { IconButton, ListRow, Menu } from './kit.ts';
import { bookmarksOf } from '../select.ts';
import { shownAddress } from '../web/address.ts';
import { MoveSheet } from './FolderSheet.tsx';
import { useAct, useNav } from './hooks.ts';

type Row = ReturnType<typeof bookmarksOf>[number];

/** Bookmarks with what can be done with each. */
export function Marks({ rows }: { rows: readonly Row[] }) {
  const act = useAct();
  const nav = useNav();
  const [menu, setMenu] = useScreenState<string | null>('menu', null);
  const [moving, setMoving] = useScreenState<string | null>('moving', null);
  const open = (url: string) => {
    act.open({ url });
    nav.push('/');
  };
  const at = rows.find(r => r.id === menu);
  return (
    <>
      {rows.map(b => (
        <ListRow
          key={b.id}
          id={b.id}
          rid="bookmark"
          leading="star"
          title={b.title}
          subtitle={shownAddress(b.url)}
          onClick={() => open(b.url)}
          onLongPress={() => setMenu(b.id)}
          trailing={
            <IconButton icon="more_vert" label={`Options for ${b.title}`} onClick={() => setMenu(b.id)} />
          }
        />
      ))}
      <Menu
        open={at !== undefined}
        label="Bookmark options"
        anchor="center"
        onClose={() => setMenu(null)}
        items={
          at
            ? [
                {
                  label: 'Open in new tab',
                  icon: 'open_in_new',
                  onClick: () => {
                    setMenu(null);
                    act.openInTab({ url: at.url });
                    nav.push('/');
                  },
                },
                {
                  label: 'Open in private tab',
                  icon: 'visibility_off',
                  onClick: () => {
                    setMenu(null);
                    act.openInTab({ url: at.url, private: true });
                    nav.push('/');
                  },
                },
                {
                  label: 'Edit',
                  icon: 'edit',
                  onClick: () => {
                    setMenu(null);
                    nav.push('/bookmark/:bookmark', { bookmark: at.id });
                  },
                },
                { label: 'Move to folder', icon: 'drive_file_move', onClick: () => setMoving(at.id) },
                {
                  label: 'Delete',
                  icon: 'delete',
                  danger: true,
                  onClick: () => {
                    setMenu(null);
                    act.removeBookmark({ bookmark: at.id });
                  },
                },
              ]
            : []
        }
      />
      <MoveSheet
        open={moving !== null}
        current={rows.find(r => r.id === moving)?.folder ?? null}
        onClose={() => setMoving(null)}
        onChoose={folder => {
          if (moving) act.moveBookmark({ bookmark: moving, folder });
          setMoving(null);
          setMenu(null);
        }}
      />
    </>
  );
}
