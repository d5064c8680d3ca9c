// Over 300 lines: the table of all actions on activities.
import { partsAt, epochOf } from '../../../src/state/clock.ts';
import { hasDistance } from '../kinds.ts';
import { gpxOf, parseGpx, shareText, usualName } from '../select.ts';
import { ActivityType } from '../state.ts';
import { times } from '../units.ts';
import { action, Arr, checkGoals, Int, Null, Obj, Opt, plain, Str, removeWithUndo, Union } from './shared.ts';
import { merged } from './merge.ts';

const Words = {
  name: Opt(Str({ maxLength: 80 })),
  type: Opt(ActivityType),
  notes: Opt(Str({ maxLength: 1000 })),
  effort: Opt(Int({ minimum: 0, maximum: 10 })),
};
const Amounts = {
  seconds: Opt(Int({ minimum: 0, maximum: 360_000 })),
  metres: Opt(Int({ minimum: 0, maximum: 2_000_000 })),
};

/** Even splits for what was entered by hand. */
export const evenSplits = (metres: number, seconds: number): number[] =>
  metres <= 0
    ? []
    : Array.from(
        { length: Math.ceil(metres / 1000) },
        (_, i) =>
          Math.round((seconds * Math.min(metres, (i + 1) * 1000)) / metres) -
          Math.round((seconds * i * 1000) / metres),
      );

/** A name for a file that storage takes. */
export const fileName = (name: string): string =>
  `${
    name
      .replace(/[/\\:*?"<>|\u0000-\u001f]/g, '-')
      .trim()
      .slice(0, 60) || 'Activity'
  }.gpx`;

export const activities = {
  addActivity: action(
    'Enter an activity by hand',
    Obj({
      name: Str({ maxLength: 80 }),
      type: ActivityType,
      startedAt: Int(),
      seconds: Int({ minimum: 0, maximum: 360_000 }),
      metres: Int({ minimum: 0, maximum: 2_000_000 }),
      notes: Opt(Str({ maxLength: 1000 })),
      effort: Opt(Int({ minimum: 0, maximum: 10 })),
    }),
    (state, { name, type, startedAt, seconds, metres: given, notes, effort }, ctx) => {
      if (seconds === 0) {
        ctx.toast('Enter how long it took');
        return;
      }
      if (startedAt > ctx.now) {
        ctx.toast('It can’t begin in the future');
        return;
      }
      const metres = hasDistance(type) ? given : 0;
      const id = ctx.id('activity');
      state.activities[id] = {
        name: name.trim() || usualName(type, startedAt, ctx.zone),
        type,
        startedAt,
        seconds,
        elapsed: seconds,
        metres,
        climb: 0,
        heart: null,
        maxHeart: null,
        effort: effort ?? 0,
        notes: (notes ?? '').trim(),
        place: '',
        track: '',
        splits: evenSplits(metres, seconds),
        laps: [],
        markers: [],
        photos: [],
        source: 'manual',
        seed: 0,
      };
      state.draft = null;
      ctx.back();
      ctx.toast('Activity added');
      checkGoals(state, ctx);
    },
  ),
  editActivity: action(
    'Change an activity; how long, how far and when only where it was entered by hand',
    Obj({ activity: Str(), ...Words, ...Amounts, startedAt: Opt(Int()) }),
    (state, { activity: id, name, type, notes, effort, seconds, metres, startedAt }, ctx) => {
      const a = state.activities[id];
      if (!a) return;
      if (name !== undefined && name.trim() === '') {
        ctx.toast('Give the activity a name');
        return;
      }
      if (a.source === 'manual' && seconds === 0) {
        ctx.toast('Enter how long it took');
        return;
      }
      if (a.source === 'manual' && startedAt !== undefined && startedAt > ctx.now) {
        ctx.toast('It can’t begin in the future');
        return;
      }
      if (name !== undefined) a.name = name.trim();
      if (type !== undefined) a.type = type;
      if (notes !== undefined) a.notes = notes.trim();
      if (effort !== undefined) a.effort = effort;
      if (a.source === 'manual') {
        const was = { seconds: a.seconds, metres: a.metres };
        if (startedAt !== undefined) a.startedAt = startedAt;
        if (seconds !== undefined && seconds !== was.seconds) {
          a.seconds = seconds;
          a.elapsed = seconds;
        }
        if (metres !== undefined) a.metres = metres;
        if (!hasDistance(a.type)) a.metres = 0;
        if (a.seconds !== was.seconds || a.metres !== was.metres) a.splits = evenSplits(a.metres, a.seconds);
      }
      state.draft = null;
      checkGoals(state, ctx);
    },
  ),
  pickStart: action(
    'Choose the date or the time at which an activity of a form began',
    Obj({
      key: Str(),
      part: Union([Str({ pattern: '^date$' }), Str({ pattern: '^time$' })]),
      value: Int(),
      result: Union([Int(), Null()]),
    }),
    (state, { key, part, value, result }, ctx) => {
      if (result === null) return;
      const was = partsAt(state.draft?.key === key ? state.draft.startedAt : value, ctx.zone);
      const startedAt =
        part === 'date'
          ? epochOf({ ...partsAt(result, ctx.zone), hour: was.hour, minute: was.minute, second: 0 }, ctx.zone)
          : epochOf({ ...was, hour: Math.floor(result / 60), minute: result % 60, second: 0 }, ctx.zone);
      state.draft = { key, startedAt };
    },
  ),
  deleteActivities: action(
    'Delete activities; it can be undone for a while',
    Obj({ activities: Arr(Str()) }),
    (state, { activities: ids }, ctx) => {
      const known = [...new Set(ids)].filter(id => state.activities[id]);
      if (known.length === 0) return;
      removeWithUndo(
        state,
        known,
        known.length === 1 ? 'Activity deleted' : `${times(known.length, 'activity', 'activities')} deleted`,
        ctx.now,
      );
      for (const id of known) ctx.close(`/activity/${id}`);
    },
  ),
  mergeActivities: action(
    'Make one activity of several of a type',
    Obj({ activities: Arr(Str()) }),
    (state, { activities: ids }, ctx) => {
      const rows = [...new Set(ids)]
        .filter(id => state.activities[id])
        .map(id => ({ ...plain(state.activities[id]!), id }))
        .sort((a, b) => a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1));
      if (rows.length < 2) {
        ctx.toast('Select two activities or more');
        return;
      }
      if (rows.some(r => r.type !== rows[0]!.type)) {
        ctx.toast('Only activities of one type can be merged');
        return;
      }
      const id = ctx.id('activity');
      const whole = merged(rows.map(({ id: _, ...a }) => a));
      removeWithUndo(
        state,
        rows.map(r => r.id),
        `${times(rows.length, 'activity', 'activities')} merged`,
        ctx.now,
        [id],
      );
      state.activities[id] = whole;
    },
  ),
  undo: action('Take back what was deleted or merged', Obj({}), (state, _, ctx) => {
    if (!state.undo) return;
    for (const id of state.undo.made) delete state.activities[id];
    Object.assign(state.activities, plain(state.undo.gone));
    state.undo = null;
    checkGoals(state, ctx);
  }),
  exportGpx: action(
    'Write an activity as a GPX file into the phone’s storage',
    Obj({ activity: Str(), folder: Opt(Str()) }),
    (state, { activity: id, folder = 'Documents/Tracks' }, ctx) => {
      const a = state.activities[id];
      const files = ctx.provider('files');
      if (!a) return;
      if (a.track === '') {
        ctx.toast('This activity has no track');
        return;
      }
      if (!files) {
        ctx.toast('Files are not available');
        return;
      }
      const name = fileName(a.name);
      files.writeText(`${folder}/${name}`, gpxOf(plain(a)), 'application/gpx+xml');
      ctx.toast(`Saved ${name} in ${folder}`);
    },
  ),
  importGpx: action(
    'Take a GPX file of the phone’s storage in as an activity',
    Obj({ file: Str() }),
    (state, { file: id }, ctx) => {
      const file = ctx.provider('files')?.get(id);
      const parsed = file?.text === undefined ? null : parseGpx(file.text);
      if (!file) {
        ctx.toast('This file is gone');
        return;
      }
      if (!parsed) {
        ctx.toast('This file has no track');
        return;
      }
      const startedAt = parsed.startedAt ?? file.at;
      if (
        Object.values(state.activities).some(
          a => a.startedAt === startedAt && a.type === parsed.type && a.metres === parsed.metres,
        )
      ) {
        ctx.toast('This activity is there already');
        return;
      }
      const made = ctx.id('activity');
      state.activities[made] = {
        ...parsed,
        startedAt,
        elapsed: parsed.seconds,
        climb: 0,
        heart: null,
        maxHeart: null,
        effort: 0,
        laps: [],
        photos: [],
        source: 'imported',
        seed: 0,
      };
      ctx.back();
      ctx.open('/activity/:activity', { activity: made });
      ctx.toast('Activity imported');
      checkGoals(state, ctx);
    },
  ),
  shareActivity: action('Share an activity as text', Obj({ activity: Str() }), (state, { activity }, ctx) => {
    const a = state.activities[activity];
    if (a)
      ctx.start({
        verb: 'SEND',
        mime: 'text/plain',
        title: a.name,
        text: shareText(plain(a), plain(state.weights), state.settings.units, ctx.now, ctx.zone),
      });
  }),
  pickPhotos: action(
    'Choose photos for an activity',
    Obj({ activity: Str() }),
    (state, { activity }, ctx) => {
      if (state.activities[activity])
        ctx.start({
          verb: 'PICK',
          mime: 'image/*',
          multiple: true,
          max: 9,
          result: { app: 'fitness', action: 'addPhotos', args: { activity } },
        });
    },
  ),
  addPhotos: action(
    'Add photos to an activity',
    Obj({ activity: Str(), result: Union([Arr(Str()), Null()]) }),
    (state, { activity, result }) => {
      const a = state.activities[activity];
      if (a && result) a.photos = [...new Set([...a.photos, ...result])].slice(0, 9);
    },
  ),
  removePhoto: action(
    'Take a photo off an activity',
    Obj({ activity: Str(), photo: Str() }),
    (state, { activity, photo }) => {
      const a = state.activities[activity];
      if (a) a.photos = a.photos.filter(p => p !== photo);
    },
  ),
  rememberSearch: action('Keep a search among the recent ones', Obj({ query: Str() }), (state, { query }) => {
    const words = query.trim();
    if (words !== '')
      state.searches = [words, ...state.searches.filter(s => s.toLowerCase() !== words.toLowerCase())].slice(
        0,
        6,
      );
  }),
};
