import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { fillPath } from '../../../src/sdk/core/routes.ts';
import { fileOf, type FileItem } from '../../../src/sdk/core/storage.ts';
import { crumbs } from '../select.ts';
import { isText, kindOf } from '../kinds.ts';
import { action, outermost } from './shared.ts';

const { Object: Obj, String: Str, Array: Arr, Null, Union } = Type;

function there(ctx: Ctx, id: string): FileItem | undefined {
  const file = fileOf(ctx.device.storage.files, id);
  if (!file) ctx.toast('This was moved or deleted');
  return file;
}

/** Which is a file of that type wherever nothing is known of it. */
const typeOf = (file: FileItem): string => file.mime || 'application/octet-stream';
const pathFor = (folder: string | null): string =>
  folder === null ? '/storage' : fillPath('/folder/:folder', { folder });

export const opening = {
  open: action(
    'Open a folder, or a file in the app that takes it',
    Obj({ file: Str() }),
    (_, { file: id }, ctx) => {
      const file = there(ctx, id);
      if (!file) return;
      if (file.kind === 'folder') ctx.open('/folder/:folder', { folder: id });
      else ctx.start({ verb: 'VIEW', mime: typeOf(file), title: file.name, extras: { file: id } });
    },
  ),
  openWith: action('Ask which app opens a file', Obj({ file: Str() }), (_, { file: id }, ctx) => {
    const file = there(ctx, id);
    if (file?.kind === 'file')
      ctx.start({ verb: 'VIEW', mime: typeOf(file), title: file.name, extras: { file: id }, ask: true });
  }),
  goTo: action(
    'Go up to a folder above, or to the root',
    Obj({ folder: Union([Str(), Null()]), from: Str() }),
    (_, { folder, from }, ctx) => {
      const files = ctx.device.storage.files;
      const way = crumbs(files, from).map(f => f.id);
      const target = pathFor(folder);
      for (const id of way.slice(folder === null ? 0 : way.indexOf(folder) + 1).reverse())
        if (ctx.showing(pathFor(id))) ctx.back();
      if (!ctx.showing(target)) {
        if (folder === null) ctx.open('/storage');
        else ctx.open('/folder/:folder', { folder });
      }
    },
  ),
  showInFolder: action(
    'Open the folder that something is in',
    Obj({ file: Str() }),
    (_, { file: id }, ctx) => {
      const file = there(ctx, id);
      if (!file) return;
      if (file.parent === null) ctx.open('/storage');
      else ctx.open('/folder/:folder', { folder: file.parent });
    },
  ),
  share: action('Share files with another app', Obj({ files: Arr(Str()) }), (_, { files: ids }, ctx) => {
    const table = ctx.device.storage.files;
    const all = outermost(ctx.provider('files')!, ids).map(id => fileOf(table, id)!);
    const chosen = all.filter(f => f.kind === 'file');
    if (chosen.length < all.length) {
      ctx.toast('Folders can’t be shared: compress them first');
      return;
    }
    if (chosen.length === 0) return;
    const extras = { files: chosen.map(f => f.id) };
    const title = chosen.length === 1 ? chosen[0]!.name : `${chosen.length} files`;
    const [only] = chosen;
    const [one, ...others] = [...new Set(chosen.map(typeOf))];
    const family = (mime: string) => mime.split('/')[0]!;
    const mime =
      others.length === 0
        ? one!
        : others.every(o => family(o) === family(one!))
          ? `${family(one!)}/*`
          : '*/*';
    if (chosen.every(f => kindOf(f) === 'image' && f.media?.picture)) {
      ctx.start({ verb: 'SEND', mime: others.length === 0 ? mime : 'image/*', title, media: extras.files });
      return;
    }
    // Apps of today take a card under its older type.
    ctx.start({
      verb: 'SEND',
      mime: mime === 'text/vcard' ? 'text/x-vcard' : mime,
      title,
      extras,
      ...(chosen.length === 1 && isText(mime) && only!.text ? { text: only!.text } : {}),
    });
  }),
};
