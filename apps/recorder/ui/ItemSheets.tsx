import { nameProblem } from '../../../src/sdk/core/storage.ts';
import { useDevice, useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  ConfirmDialog,
  Dialog,
  List,
  ListRow,
  Menu,
  RadioGroup,
  Scroller,
  Sheet,
  TextField,
  type MenuItem,
} from './kit.ts';
import { CATEGORY_NAMES, splitName } from '../formats.ts';
import { foldersOf, type Item } from '../select.ts';
import { CATEGORIES, type Category } from '../state.ts';
import { ItemDetails } from './ItemDetails.tsx';
import { useAct, useNav } from './hooks.ts';

export type Doing = 'menu' | 'rename' | 'move' | 'category' | 'details';

/** Chooses a folder of shared storage, or makes one. */
export function FolderSheet({
  open,
  title,
  value,
  onChoose,
  onClose,
}: {
  open: boolean;
  title: string;
  value: string | null;
  onChoose: (path: string) => void;
  onClose: () => void;
}) {
  const files = useDevice(d => d.storage.files);
  const [naming, setNaming] = useScreenState('folder-naming', false);
  const name = useFieldText('folder-name');
  const fields = useFields();
  const act = useAct();
  const folders = foldersOf(files);
  const trouble =
    name.trim() === ''
      ? null
      : nameProblem(files, folders.find(f => f.path === 'Recordings')?.id ?? 'file-none', name.trim());
  const make = () => {
    if (name.trim() === '' || trouble) return;
    fields.blur();
    act.makeFolder({ name });
    setNaming(false);
    onChoose(`Recordings/${name.trim()}`);
  };
  return (
    <>
      <Sheet open={open} title={title} onClose={onClose}>
        <Scroller name="folders" label="Folders">
          <List>
            <ListRow
              leading="create_new_folder"
              title="New folder"
              subtitle="In Recordings"
              rid="new-folder"
              onClick={() => {
                fields.set('folder-name', '');
                setNaming(true);
              }}
            />
            {folders.map(f => {
              const cut = f.path.lastIndexOf('/');
              return (
                <ListRow
                  key={f.id}
                  id={f.id}
                  rid="folder"
                  leading="folder"
                  title={f.path.slice(cut + 1)}
                  {...(cut > 0 ? { subtitle: f.path.slice(0, cut) } : {})}
                  {...(value === f.path ? { meta: 'Here', selected: true } : {})}
                  onClick={() => onChoose(f.path)}
                />
              );
            })}
          </List>
        </Scroller>
      </Sheet>
      <ConfirmDialog
        open={open && naming}
        title="New folder"
        confirmLabel="Create"
        disabled={name.trim() === '' || (trouble !== undefined && trouble !== null)}
        onConfirm={make}
        onCancel={() => setNaming(false)}
      >
        <TextField name="folder-name" label="Name" maxLength={60} capitalise error={trouble} onEnter={make} />
      </ConfirmDialog>
    </>
  );
}

/** Chooses what kind of recordings these are. */
export function CategoryDialog({
  open,
  value,
  onChoose,
  onClose,
}: {
  open: boolean;
  value: Category | null;
  onChoose: (category: Category | null) => void;
  onClose: () => void;
}) {
  return (
    <Dialog open={open} title="Category" onClose={onClose} actions={[{ label: 'Cancel', onClick: onClose }]}>
      <RadioGroup
        label="Category"
        value={value ?? 'none'}
        onChange={c => onChoose(c === 'none' ? null : c)}
        options={[
          { value: 'none' as const, label: 'None' },
          ...CATEGORIES.map(c => ({ value: c, label: CATEGORY_NAMES[c] })),
        ]}
      />
    </Dialog>
  );
}

/** The menu of one recording, with its dialogs and sheets. `doing` names the open one. */
export function ItemSheets({
  item,
  doing,
  onDoing,
  first = [],
  onGone,
}: {
  item: Item | undefined;
  doing: Doing | null;
  onDoing: (doing: Doing | null) => void;
  first?: readonly MenuItem[];
  onGone?: () => void;
}) {
  const files = useDevice(d => d.storage.files);
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const name = useFieldText('rename');
  const close = () => {
    fields.blur();
    onDoing(null);
  };
  if (!item) return null;
  const [base, end] = splitName(item.file.name);
  const trouble =
    doing !== 'rename' || name.trim() === '' || name.trim() === base
      ? undefined
      : nameProblem(files, item.file.parent, `${name.trim()}${end}`, item.id);
  const rename = () => {
    if (name.trim() === '' || trouble) return;
    close();
    act.rename({ file: item.id, name });
  };
  const then = (run: () => void) => () => {
    onDoing(null);
    run();
  };
  const one = [item.id];
  return (
    <>
      <Menu
        open={doing === 'menu'}
        label="More options"
        anchor={onGone ? 'top-end' : 'center'}
        onClose={close}
        items={[
          ...first,
          {
            label: 'Rename',
            icon: 'edit',
            onClick: () => {
              fields.set('rename', base);
              onDoing('rename');
            },
          },
          {
            label: 'Trim',
            icon: 'content_cut',
            onClick: then(() => nav.push('/trim/:file', { file: item.id })),
          },
          { label: 'Move to folder', icon: 'drive_file_move', onClick: () => onDoing('move') },
          { label: 'Category', icon: 'label', onClick: () => onDoing('category') },
          ...(onGone
            ? []
            : [
                {
                  label: item.file.media.favourite ? 'Remove from favourites' : 'Add to favourites',
                  icon: 'star' as const,
                  onClick: then(() => act.favourite({ files: one, on: !item.file.media.favourite })),
                },
                { label: 'Share', icon: 'share' as const, onClick: then(() => act.share({ files: one })) },
              ]),
          { label: 'Details', icon: 'info', onClick: () => onDoing('details') },
          {
            label: 'Delete',
            icon: 'delete',
            danger: true,
            divider: true,
            onClick: then(() => {
              act.bin({ files: one });
              onGone?.();
            }),
          },
        ]}
      />
      <ConfirmDialog
        open={doing === 'rename'}
        title="Rename recording"
        confirmLabel="Rename"
        disabled={name.trim() === '' || trouble !== undefined}
        onConfirm={rename}
        onCancel={close}
      >
        <TextField
          name="rename"
          label="Name"
          maxLength={120}
          capitalise
          error={trouble ?? null}
          trailing={
            <span dir="ltr" style={{ paddingInlineEnd: 12, color: 'var(--c-on-surface-variant)' }}>
              {end}
            </span>
          }
          onEnter={rename}
        />
      </ConfirmDialog>
      <FolderSheet
        open={doing === 'move'}
        title="Move to folder"
        value={item.folder}
        onClose={close}
        onChoose={folder => {
          close();
          act.move({ files: one, folder });
        }}
      />
      <CategoryDialog
        open={doing === 'category'}
        value={item.row.category}
        onClose={close}
        onChoose={category => {
          close();
          act.categorise({ files: one, category });
        }}
      />
      <Sheet open={doing === 'details'} title="Details" onClose={close}>
        {doing === 'details' && <ItemDetails item={item} />}
      </Sheet>
    </>
  );
}
