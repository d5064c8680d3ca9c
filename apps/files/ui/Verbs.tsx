import { nameProblem } from '../../../src/sdk/core/storage.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import type { MenuItem } from './kit.ts';
import { zipName } from '../actions/zip.ts';
import { rowFor } from '../select.ts';
import { useAct, useNaming, useNav, useTable } from './hooks.ts';
import { NameDialog } from './NameDialog.tsx';

export type Choosing = { verb: 'copy' | 'move' | 'unzip'; files: string[] };
interface Asking {
  what: 'rename' | 'zip';
  files: string[];
  name: string;
}

/**
 * What can be done with files beside binning and sharing them, as items of a menu or a sheet, and the dialogs
 * that some of them need. `done` ends the menu and the picking.
 */
export function useVerbs(
  ids: readonly string[],
  done: () => void,
  select?: () => void,
): { items: MenuItem[]; dialogs: React.ReactNode } {
  const table = useTable();
  const [asking, setAsking] = useScreenState<Asking | null>('asking', null);
  const naming = useNaming();
  const act = useAct();
  const nav = useNav();
  const files = [...ids];
  const rows = files.flatMap(id => rowFor(table, id) ?? []);
  const only = rows.length === 1 ? rows[0]! : undefined;
  const choose = (verb: Choosing['verb']) => () => {
    done();
    nav.push('/choose', {}, { verb, files } satisfies Choosing);
  };
  const ask = (what: Asking['what'], name: string) => () => {
    setAsking({ what, files, name });
    naming('new-name', name);
  };
  const zipped = only
    ? only.name.replace(/\.[^.]+$/, '') || only.name
    : rows[0]?.parent
      ? (rowFor(table, rows[0].parent)?.name ?? 'Archive')
      : 'Archive';
  const items: MenuItem[] = [
    ...(only?.kind === 'file'
      ? [
          {
            label: 'Open with',
            icon: 'open_in_new' as const,
            onClick: () => {
              done();
              act.openWith({ file: only.id });
            },
          },
        ]
      : []),
    ...(select ? [{ label: 'Select', icon: 'check_circle' as const, onClick: select }] : []),
    { label: 'Move to', icon: 'drive_file_move', onClick: choose('move') },
    { label: 'Copy to', icon: 'content_copy', onClick: choose('copy') },
    ...(only ? [{ label: 'Rename', icon: 'edit' as const, onClick: ask('rename', only.name) }] : []),
    ...(only?.what === 'archive'
      ? [
          {
            label: 'Extract here',
            icon: 'unarchive' as const,
            onClick: () => {
              done();
              act.unzip({ file: only.id, folder: only.parent });
            },
          },
          { label: 'Extract to', icon: 'folder_open' as const, onClick: choose('unzip') },
        ]
      : [{ label: 'Compress', icon: 'folder_zip' as const, onClick: ask('zip', `${zipped}.zip`) }]),
    ...(only
      ? [
          {
            label: 'Details',
            icon: 'info' as const,
            onClick: () => {
              done();
              nav.push('/details/:file', { file: only.id });
            },
          },
        ]
      : []),
  ];
  const end = () => {
    setAsking(null);
    done();
  };
  const at = asking && rowFor(table, asking.files[0]!);
  const problem = (name: string) => {
    if (!asking || !at) return undefined;
    if (asking.what === 'zip') return nameProblem(table, at.parent, zipName(name));
    return name === asking.name ? 'This is its name' : nameProblem(table, at.parent, name, at.id);
  };
  const dialogs = (
    <NameDialog
      open={asking !== null}
      title={asking?.what === 'zip' ? 'Compress' : 'Rename'}
      field="new-name"
      initial={asking?.name ?? ''}
      label={asking?.what === 'zip' ? 'Compress' : 'Rename'}
      problem={problem}
      onClose={() => setAsking(null)}
      onName={name => {
        const what = asking!;
        end();
        if (what.what === 'zip') act.zip({ files: what.files, name });
        else act.rename({ file: what.files[0]!, name });
      }}
    />
  );
  return { items, dialogs };
}
