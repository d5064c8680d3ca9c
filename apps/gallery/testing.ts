import { produce } from 'immer';
import { catalogue } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import { storageWriter } from '../../src/sdk/core/storage.ts';
import type { AnyPhone, Media } from '../../src/state/phone/index.ts';
import type { Gallery } from './state.ts';

/** Tuesday 2026-03-10, noon. */
export const T0 = 1_773_144_000_000;
export const state = (phone: AnyPhone) => phone.apps['gallery'] as Gallery;
export const filesIn = (phone: AnyPhone) => phone.device.storage.files;
export const run = (phone: AnyPhone, name: string, args: object = {}, app = 'gallery') =>
  dispatch(catalogue, phone, app, name, args).phone;
export const later = (phone: AnyPhone, ms: number) => advance(catalogue, phone, phone.clock.now + ms).phone;
export const top = (phone: AnyPhone) =>
  phone.ui.tasks.find(t => t.id === phone.ui.foreground)?.stack.at(-1)?.path;
export const toast = (phone: AnyPhone) => phone.ui.toast?.text;

export interface Shot {
  path: string;
  media?: Partial<Media>;
  size?: number;
  mime?: string;
}
/** A phone whose shared storage has only these pictures, `file-<key>` each, with Gallery in front. */
export const phoneWith = (
  world: AnyPhone,
  shots: Record<string, Shot>,
  change: (gallery: Gallery, phone: AnyPhone) => void = () => {},
) =>
  run(
    produce(world, d => {
      const phone = d as AnyPhone;
      const { files } = phone.device.storage;
      for (const id of Object.keys(files)) delete files[id];
      let n = 0;
      const writer = storageWriter(files, T0, prefix => `${prefix}-made-${++n}`);
      writer.makeFolder('DCIM/Camera');
      writer.makeFolder('Pictures/Screenshots');
      writer.makeFolder('Download');
      for (const [key, { path, media, size = 1_000_000, mime }] of Object.entries(shots)) {
        const video = media?.kind === 'video';
        const id = writer.write(path, {
          mime: mime ?? (video ? 'video/mp4' : 'image/jpeg'),
          size,
          media: {
            kind: 'photo',
            picture: `pic-${key}`,
            width: 4000,
            height: 3000,
            duration: video ? 20_000 : 0,
            takenAt: T0,
            place: '',
            description: '',
            favourite: false,
            ...media,
          },
        });
        files[`file-${key}`] = files[id]!;
        delete files[id];
      }
      change(phone.apps['gallery'] as Gallery, phone);
    }),
    'openApp',
    { app: 'gallery' },
    'system',
  );
/** Paths of everything that is kept, the folders of the phone left out, by id. */
export const binned = (phone: AnyPhone) =>
  Object.keys(filesIn(phone))
    .filter(id => filesIn(phone)[id]!.binned !== null)
    .sort();
