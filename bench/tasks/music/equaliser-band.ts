import { BANDS, type Preset } from '../../../apps/music/select.ts';
import { task } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
import { int, oneOf, params } from '../sample.ts';
import { button, done, find, slide, slider, tap } from '../steps.ts';
import { openMusic } from './make.ts';

const signed = (g: number) => (g > 0 ? `+${g}` : g < 0 ? `−${-g}` : '0');
const set = (ctx: SetupCtx, preset: string, band: number, gain: number) => {
  ctx.act('music', 'setPreset', { preset: preset as Preset });
  ctx.act('music', 'setBand', { band, gain });
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
    expect: { set: (_s, { preset, band, gain }, ctx) => set(ctx, preset, band, gain) },
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
      neighbour: {
        change: (_s, { preset, band, gain }, ctx) => set(ctx, preset, (band + 1) % 5, gain),
        because: ['set', 'sideEffects'],
      },
      fromFlat: {
        change: (_s, { band, gain }, ctx) => set(ctx, 'Flat', band, gain),
        because: ['set', 'sideEffects'],
      },
      turnedOff: {
        change: (_s, { preset, band, gain }, ctx) => {
          set(ctx, preset, band, gain);
          ctx.act('music', 'setEqualiser', { on: false });
        },
        because: 'set',
      },
    },
  },
);
