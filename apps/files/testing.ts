import { produce } from 'immer';
import { catalogue, createWorld } from '../catalogue.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import { fileAt, fileOf } from '../../src/sdk/core/storage.ts';
import type { AnyPhone, FileEntry } from '../../src/state/phone/index.ts';
import { epochOf } from '../../src/state/clock.ts';
import type { Table } from './select.ts';
import type { Files } from './state.ts';

export const T0 = epochOf({ year: 2026, month: 3, day: 1, hour: 8 }, 'UTC');
const world = await createWorld();

/**
 * A phone whose storage holds only these: a folder for each path that ends with `/`, and a file for each
 * other. Ids are `file-` and the path's last name without its end.
 */
export function phoneWith(paths: Record<string, Partial<FileEntry>>, more: Partial<Files> = {}): AnyPhone {
  const id = (path: string) =>
    `file-${path
      .replace(/\/$/, '')
      .split('/')
      .at(-1)!
      .replace(/\.\w+$/, '')
      .toLowerCase()
      .replaceAll(' ', '-')}`;
  const table: Table = {};
  for (const [path, entry] of Object.entries(paths)) {
    const clean = path.replace(/\/$/, '');
    const cut = clean.lastIndexOf('/');
    const folder = path.endsWith('/');
    table[id(path)] = {
      name: clean.slice(cut + 1),
      parent: cut < 0 ? null : id(clean.slice(0, cut)),
      kind: folder ? 'folder' : 'file',
      size: folder ? 0 : 1000,
      mime: folder ? '' : 'text/plain',
      at: T0,
      binned: null,
      ...entry,
    };
  }
  return dispatch(
    catalogue,
    produce(world, d => {
      d.device.storage.files = table;
      Object.assign(d.apps['files'] as Files, more);
    }),
    'system',
    'openApp',
    { app: 'files' },
  ).phone;
}
export const run = (phone: AnyPhone, name: string, args: object = {}, app = 'files'): AnyPhone =>
  dispatch(catalogue, phone, app, name, args).phone;
export const state = (phone: AnyPhone): Files => phone.apps['files'] as Files;
export const table = (phone: AnyPhone): Table => phone.device.storage.files;
export const at = (phone: AnyPhone, path: string) => fileAt(table(phone), path);
export const pathOf = (phone: AnyPhone, id: string) => fileOf(table(phone), id)?.path;
export const toast = (phone: AnyPhone) => phone.ui.toast?.text;
export const top = (phone: AnyPhone) => phone.ui.tasks.find(t => t.id === phone.ui.foreground)?.stack.at(-1);
/** Opens a screen of Files with what it is given. */
export const push = (phone: AnyPhone, pattern: string, params: object = {}, args?: object): AnyPhone =>
  run(phone, 'push', { app: 'files', pattern, params, ...(args ? { args } : {}) }, 'system');
