import { Type } from 'typebox';
import { MOST_ZOOM, WIDEST } from '../scene.ts';
import { ZOOMS } from '../select.ts';
import { Facing, Mode, Settings, type Camera } from '../state.ts';
import { action, wanted } from './shared.ts';
import { cancelCountdown, shutterActions } from './shutter.ts';

/** As the phone came. */
export const DEFAULTS: Settings = {
  flash: 'auto',
  light: false,
  timer: 0,
  ratio: '4:3',
  grid: 'off',
  photoSize: 'full',
  videoSize: '1080p',
  location: false,
  mirror: true,
  volumeKeys: 'shutter',
  review: false,
};

function zoomTo(state: Camera, zoom: number): void {
  state.zoom =
    Math.round(Math.max(WIDEST[state.facing], Math.min(MOST_ZOOM[state.facing], zoom)) * 100) / 100;
}

export const optionActions = {
  setMode: action('Choose what the shutter makes', Type.Object({ mode: Mode }), (state, { mode }, ctx) => {
    if (state.recording || state.mode === mode) return;
    const kind = wanted(ctx);
    if (kind && (kind === 'video') !== (mode === 'video')) return;
    cancelCountdown(state, ctx);
    state.mode = mode;
    state.exposure = 0;
  }),
  flip: action(
    'Change to the other camera',
    Type.Object({ facing: Type.Optional(Facing) }),
    (state, { facing }, ctx) => {
      const next = facing ?? (state.facing === 'back' ? 'front' : 'back');
      // One lens records a video from its beginning to its end.
      if (state.recording || next === state.facing) return;
      cancelCountdown(state, ctx);
      Object.assign(state, { facing: next, zoom: 1, exposure: 0 });
    },
  ),
  setZoom: action('Zoom in or out', Type.Object({ zoom: Type.Number() }), (state, { zoom }) =>
    zoomTo(state, zoom),
  ),
  setExposure: action(
    'Make the picture brighter or darker',
    Type.Object({ exposure: Type.Integer({ minimum: -4, maximum: 4 }) }),
    (state, { exposure }) => {
      state.exposure = exposure;
    },
  ),
  changeSettings: action(
    'Change settings of the camera',
    Type.Object({ settings: Type.Partial(Settings) }),
    (state, { settings }, ctx) => {
      const { location, ...rest } = settings;
      if (!state.recording) Object.assign(state.settings, rest);
      if (location === false) state.settings.location = false;
      if (location === true) ctx.ask('location', { action: 'tagPlaces', args: {} });
    },
  ),
  tagPlaces: action(
    'Pictures carry their place from now on, where the person allows that',
    Type.Object({ result: Type.Boolean() }),
    (state, { result }, ctx) => {
      state.settings.location = result;
      if (!result) ctx.toast('Allow location for Camera in Settings first');
      else if (!ctx.device.radios.location) ctx.toast('Location is turned off on this phone');
    },
  ),
  resetSettings: action('Put all settings back', Type.Object({}), (state, _, ctx) => {
    state.settings = { ...DEFAULTS };
    ctx.toast('Settings were reset');
  }),
  volumeKey: action(
    'A volume key was pressed over the viewfinder',
    Type.Object({ by: Type.Integer() }),
    (state, { by }, ctx) => {
      const over = ctx.showing('/') || wanted(ctx) !== null;
      if (!over || state.settings.volumeKeys === 'volume') ctx.system('turnVolume', { by });
      else if (state.settings.volumeKeys === 'shutter') shutterActions.shutter.run(state, {}, ctx);
      else {
        const steps = ZOOMS[state.facing];
        zoomTo(
          state,
          by > 0
            ? (steps.find(z => z > state.zoom) ?? MOST_ZOOM[state.facing])
            : ([...steps].reverse().find(z => z < state.zoom) ?? steps[0]!),
        );
      }
    },
  ),
};
