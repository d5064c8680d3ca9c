import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { fileAt, freeName, nameProblem } from '../../../src/sdk/core/storage.ts';
import { StringEnum } from '../../../src/state/schema.ts';
import { FORMAT, qualityOf, sizeOf } from '../formats.ts';
import { defaultName, recordedOf } from '../select.ts';
import { FORMATS, type Format, type Recorder } from '../state.ts';
import { action, holdSession, settlePlayer, notifyPlayer, notifySession } from './shared.ts';

const { Object: Obj, String: Str, Boolean: Bool, Optional: Opt } = Type;
const MOST_MARKER_NAME = 40;
const refused = (ctx: Ctx) => ctx.toast('Allow the microphone for Recorder in Settings to record');

/** Whether a call has the microphone. */
const inCall = (ctx: Ctx): boolean => {
  if (ctx.os.audio !== 'phone') return false;
  ctx.toast('You can’t record during a call');
  return true;
};

/** Ends the recording under way: nothing of it is left here. */
function end(state: Recorder, ctx: Ctx): void {
  holdSession(state, ctx);
  state.session = null;
  notifySession(state, ctx);
  if (state.player?.since == null) ctx.audio(false);
}

/** Writes what was recorded to a file of this name, without extension, and gives its id. */
function write(
  state: Recorder,
  ctx: Ctx,
  { name, isGiven, format, folder }: { name: string; isGiven: boolean; format: Format; folder: string },
): string {
  const session = state.session!;
  const duration = recordedOf(session, ctx.now);
  const quality = qualityOf(format, state.settings);
  const id = ctx.provider('media')!.add({
    folder,
    name: `${name}.${format}`,
    // A number that comes next is no matter of the clock.
    autoName: !isGiven && state.settings.pattern !== 'number',
    mime: FORMAT[format].mime,
    size: sizeOf(format, state.settings, duration),
    media: {
      kind: 'audio',
      picture: null,
      duration,
      takenAt: session.startedAt,
      place: session.place,
      description: 'A recording',
    },
  });
  state.recordings[id] = {
    seed: session.seed,
    offset: 0,
    category: null,
    ...quality,
    markers: session.markers.map(m => ({ ...m })),
    transcript: [],
  };
  return id;
}

export const recording = {
  record: action(
    'Begin to record, once the microphone may be used',
    Obj({ capture: Opt(Bool()) }),
    (state, { capture = false }, ctx) => {
      if (state.session) {
        if (!capture) ctx.open('/record');
        return;
      }
      if (inCall(ctx)) return;
      ctx.ask('microphone', { action: 'begin', args: { capture } });
    },
  ),
  begin: action(
    'Begin to record where the microphone was allowed',
    Obj({ capture: Bool(), result: Bool() }),
    (state, { capture, result }, ctx) => {
      if (!result) {
        refused(ctx);
        return;
      }
      if (state.session) return;
      if (state.player) {
        settlePlayer(state, ctx);
        state.player.since = null;
        notifyPlayer(state, ctx);
      }
      const { keepPlace } = state.settings;
      // An even seed that is odd when halved: a room in which nobody speaks.
      const seed = Math.floor(ctx.random() * 2 ** 28) * 4 + 2;
      state.session = {
        seed,
        startedAt: ctx.now,
        recorded: 0,
        since: ctx.now,
        stopped: false,
        place:
          keepPlace && ctx.allowed('location') && ctx.device.radios.location ? ctx.device.place.name : '',
        markers: [],
        capture,
      };
      ctx.audio(true);
      notifySession(state, ctx);
      if (!capture) ctx.open('/record');
    },
  ),
  pauseRecording: action('Pause the recording', Obj({}), (state, _args, ctx) => {
    if (state.session?.since == null) return;
    holdSession(state, ctx);
    ctx.audio(false);
    notifySession(state, ctx);
  }),
  resumeRecording: action('Go on recording after a pause, or after Stop', Obj({}), (state, _args, ctx) => {
    if (!state.session || state.session.since !== null || inCall(ctx)) return;
    ctx.ask('microphone', { action: 'resumeAllowed', args: {} });
  }),
  resumeAllowed: action(
    'Go on recording where the microphone was allowed',
    Obj({ result: Bool() }),
    (state, { result }, ctx) => {
      const { session } = state;
      if (!result) {
        refused(ctx);
        return;
      }
      if (!session || session.since !== null) return;
      if (state.player?.since != null) {
        settlePlayer(state, ctx);
        state.player.since = null;
        notifyPlayer(state, ctx);
      }
      session.stopped = false;
      session.since = ctx.now;
      ctx.audio(true);
      notifySession(state, ctx);
    },
  ),
  markNow: action(
    'Set a marker in the recording under way',
    Obj({ name: Opt(Str()) }),
    (state, { name = '' }, ctx) => {
      const { session } = state;
      if (!session || session.stopped) return;
      const at = recordedOf(session, ctx.now);
      session.markers.push({
        id: ctx.id('marker'),
        at,
        name: name.trim().slice(0, MOST_MARKER_NAME) || `Marker ${session.markers.length + 1}`,
      });
    },
  ),
  stop: action('Stop recording, and ask how to save it', Obj({}), (state, _args, ctx) => {
    if (!state.session || state.session.stopped) return;
    holdSession(state, ctx);
    state.session.stopped = true;
    ctx.audio(false);
    notifySession(state, ctx);
  }),
  reopen: action('Go back from saving to the paused recording', Obj({}), (state, _args, ctx) => {
    if (!state.session?.stopped) return;
    state.session.stopped = false;
    notifySession(state, ctx);
  }),
  save: action(
    'Save what was recorded',
    Obj({ name: Str(), format: StringEnum([...FORMATS]), folder: Str({ minLength: 1 }) }),
    (state, { name, format, folder }, ctx) => {
      const { session } = state;
      if (!session) return;
      holdSession(state, ctx);
      const { files } = ctx.device.storage;
      const at = fileAt(files, folder);
      const problem =
        at?.kind === 'file'
          ? 'Choose another folder'
          : (nameProblem(files, at ? at.id : 'file-none', `${name.trim()}.${format}`) ??
            (name.trim() === '' ? 'Enter a name' : undefined));
      if (problem) {
        ctx.toast(problem);
        notifySession(state, ctx);
        return;
      }
      const id = write(state, ctx, {
        name: name.trim(),
        isGiven: name.trim() !== defaultName(state, files, ctx.zone),
        format,
        folder,
      });
      const { capture } = session;
      end(state, ctx);
      ctx.toast(`Saved to ${folder}`);
      if (capture && ctx.showing('/capture')) ctx.finish([id]);
      else ctx.close('/record');
    },
  ),
  saveNow: action('Stop, and save under the name that comes next', Obj({}), (state, _args, ctx) => {
    const { session } = state;
    if (!session) return;
    holdSession(state, ctx);
    const { format, folder } = state.settings;
    const { files } = ctx.device.storage;
    const name = freeName(
      files,
      fileAt(files, folder)?.id ?? 'file-none',
      `${defaultName(state, files, ctx.zone)}.${format}`,
    ).slice(0, -format.length - 1);
    const id = write(state, ctx, { name, isGiven: false, format, folder });
    const { capture } = session;
    end(state, ctx);
    ctx.toast(`Saved as ${name}`);
    if (capture && ctx.showing('/capture')) ctx.finish([id]);
    else ctx.close('/record');
  }),
  discard: action('Throw the recording under way away', Obj({}), (state, _args, ctx) => {
    if (!state.session) return;
    const { capture } = state.session;
    end(state, ctx);
    if (capture && ctx.showing('/capture')) ctx.finish(null);
    else ctx.close('/record');
    ctx.toast('Recording discarded');
  }),
  interrupted: action(
    'Another app plays or records, or a call comes: pause',
    Obj({}),
    (state, _args, ctx) => {
      if (state.session?.since != null) {
        holdSession(state, ctx);
        notifySession(state, ctx);
      }
      if (state.player?.since != null) {
        settlePlayer(state, ctx);
        state.player.since = null;
        notifyPlayer(state, ctx);
      }
    },
  ),
};
