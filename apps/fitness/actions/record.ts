import { degreesOf, districtAt, harrowBay as city, metresOf } from '../../../src/sdk/city/index.ts';
import { isOutdoor } from '../kinds.ts';
import { loopFrom } from '../live.ts';
import { usualName } from '../select.ts';
import { ActivityType } from '../state.ts';
import { distanceWords, timeWords } from '../units.ts';
import { action, Arr, Bool, checkGoals, Int, located, Obj, Opt, plain, Str, Union, Null } from './shared.ts';
import { BEGIN, drop, halt, liveNow, measured, move, run, tell, wait } from './recorder.ts';

const MOST_LAPS = 99;

export const recording = {
  chooseType: action(
    'Choose the type of the next recording',
    Obj({ type: ActivityType }),
    (state, { type }) => {
      state.type = type;
    },
  ),
  startRecording: action(
    'Start to record an activity, after the countdown where one is set',
    Obj({ type: Opt(ActivityType), result: Opt(Bool()) }),
    (state, { type: given, result }, ctx) => {
      if (state.recording) {
        ctx.open('/record');
        return;
      }
      const type = given ?? state.type;
      if (isOutdoor(type)) {
        if (result === undefined && !ctx.allowed('location')) {
          ctx.ask('location', { action: 'startRecording', args: { type } });
          return;
        }
        if (!located(ctx)) return;
      }
      const seed = Math.floor(ctx.random() * 2 ** 31);
      const from = metresOf(ctx.device.place);
      const line = loopFrom(from, type, seed);
      if (isOutdoor(type) && line === '') {
        ctx.toast('No street or path is near enough');
        return;
      }
      const startedAt = ctx.now + state.settings.countdown * 1000;
      state.type = type;
      state.recording = {
        type,
        phase: 'countdown',
        startedAt,
        since: null,
        before: 0,
        endedAt: null,
        autoPause: state.settings.autoPause && isOutdoor(type),
        seed,
        line,
        place: districtAt(city, from).name,
        laps: [],
        markers: [],
        photos: [],
      };
      if (state.settings.countdown === 0) {
        run(state, ctx);
        return;
      }
      ctx.schedule(startedAt, 'begin', {}, BEGIN);
      tell(state, ctx);
    },
  ),
  begin: action('The countdown is over: record', Obj({}), (state, _, ctx) => {
    if (state.recording?.phase !== 'countdown') return;
    ctx.cancel(BEGIN);
    state.recording.startedAt = ctx.now;
    run(state, ctx);
  }),
  tick: action('Follow the way with the phone’s place', Obj({}), (state, _, ctx) => {
    const r = state.recording;
    if (r?.phase !== 'running') return;
    if (isOutdoor(r.type) && !(ctx.allowed('location') && ctx.device.radios.location)) {
      halt(state, ctx, 'paused');
      ctx.notify({
        channel: 'recording',
        tag: 'lost',
        title: 'Recording paused',
        text: 'The location is off. Turn it on and resume.',
        route: '/record',
      });
      return;
    }
    move(state, ctx);
    wait(state, ctx);
    tell(state, ctx);
  }),
  pauseRecording: action('Pause the recording', Obj({}), (state, _, ctx) => {
    if (state.recording?.phase === 'running') halt(state, ctx, 'paused');
  }),
  resumeRecording: action('Go on after a pause, or after Finish', Obj({}), (state, _, ctx) => {
    const r = state.recording;
    if (!r || (r.phase !== 'paused' && r.phase !== 'finished')) return;
    if (isOutdoor(r.type) && !located(ctx)) return;
    ctx.dismiss('lost');
    run(state, ctx);
  }),
  lap: action('Take a lap', Obj({}), (state, _, ctx) => {
    const r = state.recording;
    if (r?.phase !== 'running') return;
    if (r.laps.length >= MOST_LAPS) {
      ctx.toast('No more laps fit');
      return;
    }
    const { time, metres } = liveNow(state, ctx.now);
    const done = r.laps.reduce((s, l) => ({ seconds: s.seconds + l.seconds, metres: s.metres + l.metres }), {
      seconds: 0,
      metres: 0,
    });
    const lap = { seconds: Math.round(time / 1000) - done.seconds, metres: metres - done.metres };
    if (lap.seconds <= 0) {
      ctx.toast('A lap lasts a second at least');
      return;
    }
    r.laps.push(lap);
    ctx.toast(
      `Lap ${r.laps.length}: ${timeWords(lap.seconds)}${lap.metres > 0 ? `, ${distanceWords(lap.metres, state.settings.units)}` : ''}`,
    );
  }),
  markPoint: action(
    'Mark where one is, with a note',
    Obj({ note: Str({ maxLength: 80 }) }),
    (state, { note }, ctx) => {
      const r = state.recording;
      if (!r || r.phase === 'countdown') return;
      const { point, metres } = liveNow(state, ctx.now);
      if (!point) {
        ctx.toast('Without a track there is nothing to mark');
        return;
      }
      r.markers.push({ metres, ...degreesOf(point), note: note.trim() || `Marker ${r.markers.length + 1}` });
      ctx.toast('Marker added');
    },
  ),
  pickRecordingPhotos: action('Choose photos for the recording', Obj({}), (state, _, ctx) => {
    if (state.recording)
      ctx.start({
        verb: 'PICK',
        mime: 'image/*',
        multiple: true,
        max: 9,
        result: { app: 'fitness', action: 'takeRecordingPhotos', args: {} },
      });
  }),
  takeRecordingPhotos: action(
    'Photos were chosen for the recording',
    Obj({ result: Union([Arr(Str()), Null()]) }),
    (state, { result }) => {
      if (state.recording && result)
        state.recording.photos = [...new Set([...state.recording.photos, ...result])].slice(0, 9);
    },
  ),
  finishRecording: action(
    'Finish the recording: what is left is to save or discard it',
    Obj({}),
    (state, _, ctx) => {
      const r = state.recording;
      if (!r || r.phase === 'finished') return;
      if (r.phase === 'countdown') {
        drop(state, ctx);
        return;
      }
      r.endedAt = ctx.now;
      halt(state, ctx, 'finished');
      ctx.dismiss('lost');
      ctx.open('/save');
    },
  ),
  discardRecording: action('Discard the recording', Obj({}), (state, _, ctx) => {
    if (!state.recording) return;
    drop(state, ctx);
    ctx.dismiss('lost');
    ctx.close('/save');
    ctx.toast('Recording discarded');
  }),
  saveRecording: action(
    'Save the finished recording as an activity',
    Obj({
      name: Str(),
      type: ActivityType,
      notes: Str({ maxLength: 1000 }),
      effort: Int({ minimum: 0, maximum: 10 }),
    }),
    (state, { name, type, notes, effort }, ctx) => {
      const r = state.recording;
      if (r?.phase !== 'finished') return;
      const id = ctx.id('activity');
      state.activities[id] = {
        ...measured(state, plain(r)),
        type,
        name: name.trim() || usualName(type, r.startedAt, ctx.zone),
        notes: notes.trim(),
        effort,
      };
      drop(state, ctx);
      ctx.close('/save');
      ctx.close('/record');
      ctx.open('/activity/:activity', { activity: id });
      ctx.toast('Activity saved');
      checkGoals(state, ctx);
    },
  ),
  moveClock: action(
    'The phone’s time was set: what lasts some time lasts as long',
    Obj({ by: Int() }),
    (state, { by }, ctx) => {
      const r = state.recording;
      if (r) {
        r.startedAt += by;
        if (r.since !== null) r.since += by;
        if (r.endedAt !== null) r.endedAt += by;
        if (r.phase === 'countdown') ctx.schedule(Math.max(ctx.now, r.startedAt), 'begin', {}, BEGIN);
        if (r.phase === 'running') wait(state, ctx);
        tell(state, ctx);
      }
      checkGoals(state, ctx);
    },
  ),
};
