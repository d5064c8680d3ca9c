import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { fileAt, freeName, nameProblem } from '../../../src/sdk/core/storage.ts';
import { Nullable, StringEnum } from '../../../src/state/schema.ts';
import { sizeOf, formatOf, splitName } from '../formats.ts';
import { binnedOf, saysNothing, type Item } from '../select.ts';
import { CATEGORIES, type Recorder, type Recording } from '../state.ts';
import { action, found, notifyPlayer } from './shared.ts';

const { Object: Obj, String: Str, Array: Arr, Integer: Int, Boolean: Bool } = Type;
const Which = Obj({ files: Arr(Str(), { minItems: 1 }) });
/** Shortest piece that a recording can be cut to, ms. */
export const LEAST_PIECE = 500;
const MOST_NAME = 40;

const some = (n: number, one = 'Recording'): string => (n === 1 ? one : `${n} recordings`);

/** What is known of a recording, written down where it was not yet. */
function rowOf(state: Recorder, item: Item): Recording {
  return (state.recordings[item.id] ??= {
    ...item.row,
    markers: [...item.row.markers],
    transcript: [...item.row.transcript],
  });
}

/** Takes a row away that says nothing, so that what is taken back leaves nothing. */
function tidy(state: Recorder, ctx: Ctx, id: string): void {
  const row = state.recordings[id];
  const item = found(state, ctx, id);
  if (row && item && saysNothing(row, item.file)) delete state.recordings[id];
}

const items = (state: Recorder, ctx: Ctx, ids: readonly string[]): Item[] =>
  [...new Set(ids)].flatMap(id => found(state, ctx, id) ?? []);

/** The piece of what is known from one time to another, counted from its start. */
function piece(row: Recording, from: number, to: number, newId: () => string): Recording {
  return {
    ...row,
    offset: row.offset + from,
    markers: row.markers
      .filter(m => m.at >= from && m.at <= to)
      .map(m => ({ ...m, id: newId(), at: m.at - from })),
    transcript: row.transcript.filter(l => l.at >= from && l.at < to).map(l => ({ ...l, at: l.at - from })),
  };
}

export const organise = {
  rename: action(
    'Give a recording another name, its extension apart',
    Obj({ file: Str(), name: Str() }),
    (state, { file, name }, ctx) => {
      const item = found(state, ctx, file);
      if (!item) return;
      const wanted = `${name.trim()}${splitName(item.file.name)[1]}`;
      if (wanted === item.file.name) return;
      const problem =
        name.trim() === ''
          ? 'Enter a name'
          : nameProblem(ctx.device.storage.files, item.file.parent, wanted, file);
      if (problem) {
        ctx.toast(problem);
        return;
      }
      ctx.provider('files')!.rename(file, wanted);
      if (state.player?.file === file) notifyPlayer(state, ctx);
    },
  ),
  favourite: action(
    'Mark recordings as favourites, or take that away',
    Obj({ files: Arr(Str(), { minItems: 1 }), on: Bool() }),
    (state, { files, on }, ctx) => {
      for (const item of items(state, ctx, files)) ctx.provider('media')!.change(item.id, { favourite: on });
    },
  ),
  categorise: action(
    'Say what kind of recordings these are',
    Obj({ files: Arr(Str(), { minItems: 1 }), category: Nullable(StringEnum([...CATEGORIES])) }),
    (state, { files, category }, ctx) => {
      for (const item of items(state, ctx, files)) {
        rowOf(state, item).category = category;
        tidy(state, ctx, item.id);
      }
    },
  ),
  move: action(
    'Move recordings to another folder',
    Obj({ files: Arr(Str(), { minItems: 1 }), folder: Str({ minLength: 1 }) }),
    (state, { files, folder }, ctx) => {
      const store = ctx.device.storage.files;
      const there = fileAt(store, folder);
      const going = items(state, ctx, files).filter(i => i.file.parent !== there?.id);
      if (there?.kind !== 'folder' || going.length === 0) {
        ctx.toast(there?.kind === 'folder' ? 'Already there' : 'This folder is gone');
        return;
      }
      // Moved out of Recordings, they are still known.
      for (const item of going) rowOf(state, item);
      ctx.provider('files')!.move(
        going.map(i => i.id),
        there.id,
      );
      for (const item of going) tidy(state, ctx, item.id);
      ctx.toast(`${some(going.length)} moved to ${there.name}`);
    },
  ),
  makeFolder: action('Make a folder in Recordings', Obj({ name: Str() }), (_state, { name }, ctx) => {
    const store = ctx.device.storage.files;
    const problem = nameProblem(store, fileAt(store, 'Recordings')?.id ?? 'file-none', name.trim());
    if (problem) {
      ctx.toast(problem);
      return;
    }
    ctx.provider('files')!.makeFolder(`Recordings/${name.trim()}`);
  }),
  bin: action('Move recordings to the bin', Which, (state, { files }, ctx) => {
    const going = items(state, ctx, files);
    if (going.length === 0) return;
    ctx.provider('files')!.bin(going.map(i => i.id));
    if (state.player && going.some(i => i.id === state.player!.file)) {
      state.player = null;
      notifyPlayer(state, ctx);
    }
    state.undo = { at: ctx.now, files: going.map(i => i.id) };
  }),
  undoBin: action('Take back what was moved to the bin last', Obj({}), (state, _args, ctx) => {
    const { undo } = state;
    if (!undo) return;
    const back = undo.files.filter(id => ctx.device.storage.files[id]?.binned != null);
    state.undo = null;
    if (back.length > 0) ctx.provider('files')!.restore(back);
  }),
  restore: action('Take recordings out of the bin', Which, (state, { files }, ctx) => {
    const back = files.filter(id => ctx.device.storage.files[id]?.binned != null);
    if (back.length === 0) return;
    ctx.provider('files')!.restore(back);
    state.undo = null;
    ctx.toast(`${some(back.length)} restored`);
  }),
  remove: action('Delete recordings in the bin for good', Which, (state, { files }, ctx) => {
    const gone = files.filter(id => ctx.device.storage.files[id]?.binned != null);
    if (gone.length === 0) return;
    ctx.provider('files')!.remove(gone);
    for (const id of gone) delete state.recordings[id];
    state.undo = null;
    ctx.toast(`${some(gone.length)} deleted for good`);
  }),
  emptyBin: action('Delete every recording in the bin for good', Obj({}), (state, _args, ctx) => {
    const gone = binnedOf(ctx.device.storage.files, state.recordings).map(b => b.id);
    if (gone.length === 0) return;
    ctx.provider('files')!.remove(gone);
    for (const id of gone) delete state.recordings[id];
    state.undo = null;
  }),
  share: action('Share recordings', Which, (state, { files }, ctx) => {
    const chosen = items(state, ctx, files);
    if (chosen.length === 0) return;
    const mimes = new Set(chosen.map(i => i.file.mime));
    ctx.start({
      verb: 'SEND',
      mime: mimes.size === 1 ? chosen[0]!.file.mime : 'audio/*',
      title: chosen.length === 1 ? chosen[0]!.file.name : `${chosen.length} recordings`,
      media: chosen.map(i => i.id),
    });
  }),
  keepForCopies: action(
    'Files were copied: what is known of a recording is known of its copy',
    Obj({ copies: Arr(Obj({ file: Str(), copy: Str() })) }),
    (state, { copies }) => {
      for (const { file, copy } of copies) {
        const row = state.recordings[file];
        if (row)
          state.recordings[copy] = {
            ...row,
            markers: row.markers.map(m => ({ ...m })),
            transcript: row.transcript.map(l => ({ ...l })),
          };
      }
    },
  ),
  copyTranscript: action('Copy what is said in a recording', Obj({ file: Str() }), (state, { file }, ctx) => {
    const item = found(state, ctx, file);
    if (!item) return;
    if (item.row.transcript.length === 0) {
      ctx.toast('There is no speech in this recording');
      return;
    }
    ctx.copy(item.row.transcript.map(l => (l.speaker ? `${l.speaker}: ${l.text}` : l.text)).join('\n'));
    ctx.toast('Transcript copied');
  }),
  trim: action(
    'Keep a piece of a recording: in its place, or as a new one',
    Obj({ file: Str(), from: Int({ minimum: 0 }), to: Int({ minimum: 0 }), replace: Bool() }),
    (state, { file, from, to, replace }, ctx) => {
      const item = found(state, ctx, file);
      if (!item) return;
      const { autoName, media, mime, name, size, path } = item.file;
      const end = Math.min(to, media.duration);
      if (end - from < LEAST_PIECE) {
        ctx.toast('Keep half a second at least');
        return;
      }
      if (from === 0 && end === media.duration) {
        ctx.toast('Move a handle first');
        return;
      }
      const format = formatOf(mime);
      const bytes =
        format && state.recordings[file]
          ? sizeOf(format, item.row, end - from)
          : Math.round((size * (end - from)) / media.duration);
      const row = piece(item.row, from, end, () => ctx.id('marker'));
      if (replace) {
        ctx.provider('files')!.write(path, { mime, size: bytes, media: { ...media, duration: end - from } });
        state.recordings[file] = row;
        if (state.player?.file === file) {
          state.player = null;
          notifyPlayer(state, ctx);
        }
        ctx.toast('Recording trimmed');
      } else {
        const [base, ext] = splitName(name);
        const free = freeName(ctx.device.storage.files, item.file.parent, `${base} (trimmed)${ext}`);
        const id = ctx.provider('files')!.write(item.folder === '' ? free : `${item.folder}/${free}`, {
          mime,
          size: bytes,
          ...(autoName ? { autoName } : {}),
          media: { ...media, duration: end - from, favourite: false },
        });
        state.recordings[id] = row;
        ctx.toast(`Saved as ${splitName(free)[0]}`);
      }
      ctx.close(`/trim/${file}`);
    },
  ),
  mark: action(
    'Set a marker in a recording',
    Obj({ file: Str(), at: Int({ minimum: 0 }), name: Str() }),
    (state, { file, at, name }, ctx) => {
      const item = found(state, ctx, file);
      if (!item || at > item.file.media.duration) return;
      const row = rowOf(state, item);
      row.markers.push({
        id: ctx.id('marker'),
        at,
        name: name.trim().slice(0, MOST_NAME) || `Marker ${row.markers.length + 1}`,
      });
      row.markers.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
    },
  ),
  renameMarker: action(
    'Give a marker another name',
    Obj({ file: Str(), marker: Str(), name: Str() }),
    (state, { file, marker, name }) => {
      const row = state.recordings[file]?.markers.find(m => m.id === marker);
      if (row && name.trim() !== '') row.name = name.trim().slice(0, MOST_NAME);
    },
  ),
  removeMarker: action(
    'Take a marker away',
    Obj({ file: Str(), marker: Str() }),
    (state, { file, marker }, ctx) => {
      const row = state.recordings[file];
      if (row) row.markers = row.markers.filter(m => m.id !== marker);
      tidy(state, ctx, file);
    },
  ),
};
