import { BANDS, gainsOf, type Preset } from '../../../apps/music/select.ts';
import { same } from '../../../judges/changes.ts';
import { task, type Phone } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { button, done, find, slide, slider, tap } from '../steps.ts';
import { openMusic } from './make.ts';

const signed = (g: number) => (g > 0 ? `+${g}` : g < 0 ? `−${-g}` : '0');
interface P {
  preset: string;
  band: number;
  gain: number;
}
const wanted = (p: P) => gainsOf(p.preset as Preset).map((g, i) => (i === p.band ? p.gain : g));
const put = (s: Phone, bands: readonly number[], on = true) => {
  s.apps.music.equaliser = { on, preset: 'Custom', bands: [...bands] };
};

export const equaliserBand = task(
  'music/equaliser-band',
  params({
    preset: oneOf('Bass boost', 'Vocal', 'Rock', 'Jazz', 'Classical', 'Electronic', 'Loudness'),
    band: int(0, 4),
    gain: oneOf(-9, -6, 1, 8, 10),
  }),
  {
    tags: ['settings', 'slider'],
    ask: {
      en: [
        ({ preset, band, gain }) =>
          `In Tonearm's equaliser, choose the preset ${preset}, then set the ${BANDS[band]} band to ${signed(gain)} dB and leave the other bands as the preset has them.`,
        ({ preset, band, gain }) =>
          `Set up Tonearm's equaliser as ${preset}, but with ${signed(gain)} dB at ${BANDS[band]}. It should be on.`,
      ],
      zh: [
        ({ preset, band, gain }) =>
          `在 Tonearm 的均衡器里选择预设 ${preset}，再把 ${BANDS[band]} 频段调到 ${signed(gain)} dB，其他频段保持预设的数值。`,
      ],
    },
    goals: {
      on: ({ now }) => now.apps.music.equaliser.on && now.apps.music.equaliser.bands.some(g => g !== 0),
      bands: { weight: 2, test: ({ now, p }) => same(now.apps.music.equaliser.bands, wanted(p)) },
    },
    allow: s => [s.apps.music.equaliser],
    solve: function* (_seen, { preset, band, gain }) {
      let seen = yield* openMusic();
      seen = yield tap(seen, button('Settings'));
      seen = yield tap(seen, { what: 'Equaliser', rank: e => (e.id === 'equaliser' ? 0 : null) });
      const chip = button(preset);
      for (let i = 0; i < 4; i++) {
        try {
          find(seen, chip);
          break;
        } catch {
          seen = yield { type: 'scroll', element: 'scroll/presets', direction: 'right', amount: 0.8 };
        }
      }
      seen = yield tap(seen, chip);
      // The track is a little shorter than its bounds. If a tap misses the value, the next one corrects by half the difference.
      for (let tries = 0, aim = gain; tries < 4; tries++) {
        seen = yield slide(seen, slider(BANDS[band]!), Math.max(-12, Math.min(12, aim)));
        const now = Number(
          /[+−-]?\d+/.exec(find(seen, slider(BANDS[band]!)).value ?? '')?.[0]?.replace('−', '-'),
        );
        if (now === gain) break;
        aim += (gain - now) / 2;
      }
      yield done();
    },
    nearMisses: {
      presetAlone: {
        change: (s, p) => {
          s.apps.music.equaliser = {
            on: true,
            preset: p.preset as Preset,
            bands: [...gainsOf(p.preset as Preset)],
          };
        },
        because: 'bands',
      },
      oneOff: {
        change: (s, p) =>
          put(
            s,
            wanted(p).map((g, i) => (i === p.band ? g - 1 : g)),
          ),
        because: 'bands',
      },
      neighbour: {
        change: (s, p) =>
          put(
            s,
            gainsOf(p.preset as Preset).map((g, i) => (i === (p.band + 1) % 5 ? p.gain : g)),
          ),
        because: 'bands',
      },
      fromFlat: {
        change: (s, p) =>
          put(
            s,
            [0, 0, 0, 0, 0].map((g, i) => (i === p.band ? p.gain : g)),
          ),
        because: 'bands',
      },
      turnedOff: { change: (s, p) => put(s, wanted(p), false), because: 'on' },
      alsoCrossfade: {
        change: (s, p) => {
          put(s, wanted(p));
          s.apps.music.settings.crossfade = 4;
        },
        because: 'sideEffects',
      },
    },
    alternatives: { byState: { change: (s, p) => put(s, wanted(p)) } },
  },
);
