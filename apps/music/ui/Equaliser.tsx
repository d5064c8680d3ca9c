import { AppBar, Chip, Scroller, Screen, Slider, SwitchRow } from './kit.ts';
import { BANDS, gainWords } from '../equaliser.ts';
import { PRESETS } from '../state.ts';
import { Dark } from './Frame.tsx';
import { useAct, useMusic } from './hooks.ts';
import css from './player.module.css';
import common from './music.module.css';

const [W, H, MOST] = [312, 132, 12];

/** Presets and five bands, with the curve that they make. */
export function Equaliser() {
  const { on, preset, bands } = useMusic().equaliser;
  const act = useAct();
  const points = bands.map((gain, i): [number, number] => [
    30 + i * 63,
    H / 2 - (gain / MOST) * (H / 2 - 12),
  ]);
  const curve =
    points.slice(1).reduce(
      (d, [x, y], i) => {
        const [px, py] = points[i]!;
        return `${d}C${px + 30} ${py} ${x - 30} ${y} ${x} ${y}`;
      },
      `M0 ${points[0]![1]}L${points[0]!.join(' ')}`,
    ) + `L${W} ${points.at(-1)![1]}`;
  return (
    <Dark>
      <Screen dark background="#0d1210" appBar={<AppBar title="Equaliser" color="#0d1210" />}>
        <SwitchRow
          label="Equaliser"
          subtitle={on ? preset : 'Off'}
          rid="equaliser"
          checked={on}
          onChange={value => act.setEqualiser({ on: value })}
        />
        <Scroller name="presets" axis="x">
          <div className={common['chips']} role="group" aria-label="Presets">
            {PRESETS.filter(p => p !== 'Custom' || preset === 'Custom').map(p => (
              <Chip
                key={p}
                label={p}
                selected={on && preset === p}
                onClick={() => act.setPreset({ preset: p })}
              />
            ))}
          </div>
        </Scroller>
        <div
          className={css['curve']}
          data-off={!on || undefined}
          role="img"
          aria-label={`Curve: ${BANDS.map((b, i) => `${b} ${gainWords(bands[i]!)}`).join(', ')}`}
        >
          <svg viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
            {[0, 1, 2].map(i => (
              <line key={i} x1="0" x2={W} y1={12 + i * 54} y2={12 + i * 54} className={css['grid']} />
            ))}
            <path d={`${curve}L${W} ${H}L0 ${H}Z`} className={css['under']} />
            <path d={curve} className={css['curveLine']} />
            {points.map(([x, y], i) => (
              <circle key={i} cx={x} cy={y} r="5" className={css['dot']} />
            ))}
          </svg>
        </div>
        <div className={css['bands']}>
          {BANDS.map((band, i) => (
            <div key={band} className={css['band']}>
              <span className={css['bandName']} dir="auto">
                {band}
              </span>
              <Slider
                label={band}
                rid={`band-${i + 1}`}
                value={bands[i]!}
                min={-MOST}
                max={MOST}
                disabled={!on}
                format={gainWords}
                onChange={gain => act.setBand({ band: i, gain })}
              />
              <span className={css['gain']} dir="auto">
                {gainWords(bands[i]!)}
              </span>
            </div>
          ))}
        </div>
      </Screen>
    </Dark>
  );
}
