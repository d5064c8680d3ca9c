import { pointsOf } from '../../sdk/core/screen.ts';
import { usePhone } from '../../sdk/react/hooks.ts';
import css from './overlays.module.css';

/** What developer options show of fingers that are down: a dot under each, and their data along the top with lines through each. */
export function Touches() {
  const { taps, data, fingers, size } = usePhone(p => ({
    taps: p.os.settings.developer.showTaps,
    data: p.os.settings.developer.pointerLocation,
    fingers: p.ui.pointers,
    size: pointsOf(p),
  }));
  if (!taps && !data) return null;
  const down = Object.entries(fingers)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, f]) => f);
  const last = down.at(-1);
  const cells = last
    ? [
        `P: ${down.length} / ${down.length}`,
        `X: ${last.x.toFixed(1)}`,
        `Y: ${last.y.toFixed(1)}`,
        `dX: ${(last.x - last.downX).toFixed(1)}`,
        `dY: ${(last.y - last.downY).toFixed(1)}`,
        'Prs: 1.00',
      ]
    : ['P: 0 / 0', 'dX: 0.0', 'dY: 0.0', 'Prs: 0.00'];
  return (
    <div className={css['touches']} aria-hidden="true">
      {data && (
        <>
          {last && (last.x !== last.downX || last.y !== last.downY) && (
            <svg width={size.width} height={size.height}>
              <line
                x1={last.downX}
                y1={last.downY}
                x2={last.x}
                y2={last.y}
                stroke="#00a5ff"
                strokeWidth="2"
              />
            </svg>
          )}
          {down.map((f, i) => (
            <span key={i}>
              <i className={css['across']} style={{ top: f.y }} />
              <i className={css['along']} style={{ left: f.x }} />
            </span>
          ))}
          <div className={css['touchData']}>
            {cells.map(c => (
              <span key={c}>{c}</span>
            ))}
          </div>
        </>
      )}
      {taps && down.map((f, i) => <b key={i} className={css['touch']} style={{ left: f.x, top: f.y }} />)}
    </div>
  );
}
