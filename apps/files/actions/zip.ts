import { Type } from 'typebox';
import { freeName, nameProblem } from '../../../src/sdk/core/storage.ts';
import { pack, unpackedBytes } from '../archive.ts';
import { action, folderName, hasRoom, leavePicker, outermost, some, changeOrToast } from './shared.ts';

const { Object: Obj, String: Str, Array: Arr, Null, Union } = Type;

/** A name with `.zip` at its end, once. */
export const zipName = (name: string): string =>
  /\.zip$/i.test(name.trim()) || name.trim() === '' ? name.trim() : `${name.trim()}.zip`;

export const zipping = {
  zip: action(
    'Compress files and folders into an archive beside the first',
    Obj({ files: Arr(Str()), name: Str() }),
    (_, { files: ids, name }, ctx) => {
      changeOrToast(ctx, files => {
        const table = ctx.device.storage.files;
        const going = outermost(files, ids);
        if (going.length === 0) {
          ctx.toast('This was moved or deleted');
          return;
        }
        const { parent } = files.get(going[0]!)!;
        const called = zipName(name);
        const problem = nameProblem(table, parent, called);
        if (problem) {
          ctx.toast(problem);
          return;
        }
        const { packed, size } = pack(table, going);
        if (packed.length === 0) {
          ctx.toast('There is nothing in it to compress');
          return;
        }
        if (!hasRoom(ctx, size)) return;
        files.write(parent === null ? called : `${files.get(parent)!.path}/${called}`, {
          mime: 'application/zip',
          size,
          packed,
        });
        ctx.toast(`${some(packed.length).replace('item', 'file')} compressed to ${called}`);
      });
    },
  ),
  unzip: action(
    'Extract an archive into a new folder of its name',
    Obj({ file: Str(), folder: Union([Str(), Null()]) }),
    (_, { file, folder }, ctx) => {
      changeOrToast(ctx, files => {
        const zip = files.get(file);
        const parent = folder === null ? '' : files.get(folder)?.path;
        if (!zip || parent === undefined) {
          ctx.toast('This was moved or deleted');
          return;
        }
        if (!zip.packed) {
          ctx.toast('This archive can’t be read');
          return;
        }
        if (!hasRoom(ctx, unpackedBytes(zip.packed))) return;
        const made = freeName(ctx.device.storage.files, folder, zip.name.replace(/\.zip$/i, '') || 'Archive');
        const base = parent ? `${parent}/${made}` : made;
        files.makeFolder(base);
        // The tree holds an Immer draft, so copy its values.
        for (const { path, ...content } of JSON.parse(JSON.stringify(zip.packed)) as NonNullable<
          typeof zip.packed
        >)
          files.write(`${base}/${path}`, content);
        ctx.toast(`Extracted to ${folderName(files, folder)}/${made}`);
        leavePicker(ctx);
      });
    },
  ),
};
