import { StringEnum } from '../../src/state/schema.ts';
import { orderedRows } from '../../src/state/order.ts';
import { action, copy, Int, Null, Obj, Opt, Bool, Spot, Str, Union } from './actions/common.ts';
import { marking } from './actions/marks.ts';
import { routing } from './actions/routes.ts';
import { saving } from './actions/saved.ts';
import { keepTimeline, remembering } from './actions/timeline.ts';
import { REGIONS } from './select.ts';
import { Mode } from './state.ts';

/** Bytes a second that an area comes at. */
const RATE = 2_400_000;

export const actions = {
  ...saving,
  ...marking,
  ...routing,
  ...remembering,
  review: action(
    'Write or change one’s review of a place',
    Obj({ place: Str(), stars: Int({ minimum: 0, maximum: 5 }), text: Str({ maxLength: 1000 }) }),
    (state, { place, stars, text }, ctx) => {
      if (!state.places[place]) return;
      if (!ctx.online()) {
        ctx.toast('Connect to a network to post a review');
        return;
      }
      if (stars === 0) {
        ctx.toast('Tap the stars first');
        return;
      }
      const mine = orderedRows(state.reviews).find(r => r.mine && r.place === place);
      const said = { stars, text: text.trim(), at: ctx.now };
      if (mine?.stars !== said.stars || mine.text !== said.text) {
        ctx.effect('review', [place], { on: state.places[place].name, stars, text: said.text });
        if (mine) Object.assign(mine, said);
        else
          state.reviews[ctx.id('review')] = {
            place,
            author: 'Robin Calloway',
            portrait: null,
            mine: true,
            ...said,
          };
      }
      ctx.toast('Thank you for your review');
      ctx.back();
    },
  ),
  deleteReview: action('Delete one’s own review', Obj({ review: Str() }), (state, { review }, ctx) => {
    const mine = state.reviews[review];
    if (!mine?.mine) return;
    if (!ctx.online()) {
      ctx.toast('Connect to a network to delete your review');
      return;
    }
    ctx.effect('recall', [mine.place], { text: mine.text });
    delete state.reviews[review];
    ctx.toast('Review deleted');
  }),
  share: action('Share a place as text', Obj({ spot: Spot }), (_, { spot }, ctx) => {
    ctx.start({
      verb: 'SEND',
      mime: 'text/plain',
      title: spot.name,
      text: `${spot.name}\n${spot.address}\ngeo:${spot.latitude},${spot.longitude}`,
    });
  }),
  call: action('Dial the number of a place', Obj({ place: Str() }), (state, { place }, ctx) => {
    const number = state.places[place]?.phone;
    if (number) ctx.start({ verb: 'DIAL', uri: `tel:${number}` });
    else ctx.toast('No number is known');
  }),
  downloadArea: action('Keep an area on the phone', Obj({ region: Str() }), (state, { region: id }, ctx) => {
    const region = REGIONS.find(r => r.id === id);
    if (!region || Object.values(state.areas).some(a => a.region === id)) return;
    if (!ctx.online()) {
      ctx.toast('Connect to a network to download');
      return;
    }
    const area = ctx.id('area');
    state.areas[area] = { name: region.name, region: id, bytes: region.bytes, readyAt: null };
    ctx.schedule(
      ctx.now + Math.round((region.bytes / RATE) * 1000),
      'areaReady',
      { area },
      `download-${area}`,
    );
  }),
  areaReady: action('An area has come', Obj({ area: Str() }), (state, { area: id }, ctx) => {
    const area = state.areas[id];
    if (!area || area.readyAt !== null) return;
    if (!ctx.online()) {
      ctx.schedule(ctx.now + 30_000, 'areaReady', { area: id }, `download-${id}`);
      return;
    }
    area.readyAt = ctx.now;
    ctx.transferred(area.bytes);
    ctx.notify({
      channel: 'downloads',
      tag: `download-${id}`,
      title: `${area.name} downloaded`,
      text: 'Ready to use without a network',
      route: '/offline',
    });
  }),
  renameArea: action('Rename an offline area', Obj({ area: Str(), name: Str() }), (state, { area, name }) => {
    if (state.areas[area] && name.trim() !== '') state.areas[area].name = name.trim();
  }),
  deleteArea: action('Delete an offline area', Obj({ area: Str() }), (state, { area }, ctx) => {
    if (!state.areas[area]) return;
    delete state.areas[area];
    ctx.cancel(`download-${area}`);
    ctx.toast('Offline area deleted');
  }),
  setSettings: action(
    'Change settings',
    Obj({
      units: Opt(StringEnum(['kilometres', 'miles'])),
      mode: Opt(Mode),
      theme: Opt(StringEnum(['phone', 'light', 'dark'])),
      timeline: Opt(Bool()),
      avoidFerries: Opt(Bool()),
      avoidSteps: Opt(Bool()),
    }),
    (state, settings, ctx) => {
      const was = state.settings.timeline;
      Object.assign(state.settings, settings);
      if (state.settings.timeline !== was) keepTimeline(state, ctx, !was);
    },
  ),
  setHome: action(
    'Set the address of home or work, or none',
    Obj({ which: StringEnum(['home', 'work']), spot: Union([Spot, Null()]) }),
    (state, { which, spot }) => {
      state.settings[which] = spot && copy(spot);
    },
  ),
};
