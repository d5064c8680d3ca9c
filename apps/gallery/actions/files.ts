import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { fileAt, fileOf, nameProblem, type MediaItem } from '../../../src/sdk/core/storage.ts';
import { albumOfId, binOf, inAlbum, NEW_ALBUMS, pictureOf } from '../select.ts';
import type { Gallery } from '../state.ts';
import { stopPlayer } from './player.ts';
import { action, countWords, OneFile, Picked, pickedOf } from './shared.ts';

const { Object: Obj, String: Str, Boolean: Bool, Optional: Opt, Array: Arr } = Type;
const filesOf = (ctx: Ctx) => ctx.device.storage.files;

/** Moves to the bin what can be moved, and offers to take it back. */
function toBin(
  state: Gallery,
  items: readonly MediaItem[],
  ctx: Ctx,
  text = `${countWords(items)} moved to bin`,
): void {
  if (items.length === 0) return;
  if (items.some(f => f.id === state.player?.file)) stopPlayer(state, ctx);
  ctx.provider('files')!.bin(items.map(f => f.id));
  state.undo = { files: items.map(f => f.id), at: ctx.now, text };
}

/** Takes pictures out of the bin, with the folders that they were in where those went there too. */
function fromBin(ids: readonly string[], ctx: Ctx): MediaItem[] {
  const files = ctx.provider('files')!;
  const back = binOf(filesOf(ctx)).filter(f => ids.includes(f.id));
  for (const item of back) {
    const gone: string[] = [];
    for (let at = item.parent; at !== null && filesOf(ctx)[at]; at = filesOf(ctx)[at]!.parent)
      if (filesOf(ctx)[at]!.binned !== null) gone.unshift(at);
    files.restore([...gone, item.id]);
  }
  return back;
}

/** The folder that pictures are to go to, or undefined, having said why not. */
function targetOf(ctx: Ctx, album: string): { id: string; name: string } | undefined {
  const folder = fileOf(filesOf(ctx), album);
  if (folder?.kind === 'folder') return folder;
  ctx.toast('That folder is gone');
  return undefined;
}

function put(state: Gallery, ids: readonly string[], album: string, copy: boolean, ctx: Ctx): void {
  const folder = targetOf(ctx, album);
  const items = pickedOf(ctx, ids).filter(f => copy || f.parent !== album);
  if (!folder) return;
  if (items.length === 0) {
    ctx.toast(`Already in ${folder.name}`);
    return;
  }
  const files = ctx.provider('files')!;
  if (copy)
    files.copy(
      items.map(f => f.id),
      album,
    );
  else
    files.move(
      items.map(f => f.id),
      album,
    );
  state.undo = null;
  ctx.toast(`${countWords(items)} ${copy ? 'copied' : 'moved'} to ${folder.name}`);
}

export const fileActions = {
  favourite: action(
    'Mark pictures with a heart, or take it away',
    Obj({ ...Picked, on: Bool() }),
    (_, { files, on }, ctx) => {
      const media = ctx.provider('media')!;
      const items = pickedOf(ctx, files).filter(f => f.media.favourite !== on);
      for (const { id } of items) media.change(id, { favourite: on });
      if (files.length > 1 && items.length > 0)
        ctx.toast(
          on ? `${countWords(items)} added to Favourites` : `${countWords(items)} removed from Favourites`,
        );
    },
  ),
  share: action('Share pictures', Obj(Picked), (_, { files }, ctx) => {
    const items = pickedOf(ctx, files);
    if (items.length === 0) return;
    const videos = items.filter(f => f.media.kind === 'video').length;
    // One kind of thing by its own type; both together are only files.
    const oneKind = videos === 0 ? 'image/*' : 'video/*';
    const isMixed = videos > 0 && videos < items.length;
    const mime = items.length === 1 ? items[0]!.mime : isMixed ? '*/*' : oneKind;
    ctx.start({
      verb: 'SEND',
      mime,
      media: items.map(f => f.id),
      title: items.length === 1 ? items[0]!.name : countWords(items),
    });
  }),
  bin: action('Move pictures to the bin', Obj(Picked), (state, { files }, ctx) =>
    toBin(state, pickedOf(ctx, files), ctx),
  ),
  undo: action('Take back what was moved to the bin last', Obj({}), (state, _, ctx) => {
    if (state.undo) fromBin(state.undo.files, ctx);
    state.undo = null;
  }),
  restore: action('Take pictures out of the bin', Obj(Picked), (state, { files }, ctx) => {
    const back = fromBin(files, ctx);
    if (back.length > 0) ctx.toast(`${countWords(back)} restored`);
    state.undo = null;
  }),
  remove: action('Delete pictures of the bin for good', Obj(Picked), (state, { files }, ctx) => {
    const gone = binOf(filesOf(ctx)).filter(f => files.includes(f.id));
    if (gone.length === 0) return;
    ctx.provider('files')!.remove(gone.map(f => f.id));
    state.undo = null;
    ctx.toast(`${countWords(gone)} deleted`);
  }),
  emptyBin: action('Delete everything in the bin for good', Obj({}), (state, _, ctx) => {
    const gone = binOf(filesOf(ctx));
    if (gone.length === 0) return;
    ctx.provider('files')!.remove(gone.map(f => f.id));
    state.undo = null;
    ctx.toast('Bin emptied');
  }),
  move: action(
    'Move pictures to an album or another folder',
    Obj({ ...Picked, album: Str() }),
    (state, { files, album }, ctx) => put(state, files, album, false, ctx),
  ),
  copy: action(
    'Copy pictures to an album or another folder',
    Obj({ ...Picked, album: Str() }),
    (state, { files, album }, ctx) => put(state, files, album, true, ctx),
  ),
  rename: action(
    'Rename a picture’s file; the ending stays',
    Obj({ ...OneFile, name: Str() }),
    (_, { file, name }, ctx) => {
      const item = pictureOf(filesOf(ctx), file);
      if (!item) return;
      const end = /\.[^.]+$/.exec(item.name)?.[0] ?? '';
      const full = name.trim() + (name.trim().toLowerCase().endsWith(end.toLowerCase()) ? '' : end);
      const problem =
        name.trim() === ''
          ? 'Enter a name'
          : full === item.name
            ? undefined
            : nameProblem(filesOf(ctx), item.parent, full, file);
      if (problem) {
        ctx.toast(problem);
        return;
      }
      ctx.provider('files')!.rename(file, full);
    },
  ),
  createAlbum: action(
    'Make an album, and put pictures into it where there are any',
    Obj({ name: Str(), files: Opt(Arr(Str())), copy: Opt(Bool()) }),
    (state, { name, files = [], copy = false }, ctx) => {
      const home = fileAt(filesOf(ctx), NEW_ALBUMS);
      const problem = nameProblem(filesOf(ctx), home?.id ?? null, name.trim());
      if (problem) {
        ctx.toast(problem);
        return;
      }
      const album = ctx.provider('files')!.makeFolder(`${NEW_ALBUMS}/${name.trim()}`);
      if (files.length > 0) put(state, files, album, copy, ctx);
      else ctx.open('/album/:album', { album });
    },
  ),
  renameAlbum: action('Rename an album', Obj({ album: Str(), name: Str() }), (_, { album, name }, ctx) => {
    const found = albumOfId(filesOf(ctx), album);
    if (!found || found.name === name.trim()) return;
    const problem = found.standard
      ? 'This album keeps its name'
      : nameProblem(filesOf(ctx), filesOf(ctx)[album]!.parent, name.trim(), album);
    if (problem) {
      ctx.toast(problem);
      return;
    }
    ctx.provider('files')!.rename(album, name.trim());
  }),
  deleteAlbum: action(
    'Move an album with its pictures to the bin',
    Obj({ album: Str() }),
    (state, { album }, ctx) => {
      const found = albumOfId(filesOf(ctx), album);
      if (!found || found.standard) return;
      const items = inAlbum(filesOf(ctx), album);
      toBin(state, items, ctx, `Album ${found.name} moved to bin`);
      const files = ctx.provider('files')!;
      // Other files that lie in it keep it where it is.
      if (files.children(album).length === 0) {
        if (items.length === 0) files.remove([album]);
        else files.bin([album]);
      }
      if (items.length === 0) ctx.toast(`Album ${found.name} deleted`);
      ctx.close(`/album/${album}`);
    },
  ),
  useAsWallpaper: action('Make a picture the wallpaper', Obj(OneFile), (_, { file }, ctx) => {
    const item = pictureOf(filesOf(ctx), file);
    if (!item?.media.picture || item.media.kind === 'video') return;
    ctx.system('setWallpaper', { picture: item.media.picture });
    ctx.back();
    ctx.toast('Wallpaper set');
  }),
  showPlace: action('Show on the map where a picture was taken', Obj(OneFile), (_, { file }, ctx) => {
    const place = pictureOf(filesOf(ctx), file)?.media.place;
    if (place) ctx.start({ verb: 'VIEW', uri: `geo:0,0?q=${encodeURIComponent(place)}` });
  }),
};
