import type { AnyPhone } from '../../state/phone/index.ts';
import type { Catalogue } from './app.ts';
import type { Ctx } from './ctx.ts';
import { hasPermission } from './permissions.ts';
import {
  PROVIDER_PERMISSION,
  type FilesProvider,
  type MediaProvider,
  type ProviderName,
  type Providers,
} from './providers.ts';
import { stateOf, type Run } from './run.ts';
import {
  allFiles,
  childrenOf,
  fileAt,
  fileOf,
  freeName,
  mediaOf,
  storageWriter,
  type MediaItem,
} from './storage.ts';
import { watchBin } from './timers.ts';

/** The app that owns a provider on this phone, where it is there and `caller` may reach it. */
export function ownerOf(
  phone: Pick<AnyPhone, 'os'>,
  metas: Catalogue['metas'],
  name: ProviderName,
  caller: string,
): string | null {
  for (const meta of metas.values()) {
    if (!meta.provides.includes(name) || !phone.os.installed[meta.id]?.enabled) continue;
    const permission = PROVIDER_PERMISSION[name];
    if (meta.id === caller || caller === 'system' || !permission || hasPermission(phone, caller, permission))
      return meta.id;
  }
  return null;
}

function media(run: Run, ctx: Ctx): MediaProvider {
  const table = run.phone.device.storage.files;
  return {
    list: (...kinds) => mediaOf(table, ...kinds),
    get: id => {
      const file = fileOf(table, id);
      return file?.media ? (file as MediaItem) : undefined;
    },
    add({ folder, name, autoName, mime, size, media: given }) {
      const writer = storageWriter(table, ctx.now, ctx.id);
      const parent = writer.makeFolder(folder);
      return writer.write(`${folder}/${freeName(table, parent, name)}`, {
        mime,
        size,
        ...(autoName ? { autoName } : {}),
        media: {
          width: 0,
          height: 0,
          duration: 0,
          takenAt: ctx.now,
          place: '',
          description: '',
          favourite: false,
          ...given,
        },
      });
    },
    change(id, change) {
      const file = table[id];
      if (file?.media) Object.assign(file.media, change);
    },
  };
}

function files(run: Run, ctx: Ctx): FilesProvider {
  const table = run.phone.device.storage.files;
  const writer = storageWriter(table, ctx.now, ctx.id);
  return {
    ...writer,
    copy(ids, folder) {
      const copies: { file: string; copy: string }[] = [];
      const made = writer.copy(ids, folder, (file, copy) => copies.push({ file, copy }));
      for (const meta of run.catalogue.metas.values())
        if (meta.on.copied && run.phone.os.installed[meta.id])
          run.call(meta.id, meta.on.copied, { copies }, 'intent');
      return made;
    },
    bin(ids) {
      writer.bin(ids);
      watchBin(run);
    },
    restore(ids) {
      writer.restore(ids);
      watchBin(run);
    },
    remove(ids) {
      writer.remove(ids);
      watchBin(run);
    },
    children: folder => childrenOf(table, folder),
    get: id => fileOf(table, id),
    find: path => fileAt(table, path),
    list: () => allFiles(table),
    writeText: (path, text, mime = 'text/plain') => writer.write(path, { mime, text }),
  };
}

/**
 * The provider of that name for a rule under way, or null where the app that owns it is not on this phone or
 * the caller may not reach it.
 */
export function providerOf<K extends ProviderName>(run: Run, ctx: Ctx, name: K): Providers[K] | null {
  if (name === 'media') return media(run, ctx) as Providers[K];
  if (name === 'files') return files(run, ctx) as Providers[K];
  const owner = ownerOf(run.phone, run.catalogue.metas, name, ctx.app);
  if (owner === null) return null;
  const make = run.catalogue.get(owner).provides![name]!;
  return make(stateOf(run, owner), run.ctx(owner), ctx.app) as Providers[K];
}
