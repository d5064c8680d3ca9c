import { nameProblem, fileAt } from '../../../src/sdk/core/storage.ts';
import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  ConfirmDialog,
  Icon,
  List,
  ListRow,
  Picture,
  Scroller,
  SectionHeader,
  Sheet,
  TextField,
} from './kit.ts';
import { NEW_ALBUMS, targetsOf } from '../select.ts';
import { useAct, useFiles } from './hooks.ts';
import css from './gallery.module.css';

export const countOf = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;
export const Cover = ({ picture, size = 48 }: { picture: string | null; size?: number }) => (
  <span className={css['cover']} style={{ inlineSize: size, blockSize: size }} aria-hidden="true">
    {picture ? <Picture name={picture} alt="" /> : <Icon name="folder" filled />}
  </span>
);

/** Chooses the folder that pictures are moved or copied to, or makes a new album for them. */
export function FolderSheet({
  open,
  ...rest
}: {
  open: boolean;
  copy: boolean;
  files: readonly string[];
  onClose: () => void;
  onDone: () => void;
}) {
  return open ? <OpenSheet {...rest} /> : null;
}

function OpenSheet({
  copy,
  files,
  onClose,
  onDone,
}: {
  copy: boolean;
  files: readonly string[];
  onClose: () => void;
  onDone: () => void;
}) {
  const all = useFiles();
  const { albums, others } = targetsOf(all);
  const [naming, setNaming] = useScreenState('naming', false);
  const fields = useFields();
  const act = useAct();
  const put = (album: string) => {
    onClose();
    onDone();
    if (copy) act.copy({ files: [...files], album });
    else act.move({ files: [...files], album });
  };
  return (
    <>
      <Sheet open title={copy ? 'Copy to album' : 'Move to album'} onClose={onClose}>
        <Scroller name="folders" label="Folders">
          <ListRow
            leading={
              <span className={css['cover']} style={{ inlineSize: 48, blockSize: 48 }} aria-hidden="true">
                <Icon name="add" />
              </span>
            }
            title="New album"
            onClick={() => {
              fields.set('new-album', '');
              setNaming(true);
            }}
          />
          <List label="Albums">
            {albums.map(a => (
              <ListRow
                key={a.id}
                id={a.id}
                rid="folder"
                leading={<Cover picture={a.cover} />}
                title={a.name}
                subtitle={`${countOf(a.count)} in ${a.path}`}
                onClick={() => put(a.id)}
              />
            ))}
          </List>
          <SectionHeader title="Other folders" />
          <List label="Other folders">
            {others.map(f => (
              <ListRow
                key={f.id}
                id={f.id}
                rid="folder"
                leading={<Cover picture={null} />}
                title={f.name}
                {...(f.path === f.name ? {} : { subtitle: f.path })}
                onClick={() => put(f.id)}
              />
            ))}
          </List>
        </Scroller>
      </Sheet>
      <NewAlbum
        open={naming}
        onClose={() => setNaming(false)}
        create="Create"
        onName={name => {
          setNaming(false);
          onClose();
          onDone();
          act.createAlbum({ name, files: [...files], copy });
        }}
      />
    </>
  );
}

/** Asks for the name of an album, and says what is wrong with one. */
export function NewAlbum({
  open,
  onClose,
  onName,
  create,
  title = 'New album',
  initial = '',
  except,
}: {
  open: boolean;
  onClose: () => void;
  onName: (name: string) => void;
  create: string;
  title?: string;
  initial?: string;
  except?: string;
}) {
  const files = useFiles();
  const name = useFieldText('new-album', initial).trim();
  const parent =
    except === undefined ? (fileAt(files, NEW_ALBUMS)?.id ?? null) : (files[except]?.parent ?? null);
  const problem = name === '' ? undefined : nameProblem(files, parent, name, except);
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={create}
      disabled={name === '' || problem !== undefined}
      onConfirm={() => onName(name)}
      onCancel={onClose}
    >
      <TextField
        name="new-album"
        label="Album name"
        initial={initial}
        maxLength={60}
        capitalise
        error={problem}
      />
    </ConfirmDialog>
  );
}
