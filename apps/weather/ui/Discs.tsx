import { useId } from 'react';
import type { Moon, SunTimes } from '../model/index.ts';

/** The moon as it is lit, from the northern half of the globe. */
export function MoonDisc({ moon, size = 56 }: { moon: Moon; size?: number }) {
  const r = size / 2;
  const waxing = moon.age < 0.5;
  // The edge of the light is half an ellipse, as wide as the lit share lies from a half.
  const half = r * (1 - 2 * moon.lit);
  const limb = `M${r} 0 A${r} ${r} 0 0 ${waxing ? 1 : 0} ${r} ${size}`;
  const edge = `A${Math.abs(half).toFixed(2)} ${r} 0 0 ${half > 0 === waxing ? 0 : 1} ${r} 0Z`;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden="true">
      <circle
        cx={r}
        cy={r}
        r={r - 0.4}
        fill="#3d4a66"
        stroke="#8d9bb8"
        strokeOpacity="0.5"
        strokeWidth="0.6"
      />
      {moon.lit > 0.005 && <path d={`${limb} ${edge}`} fill="#f5efd6" />}
      {size > 30 && (
        <g fill="#8d8768" opacity="0.28">
          <circle cx={r * 0.72} cy={r * 0.7} r={r * 0.2} />
          <circle cx={r * 1.25} cy={r * 0.9} r={r * 0.14} />
          <circle cx={r * 0.95} cy={r * 1.36} r={r * 0.17} />
          <circle cx={r * 1.45} cy={r * 1.35} r={r * 0.09} />
        </g>
      )}
    </svg>
  );
}

/** The wind's way on a compass rose. */
export function Compass({ from, size = 92, label }: { from: number; size?: number; label: string }) {
  return (
    <div role="img" aria-label={label} style={{ flex: 'none', lineHeight: 0, direction: 'ltr' }}>
      <svg viewBox="0 0 92 92" width={size} height={size} aria-hidden="true">
        <circle cx="46" cy="46" r="42" fill="none" stroke="#fff" strokeOpacity="0.28" strokeWidth="1.5" />
        {Array.from({ length: 24 }, (_, i) => (
          <line
            key={i}
            x1="46"
            y1="5.5"
            x2="46"
            y2={i % 6 === 0 ? 11 : 8.5}
            stroke="#fff"
            strokeOpacity={i % 6 === 0 ? 0.95 : 0.45}
            strokeWidth={i % 6 === 0 ? 2 : 1.2}
            transform={`rotate(${i * 15} 46 46)`}
          />
        ))}
        <g fill="#fff" fontSize="10" fontWeight="500" textAnchor="middle">
          <text x="46" y="21.5">
            N
          </text>
          <text x="76" y="49.5">
            E
          </text>
          <text x="46" y="78">
            S
          </text>
          <text x="16" y="49.5">
            W
          </text>
        </g>
        <g transform={`rotate(${from + 180} 46 46)`}>
          <path d="M46 27v38" stroke="#9fd4ff" strokeWidth="3" strokeLinecap="round" />
          <path d="M46 22l6.5 10.5h-13z" fill="#9fd4ff" />
          <circle cx="46" cy="66" r="4" fill="none" stroke="#9fd4ff" strokeWidth="2.4" />
        </g>
      </svg>
    </div>
  );
}

/** Pressure on a dial from 960 to 1060 hPa. */
export function Dial({ value, label }: { value: number; label: string }) {
  const share = Math.max(0, Math.min(1, (value - 960) / 100));
  const at = (s: number) => {
    const a = ((-210 + 240 * s) * Math.PI) / 180;
    return [46 + 36 * Math.cos(a), 46 + 36 * Math.sin(a)] as const;
  };
  const [x0, y0] = at(0),
    [x1, y1] = at(1),
    [px, py] = at(share);
  return (
    <div role="img" aria-label={label} style={{ lineHeight: 0, direction: 'ltr' }}>
      <svg viewBox="0 0 92 80" width="92" height="80" aria-hidden="true">
        <path
          d={`M${x0} ${y0}A36 36 0 1 1 ${x1} ${y1}`}
          fill="none"
          stroke="#fff"
          strokeOpacity="0.28"
          strokeWidth="5"
          strokeLinecap="round"
        />
        {share > 0.01 && (
          <path
            d={`M${x0} ${y0}A36 36 0 ${share > 0.75 ? 1 : 0} 1 ${px} ${py}`}
            fill="none"
            stroke="#9fd4ff"
            strokeWidth="5"
            strokeLinecap="round"
          />
        )}
        <circle cx={px} cy={py} r="5.5" fill="#fff" />
      </svg>
    </div>
  );
}

/** The sun's way over the day, with where it stands now. */
export function SunArc({ sun, now, label }: { sun: SunTimes; now: number; label: string }) {
  const gone = useId();
  const { rise, set } = sun;
  const share = rise === null || set === null ? 0.5 : (now - rise) / (set - rise);
  const up = share >= 0 && share <= 1;
  const s = Math.max(-0.12, Math.min(1.12, share));
  const x = 30 + 240 * s;
  const y = 66 - 54 * Math.sin(Math.PI * s);
  return (
    <div role="img" aria-label={label}>
      <svg viewBox="0 0 300 84" width="100%" aria-hidden="true">
        <defs>
          <clipPath id={gone}>
            <rect x="0" y="0" width={Math.max(0, x)} height="66" />
          </clipPath>
        </defs>
        <path
          d="M0 74 C15 72 22 70 30 66 C90 -6 210 -6 270 66 C278 70 285 72 300 74"
          fill="none"
          stroke="#fff"
          strokeOpacity="0.35"
          strokeWidth="2"
          strokeDasharray="3 4"
        />
        <path d="M30 66 C90 -6 210 -6 270 66 Z" fill="#ffd86b" fillOpacity="0.2" clipPath={`url(#${gone})`} />
        <line x1="8" y1="66" x2="292" y2="66" stroke="#fff" strokeOpacity="0.5" strokeWidth="1.2" />
        <circle cx={30} cy={66} r="3" fill="#fff" />
        <circle cx={270} cy={66} r="3" fill="#fff" />
        {up ? (
          <>
            <circle cx={x} cy={y} r="13" fill="#ffd86b" opacity="0.3" />
            <circle cx={x} cy={y} r="7.5" fill="#ffd34d" />
          </>
        ) : (
          <circle cx={x} cy={y + 4} r="6" fill="#8fa3c7" stroke="#fff" strokeWidth="1.2" />
        )}
      </svg>
    </div>
  );
}
