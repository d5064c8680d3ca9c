import { Type } from 'typebox';
import { nameProblem } from '../../../src/sdk/core/storage.ts';
import { packedBytes } from '../archive.ts';
import { endOf, mimeOf } from '../kinds.ts';
import { action, folderName, hasRoom, leavePicker, outermost, some, changeOrToast } from './shared.ts';

const { Object: Obj, String: Str, Array: Arr, Null, Optional: Opt, Union } = Type;
const Folder = Union([Str(), Null()]);
const Ids = Obj({ files: Arr(Str()) });
/** How long what was done can be taken back, ms: as long as the words stand. */
const UNDO_MS = 10_000;

export const changing = {
  newFolder: action('Make a folder', Obj({ folder: Folder, name: Str() }), (_, { folder, name }, ctx) => {
    changeOrToast(ctx, files => {
      const parent = folder === null ? '' : files.get(folder)?.path;
      const problem =
        parent === undefined
          ? 'This folder was moved or deleted'
          : nameProblem(ctx.device.storage.files, folder, name.trim());
      if (problem) {
        ctx.toast(problem);
        return;
      }
      files.makeFolder(parent ? `${parent}/${name.trim()}` : name.trim());
    });
  }),
  rename: action(
    'Give a file or folder another name',
    Obj({ file: Str(), name: Str() }),
    (_, { file, name }, ctx) => {
      changeOrToast(ctx, files => files.rename(file, name.trim()));
    },
  ),
  move: action(
    'Move files and folders into a folder',
    Obj({ files: Arr(Str()), folder: Folder }),
    (state, { files: ids, folder }, ctx) => {
      changeOrToast(ctx, files => {
        const going = outermost(files, ids).filter(id => files.get(id)!.parent !== folder);
        if (going.length === 0) {
          ctx.toast('That is where it is');
          return;
        }
        const rows = going.map(id => ({
          file: id,
          parent: files.get(id)!.parent,
          name: files.get(id)!.name,
        }));
        files.move(going, folder);
        state.undo = {
          at: ctx.now,
          kind: 'move',
          text: `${some(going.length)} moved to ${folderName(files, folder)}`,
          rows,
        };
        leavePicker(ctx);
      });
    },
  ),
  copy: action(
    'Copy files and folders into a folder',
    Obj({ files: Arr(Str()), folder: Folder }),
    (_, { files: ids, folder }, ctx) => {
      changeOrToast(ctx, files => {
        const going = outermost(files, ids);
        if (going.length === 0) {
          ctx.toast('This was moved or deleted');
          return;
        }
        if (!hasRoom(ctx, packedBytes(ctx.device.storage.files, going))) return;
        files.copy(going, folder);
        ctx.toast(`${some(going.length)} copied to ${folderName(files, folder)}`);
        leavePicker(ctx);
      });
    },
  ),
  bin: action('Move files and folders to the bin', Ids, (state, { files: ids }, ctx) => {
    changeOrToast(ctx, files => {
      const going = outermost(files, ids);
      if (going.length === 0) return;
      const rows = going.map(id => ({ file: id, parent: files.get(id)!.parent, name: files.get(id)!.name }));
      files.bin(going);
      state.undo = { at: ctx.now, kind: 'bin', text: `${some(going.length)} moved to bin`, rows };
    });
  }),
  undo: action('Take back what was moved or put into the bin just now', Obj({}), (state, _, ctx) => {
    const { undo } = state;
    state.undo = null;
    if (!undo || ctx.now - undo.at >= UNDO_MS) return;
    const table = ctx.device.storage.files;
    changeOrToast(ctx, files => {
      if (undo.kind === 'bin') {
        files.restore(undo.rows.map(r => r.file).filter(id => table[id] && table[id].binned !== null));
        return;
      }
      for (const { file, parent, name } of undo.rows) {
        if (!files.get(file) || (parent !== null && !files.get(parent))) continue;
        files.move([file], parent);
        if (files.get(file)!.name !== name && nameProblem(table, parent, name, file) === undefined)
          files.rename(file, name);
      }
    });
  }),
  restore: action('Take files out of the bin, to where they were', Ids, (state, { files: ids }, ctx) => {
    const back = ids.filter(id => (ctx.device.storage.files[id]?.binned ?? null) !== null);
    if (back.length === 0) return;
    state.undo = null;
    changeOrToast(ctx, files => {
      files.restore(back);
      const parents = new Set(back.map(id => files.get(id)?.parent ?? null));
      ctx.toast(
        `${some(back.length)} restored${parents.size === 1 ? ` to ${folderName(files, [...parents][0]!)}` : ''}`,
      );
    });
  }),
  remove: action('Delete what is in the bin for good', Ids, (state, { files: ids }, ctx) => {
    state.undo = null;
    const table = ctx.device.storage.files;
    // A folder takes with it what was put into the bin before it.
    changeOrToast(ctx, files => {
      for (const id of ids) if ((table[id]?.binned ?? null) !== null) files.remove([id]);
    });
  }),
  emptyBin: action('Delete everything in the bin for good', Obj({}), (state, _, ctx) => {
    state.undo = null;
    const table = ctx.device.storage.files;
    changeOrToast(ctx, files => {
      for (const id of Object.keys(table)
        .filter(f => table[f]!.binned !== null)
        .sort())
        if (table[id]) files.remove([id]);
    });
  }),
  saveText: action(
    'Keep text that another app shared as a file',
    Obj({ folder: Folder, name: Str(), text: Str(), mime: Opt(Str()) }),
    (_, { folder, name, text, mime }, ctx) => {
      changeOrToast(ctx, files => {
        const parent = folder === null ? '' : files.get(folder)?.path;
        const called = endOf(name.trim()) === '' && name.trim() !== '' ? `${name.trim()}.txt` : name.trim();
        const problem =
          parent === undefined
            ? 'This folder was moved or deleted'
            : nameProblem(ctx.device.storage.files, folder, called);
        if (problem) {
          ctx.toast(problem);
          return;
        }
        files.writeText(parent ? `${parent}/${called}` : called, text, mime ?? mimeOf(called));
        ctx.toast(`Saved to ${folderName(files, folder)}`);
        ctx.finish();
      });
    },
  ),
};
