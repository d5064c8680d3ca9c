import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Chip, IconButton, Menu, RadioGroup, Screen, Scroller, Sheet } from './kit.ts';
import { CATEGORY_NAMES } from '../formats.ts';
import { listed } from '../select.ts';
import { CATEGORIES, type Category, type Sort } from '../state.ts';
import { useBars } from './Bars.tsx';
import { useAct, useApp, useItem, useItems, useNav, usePicked } from './hooks.ts';
import { ItemSheets, type Doing } from './ItemSheets.tsx';
import css from './list.module.css';
import { RecordingList } from './RecordingList.tsx';
import { SelectBar } from './SelectBar.tsx';

export const SORT_NAMES: readonly { value: Sort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'longest', label: 'Longest first' },
  { value: 'largest', label: 'Largest first' },
];

/** All recordings, and the button that begins another. */
export function Home() {
  const all = useItems();
  const sort = useApp(s => s.sort);
  const busy = useApp(s => s.session !== null);
  const [category, setCategory] = useScreenState<Category | null>('category', null);
  const [favourite, setFavourite] = useScreenState('favourite', false);
  const [folder, setFolder] = useScreenState<string | null>('folder', null);
  const [open, setOpen] = useScreenState<'menu' | 'sort' | null>('open', null);
  const [subject, setSubject] = useScreenState('subject', '');
  const [doing, setDoing] = useScreenState<Doing | null>('doing', null);
  const [picked] = usePicked();
  const item = useItem(subject);
  const act = useAct();
  const nav = useNav();
  const folders = [...new Set(all.map(i => i.folder))].filter(f => f !== 'Recordings').sort();
  const within = folder !== null && folders.includes(folder) ? folder : null;
  const items = listed(all, { sort, category, favourite, folder: within });
  const clear = () => {
    setCategory(null);
    setFavourite(false);
    setFolder(null);
  };
  const then = (run: () => void) => () => {
    setOpen(null);
    run();
  };
  const bottom = useBars(
    picked === null && !busy && (
      <div className={css['dock']}>
        <button
          type="button"
          className={css['record']}
          aria-label="Record"
          data-rid="record"
          onClick={() => act.record()}
        >
          <span aria-hidden="true" />
        </button>
      </div>
    ),
  );
  return (
    <>
      <Screen
        label="Recorder"
        bottom={bottom}
        appBar={
          picked === null ? (
            <AppBar
              title="Recorder"
              leading="none"
              actions={
                <>
                  <IconButton icon="search" label="Search" onClick={() => nav.push('/search')} />
                  <IconButton icon="sort" label="Sort" onClick={() => setOpen('sort')} />
                  <IconButton icon="more_vert" label="More options" onClick={() => setOpen('menu')} />
                </>
              }
            />
          ) : (
            <SelectBar items={items} />
          )
        }
      >
        {all.length > 0 && (
          <Scroller name="chips" axis="x" label="Show">
            <div className={css['chips']}>
              <Chip
                label="All"
                selected={category === null && !favourite && within === null}
                onClick={clear}
              />
              <Chip label="Favourites" selected={favourite} onClick={() => setFavourite(!favourite)} />
              {CATEGORIES.filter(c => c === category || all.some(i => i.row.category === c)).map(c => (
                <Chip
                  key={c}
                  rid={`category-${c}`}
                  label={CATEGORY_NAMES[c]}
                  selected={category === c}
                  onClick={() => setCategory(category === c ? null : c)}
                />
              ))}
              {folders.map(f => (
                <Chip
                  key={f}
                  rid="in-folder"
                  id={f}
                  icon="folder"
                  label={f.slice(f.lastIndexOf('/') + 1) || 'Shared storage'}
                  selected={within === f}
                  onClick={() => setFolder(within === f ? null : f)}
                />
              ))}
            </div>
          </Scroller>
        )}
        <RecordingList
          items={items}
          onMenu={id => {
            setSubject(id);
            setDoing('menu');
          }}
          empty={
            all.length === 0
              ? { title: 'No recordings yet', text: 'Tap the red button to make the first one.' }
              : {
                  title: 'No recording fits',
                  text: 'Try another category or folder.',
                  action: { label: 'Show all', onClick: clear },
                }
          }
        />
      </Screen>
      <Sheet open={open === 'sort'} title="Sort by" onClose={() => setOpen(null)}>
        <RadioGroup
          label="Sort by"
          value={sort}
          options={SORT_NAMES}
          onChange={value => {
            setOpen(null);
            act.setSort({ sort: value });
          }}
        />
      </Sheet>
      <Menu
        open={open === 'menu'}
        label="More options"
        onClose={() => setOpen(null)}
        items={[
          { label: 'Bin', icon: 'delete', onClick: then(() => nav.push('/bin')) },
          { label: 'Settings', icon: 'settings', onClick: then(() => nav.push('/settings')) },
        ]}
      />
      <ItemSheets item={item} doing={doing} onDoing={setDoing} />
    </>
  );
}
