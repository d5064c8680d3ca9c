import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { StringEnum } from '../../../src/state/schema.ts';
import { pictureOf } from '../select.ts';
import type { Gallery } from '../state.ts';
import { pausePlayer } from './player.ts';
import { action, Picked, pickedOf } from './shared.ts';

const { Object: Obj, Integer: Int, Boolean: Bool, Optional: Opt, String: Str } = Type;
const TIMER = 'gallery-slideshow';
const PATH = '/slideshow';

function wait(state: Gallery, ctx: Ctx): void {
  if (state.running?.playing) ctx.schedule(ctx.now + state.slideshow.seconds * 1_000, 'nextSlide', {}, TIMER);
  else ctx.cancel(TIMER);
}

/** Drops what is no longer there, as after a picture was deleted elsewhere. False where nothing is left. */
function tidy(state: Gallery, ctx: Ctx): boolean {
  const { running } = state;
  if (!running) return false;
  const kept = running.files.filter(id => pictureOf(ctx.device.storage.files, id));
  if (kept.length < running.files.length)
    Object.assign(running, { files: kept, at: Math.min(running.at, Math.max(0, kept.length - 1)) });
  return kept.length > 0;
}

export const slideshowActions = {
  startSlideshow: action(
    'Show pictures one after another, from one of them on; videos are left out',
    Obj({ ...Picked, from: Opt(Str()) }),
    (state, { files, from }, ctx) => {
      const list = pickedOf(ctx, files).filter(f => f.media.kind !== 'video');
      if (list.length === 0) {
        ctx.toast('There are no photos to show');
        return;
      }
      const { order } = state.slideshow;
      if (order === 'oldest')
        list.sort((a, b) => a.media.takenAt - b.media.takenAt || (a.id < b.id ? -1 : 1));
      if (order === 'shuffled')
        for (let i = list.length - 1; i > 0; i--) {
          const j = Math.floor(ctx.random() * (i + 1));
          [list[i], list[j]] = [list[j]!, list[i]!];
        }
      pausePlayer(state, ctx);
      state.running = {
        files: list.map(f => f.id),
        at: Math.max(
          0,
          list.findIndex(f => f.id === from),
        ),
        playing: true,
      };
      ctx.open(PATH);
      wait(state, ctx);
    },
  ),
  nextSlide: action(
    'Go on to the next picture of the slideshow when its time has come',
    Obj({}),
    (state, _, ctx) => {
      const { running } = state;
      if (!running || !tidy(state, ctx)) {
        state.running = null;
        return;
      }
      if (!running.playing) return;
      if (!ctx.showing(PATH)) {
        running.playing = false;
        return;
      }
      if (running.at + 1 < running.files.length) running.at += 1;
      else if (state.slideshow.repeat) running.at = 0;
      else {
        running.playing = false;
        return;
      }
      wait(state, ctx);
    },
  ),
  stepSlide: action(
    'Go to another picture of the slideshow',
    Obj({ by: Int({ minimum: -1, maximum: 1 }) }),
    (state, { by }, ctx) => {
      const { running } = state;
      if (!running || !tidy(state, ctx)) return;
      const count = running.files.length;
      const to = running.at + by;
      running.at = state.slideshow.repeat ? (to + count) % count : Math.max(0, Math.min(count - 1, to));
      wait(state, ctx);
    },
  ),
  playSlides: action('Let the slideshow go on or stand still', Obj({ on: Bool() }), (state, { on }, ctx) => {
    const { running } = state;
    if (!running) return;
    running.playing = on;
    if (on && !state.slideshow.repeat && running.at === running.files.length - 1) running.at = 0;
    wait(state, ctx);
  }),
  setSlideshow: action(
    'Change how slideshows run',
    Obj({
      seconds: Opt(Int({ minimum: 2, maximum: 60 })),
      order: Opt(StringEnum(['shown', 'oldest', 'shuffled'])),
      repeat: Opt(Bool()),
    }),
    (state, change, ctx) => {
      Object.assign(state.slideshow, change);
      wait(state, ctx);
    },
  ),
};

/** Leaving the slideshow ends it. */
export function endSlideshow(state: Gallery, ctx: Ctx): void {
  state.running = null;
  ctx.cancel(TIMER);
}
