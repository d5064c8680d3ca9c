import { degreesOf, harrowBay as city, metresOf, wayBetween } from '../../../src/sdk/city/index.ts';
import { StringEnum } from '../../../src/state/schema.ts';
import { gpxOf, metresBetween, trackFrom } from '../select.ts';
import { COLOURS, type Maps, type Track } from '../state.ts';
import { action, Arr, Bool, Degrees, Int, located, Null, Obj, Opt, Str, Union } from './common.ts';

/** How often a recorded track takes a point, ms. */
const SAMPLE_MS = 30_000;
const trackName = (state: Maps, name: string) =>
  Object.values(state.tracks).some(t => t.name.toLowerCase() === name.toLowerCase());

export const marking = {
  addMarker: action(
    'Set a marker',
    Obj({ name: Str(), address: Str(), ...Degrees, colour: Opt(StringEnum([...COLOURS])), note: Opt(Str()) }),
    (state, { name, address, latitude, longitude, colour, note }, ctx) => {
      const words = name.trim();
      if (words === '') {
        ctx.toast('Give the marker a name');
        return;
      }
      state.markers[ctx.id('marker')] = {
        name: words,
        address,
        latitude,
        longitude,
        colour: colour ?? 'red',
        note: (note ?? '').trim(),
        at: ctx.now,
      };
      ctx.toast('Marker added');
    },
  ),
  editMarker: action(
    'Change a marker’s name, note or colour',
    Obj({ marker: Str(), name: Opt(Str()), note: Opt(Str()), colour: Opt(StringEnum([...COLOURS])) }),
    (state, { marker: id, name, note, colour }, ctx) => {
      const marker = state.markers[id];
      if (!marker) return;
      if (name !== undefined && name.trim() === '') {
        ctx.toast('Give the marker a name');
        return;
      }
      if (name !== undefined) marker.name = name.trim();
      if (note !== undefined) marker.note = note.trim();
      if (colour !== undefined) marker.colour = colour;
    },
  ),
  deleteMarker: action('Delete a marker', Obj({ marker: Str() }), (state, { marker }, ctx) => {
    if (state.markers[marker]) {
      delete state.markers[marker];
      ctx.toast('Marker deleted');
    }
  }),

  addWaypoint: action(
    'Set the next waypoint of the track that is being drawn',
    Obj({ name: Str(), ...Degrees }),
    (state, { name, latitude, longitude }) => {
      state.draft.push({ name, latitude, longitude });
    },
  ),
  removeWaypoint: action(
    'Take a waypoint out of the track that is being drawn',
    Obj({ index: Int({ minimum: 0 }) }),
    (state, { index }) => {
      state.draft.splice(index, 1);
    },
  ),
  moveWaypoint: action(
    'Move a waypoint of the track that is being drawn',
    Obj({ index: Int({ minimum: 0 }), to: Int({ minimum: 0 }) }),
    (state, { index, to }) => {
      const [point] = state.draft.splice(index, 1);
      if (point) state.draft.splice(to, 0, point);
    },
  ),
  clearDraft: action('Begin the drawn track anew', Obj({}), state => {
    state.draft = [];
  }),
  saveTrack: action(
    'Save the drawn track under a name',
    Obj({ name: Str(), follow: Opt(Bool()) }),
    (state, { name, follow }, ctx) => {
      const words = name.trim();
      if (words === '') {
        ctx.toast('Give the track a name');
        return;
      }
      if (trackName(state, words)) {
        ctx.toast('There is a track with this name');
        return;
      }
      if (state.draft.length < 2) {
        ctx.toast('A track needs two waypoints at least');
        return;
      }
      const marks = state.draft.map(w => ({ name: w.name, latitude: w.latitude, longitude: w.longitude }));
      const line =
        follow === false
          ? marks.map(w => metresOf(w))
          : marks.slice(1).flatMap((w, i) => {
              const [a, b] = [metresOf(marks[i]!), metresOf(w)];
              const way = wayBetween(city, a, b, 'walk');
              return way ? [a, ...way.points, b] : [a, b];
            });
      const points = line.map(p => ({ ...degreesOf(p), at: null }));
      const id = ctx.id('track');
      state.tracks[id] = {
        name: words,
        kind: 'drawn',
        waypoints: marks,
        points,
        metres: Math.round(metresBetween(points)),
        at: ctx.now,
        seconds: 0,
      };
      state.draft = [];
      ctx.toast('Track saved');
      ctx.back();
    },
  ),
  startRecording: action(
    'Begin to record a track',
    Obj({ result: Opt(Bool()) }),
    (state, { result }, ctx) => {
      if (state.recording) return;
      if (result === undefined && !ctx.allowed('location')) {
        ctx.ask('location', { action: 'startRecording', args: {} });
        return;
      }
      if (!located(ctx)) return;
      const { latitude, longitude } = ctx.device.place;
      state.recording = { startedAt: ctx.now, points: [{ latitude, longitude, at: ctx.now }] };
      ctx.schedule(ctx.now + SAMPLE_MS, 'sample', {}, 'sample');
      ctx.notify({
        channel: 'recording',
        tag: 'recording',
        title: 'Recording a track',
        text: 'Tap to see it',
        ongoing: true,
        silent: true,
        route: '/tracks',
        counts: { at: ctx.now, down: false },
      });
    },
  ),
  sample: action('Take the next point of the recorded track', Obj({}), (state, _, ctx) => {
    if (!state.recording) return;
    const { latitude, longitude } = ctx.device.place;
    const last = state.recording.points.at(-1)!;
    if (
      ctx.allowed('location') &&
      ctx.device.radios.location &&
      metresBetween([last, { latitude, longitude }]) > 4
    )
      state.recording.points.push({ latitude, longitude, at: ctx.now });
    ctx.schedule(ctx.now + SAMPLE_MS, 'sample', {}, 'sample');
  }),
  stopRecording: action(
    'End the recorded track: save it under a name, or drop it',
    Obj({ name: Opt(Str()) }),
    (state, { name }, ctx) => {
      if (!state.recording) return;
      if (name !== undefined) {
        const words = name.trim();
        if (words === '') {
          ctx.toast('Give the track a name');
          return;
        }
        if (trackName(state, words)) {
          ctx.toast('There is a track with this name');
          return;
        }
        const { startedAt } = state.recording;
        const points = state.recording.points.map(p => ({
          latitude: p.latitude,
          longitude: p.longitude,
          at: p.at,
        }));
        state.tracks[ctx.id('track')] = {
          name: words,
          kind: 'recorded',
          waypoints: [],
          points,
          metres: Math.round(metresBetween(points)),
          at: startedAt,
          seconds: Math.round((ctx.now - startedAt) / 1000),
        };
        ctx.toast('Track saved');
      }
      state.recording = null;
      ctx.cancel('sample');
      ctx.dismiss('recording');
    },
  ),
  renameTrack: action(
    'Rename a track',
    Obj({ track: Str(), name: Str() }),
    (state, { track: id, name }, ctx) => {
      const words = name.trim();
      const track = state.tracks[id];
      if (!track || words === '' || words === track.name) return;
      if (trackName(state, words)) {
        ctx.toast('There is a track with this name');
        return;
      }
      track.name = words;
    },
  ),
  deleteTrack: action('Delete a track', Obj({ track: Str() }), (state, { track }, ctx) => {
    if (state.tracks[track]) {
      delete state.tracks[track];
      ctx.toast('Track deleted');
    }
  }),
  pickTrack: action('Choose a GPX file of the phone’s storage', Obj({}), (_, __, ctx) => {
    ctx.start({
      verb: 'PICK',
      mime: 'application/gpx+xml',
      result: { app: 'maps', action: 'openTrackFile', args: {} },
    });
  }),
  openTrackFile: action(
    'Show what a chosen GPX file holds',
    Obj({ result: Union([Arr(Str()), Null()]) }),
    (_, { result }, ctx) => {
      if (result?.[0]) ctx.open('/import/:file', { file: result[0] });
    },
  ),
  importTrack: action(
    'Take a GPX file of the phone’s storage in as a track',
    Obj({ file: Str() }),
    (state, { file: id }, ctx) => {
      const file = ctx.provider('files')?.get(id);
      if (!file) {
        ctx.toast('This file is gone');
        return;
      }
      const track = file.text === undefined ? null : trackFrom(file.text, file.name, file.at);
      if (!track) {
        ctx.toast('This file has no track');
        return;
      }
      const same = (t: Track) =>
        t.at === track.at && t.metres === track.metres && t.points.length === track.points.length;
      if (Object.values(state.tracks).some(t => t.kind === 'imported' && same(t))) {
        ctx.toast('This track is there already');
        return;
      }
      let name = track.name;
      for (let n = 2; trackName(state, name); n++) name = `${track.name} ${n}`;
      const made = ctx.id('track');
      state.tracks[made] = { ...track, name };
      ctx.back();
      ctx.open('/track/:track', { track: made });
      ctx.toast('Track imported');
    },
  ),
  exportTrack: action(
    'Write a track as a GPX file into the phone’s storage',
    Obj({ track: Str() }),
    (state, { track: id }, ctx) => {
      const track = state.tracks[id];
      const files = ctx.provider('files');
      if (!track) return;
      if (!files) {
        ctx.toast('Files are not available');
        return;
      }
      const name = `${track.name.replace(/[/\\:*?"<>|]/g, '-')}.gpx`;
      files.writeText(`Documents/Tracks/${name}`, gpxOf(track), 'application/gpx+xml');
      ctx.toast(`Saved ${name} in Documents/Tracks`);
    },
  ),
};
