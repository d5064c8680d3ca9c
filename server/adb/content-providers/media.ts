import { allFiles, type FileItem } from '../../../src/sdk/core/storage.ts';
import { bytesOf } from '../content.ts';
import type { AdbDevice } from '../device.ts';
import { SHARED } from '../phone-paths.ts';
import {
  flag,
  illegal,
  numberOf,
  numbersOf,
  allowOnly,
  text,
  changeThroughProvider,
  type ContentProvider,
  type ContentTable,
  type Row,
} from './table.ts';

/** MediaStore.Files' media types. */
const MEDIA_TYPE = { none: 0, photo: 1, screenshot: 1, audio: 2, video: 3 } as const;
const COLUMNS = [
  '_id',
  '_data',
  '_display_name',
  '_size',
  'mime_type',
  'title',
  'date_added',
  'date_modified',
  'datetaken',
  'media_type',
  'width',
  'height',
  'duration',
  'orientation',
  'bucket_id',
  'bucket_display_name',
  'relative_path',
  'is_favorite',
  'is_trashed',
  'artist',
  'album',
  'volume_name',
];
const SECOND = 1_000;

const itemsOf = (device: AdbDevice, fits: (item: FileItem) => boolean): FileItem[] =>
  allFiles(device.tree.device.storage.files).filter(item => item.kind === 'file' && fits(item));
const numbers = (device: AdbDevice) =>
  numbersOf(device.context.phones.world.tree.device.storage.files, (file: { at: number }) => file.at);

function rowOf(item: FileItem, id: number): Row {
  const { media, path, name, size, mime, at } = item;
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const seconds = Math.floor(at / SECOND);
  return {
    key: item.id,
    values: {
      _id: id,
      _data: `${SHARED}/${path}`,
      _display_name: name,
      _size: size,
      mime_type: mime,
      title: media?.title ?? name.replace(/\.[^.]*$/, ''),
      date_added: seconds,
      date_modified: seconds,
      datetaken: media ? media.takenAt : null,
      media_type: MEDIA_TYPE[media?.kind ?? 'none'],
      width: media?.width || null,
      height: media?.height || null,
      duration: media?.duration || null,
      orientation: media && media.kind !== 'audio' ? 0 : null,
      bucket_id: folder === '' ? null : numberOf(folder.toLowerCase()),
      bucket_display_name: folder === '' ? null : folder.slice(folder.lastIndexOf('/') + 1),
      relative_path: folder === '' ? '/' : `${folder}/`,
      is_favorite: Number(media?.favourite ?? false),
      is_trashed: 0,
      artist: media?.artist ?? null,
      album: media?.album ?? null,
      volume_name: 'external_primary',
    },
  };
}

function files(device: AdbDevice, type: string, fits: (item: FileItem) => boolean): ContentTable {
  return {
    type,
    columns: COLUMNS,
    order: '_id',
    rows() {
      const id = numbers(device);
      return itemsOf(device, fits).map(item => rowOf(item, id(item.id)));
    },
    async update(rows, values) {
      allowOnly(values, 'is_favorite', '_display_name', 'is_trashed');
      const name = text(values, '_display_name');
      if (name !== '')
        await device.files(writer => {
          for (const { key } of rows) writer.rename(key, name);
        });
      if (values['is_favorite'] !== undefined)
        await changeThroughProvider(device, 'media', media => {
          for (const { key } of rows) media.change(key, { favourite: flag(values['is_favorite']) === 1 });
        });
      if (flag(values['is_trashed']))
        await changeThroughProvider(device, 'files', storage => storage.bin(rows.map(row => row.key)));
    },
    async remove(rows) {
      await changeThroughProvider(device, 'files', storage => storage.remove(rows.map(row => row.key)));
    },
    async read({ key }) {
      const item = device.tree.device.storage.files[key];
      return item && bytesOf(device, item);
    },
  };
}

const VOLUMES = new Set(['external', 'external_primary', 'internal']);

/** The media index. It lists written files; nothing can be inserted. */
export const mediaProvider: ContentProvider = {
  authority: 'media',
  table([volume, kind, what, ...more], { device }) {
    if (!VOLUMES.has(volume ?? '') || more.length > 0) return undefined;
    const none = volume === 'internal';
    const of = (type: string, ...kinds: readonly string[]) =>
      files(device, type, item => !none && item.media !== undefined && kinds.includes(item.media.kind));
    if (kind === 'images' && what === 'media')
      return of('vnd.android.cursor.dir/image', 'photo', 'screenshot');
    if (kind === 'video' && what === 'media') return of('vnd.android.cursor.dir/video', 'video');
    if (kind === 'audio' && what === 'media') return of('vnd.android.cursor.dir/audio', 'audio');
    if (what !== undefined) return undefined;
    if (kind === 'file') return files(device, 'vnd.android.cursor.dir/file', () => !none);
    return kind === 'downloads'
      ? files(device, 'vnd.android.cursor.dir/download', item => !none && item.path.startsWith('Download/'))
      : undefined;
  },
};

/** The files of the folder Download. */
export const downloadsProvider: ContentProvider = {
  authority: 'downloads',
  table([which, ...more], { device }) {
    if (
      !['my_downloads', 'all_downloads', 'public_downloads', 'download'].includes(which ?? '') ||
      more.length > 0
    )
      return undefined;
    const OK = 200;
    return {
      type: 'vnd.android.cursor.dir/download',
      columns: [
        '_id',
        'title',
        '_data',
        'mimetype',
        'total_bytes',
        'current_bytes',
        'status',
        'lastmod',
        'visibility',
        'deleted',
      ],
      order: '_id',
      rows() {
        const id = numbers(device);
        return itemsOf(device, item => item.path.startsWith('Download/')).map(item => ({
          key: item.id,
          values: {
            _id: id(item.id),
            title: item.name,
            _data: `${SHARED}/${item.path}`,
            mimetype: item.mime,
            total_bytes: item.size,
            current_bytes: item.size,
            status: OK,
            lastmod: item.at,
            visibility: 1,
            deleted: 0,
          },
        }));
      },
      async remove(rows) {
        await changeThroughProvider(device, 'files', storage => storage.remove(rows.map(row => row.key)));
      },
      insert: () => Promise.reject(illegal('A download needs a network and an address that can be reached')),
    };
  },
};
