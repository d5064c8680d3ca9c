import { useId } from 'react';
import type { Condition, Moon } from '../model/index.ts';
import { MoonDisc } from './Discs.tsx';
import css from './scene.module.css';

/** Points of a hash in [0, 1), the same for every phone. */
const spot = (i: number, salt: number): number => {
  const x = Math.sin(i * 127.1 + salt * 311.7) * 43758.5453;
  return x - Math.floor(x);
};

const CLOUDS: Partial<Record<Condition, number>> = {
  partlyCloudy: 2,
  cloudy: 5,
  fog: 4,
  drizzle: 5,
  rain: 5,
  heavyRain: 6,
  sleet: 5,
  snow: 5,
  thunder: 6,
  wind: 3,
};
const FALL: Partial<Record<Condition, readonly [count: number, long: number]>> = {
  drizzle: [26, 8],
  rain: [44, 15],
  heavyRain: [78, 21],
  sleet: [24, 12],
  thunder: [52, 18],
};
const WHITE = '#ffffff';

/** Behind the large figures: sun or moon, stars, clouds and what falls from them. 360 by 340 points, cut at the sides of a wider screen. */
export function Scene({
  condition,
  night,
  moon,
  sunlit,
}: {
  condition: Condition;
  night: boolean;
  moon: Moon;
  /** How far the day is gone, 0 to 1: the sun's way over the picture. */ sunlit: number;
}) {
  // A page keeps several phones: an id of its own for each.
  const [sunFill, cloudFill] = [useId(), useId()];
  const open = condition === 'clear' || condition === 'partlyCloudy' || condition === 'wind';
  const clouds = CLOUDS[condition] ?? 0;
  const fall = FALL[condition];
  const x = 284 + 30 * sunlit;
  const y = 92 - 30 * Math.sin(Math.PI * sunlit);
  return (
    <div className={css['scene']} aria-hidden="true">
      <svg viewBox="0 0 360 340" preserveAspectRatio="xMidYMin slice" width="100%" height="100%">
        <defs>
          <radialGradient id={sunFill}>
            <stop offset="0" stopColor="#fff6d6" stopOpacity="0.9" />
            <stop offset="0.22" stopColor="#fff1cf" stopOpacity="0.42" />
            <stop offset="0.55" stopColor="#e6f1ff" stopOpacity="0.14" />
            <stop offset="1" stopColor="#e6f1ff" stopOpacity="0" />
          </radialGradient>
          <radialGradient id={cloudFill}>
            <stop offset="0" stopColor={WHITE} stopOpacity={night ? 0.1 : 0.17} />
            <stop offset="0.6" stopColor={WHITE} stopOpacity={night ? 0.05 : 0.09} />
            <stop offset="1" stopColor={WHITE} stopOpacity="0" />
          </radialGradient>
        </defs>
        {night &&
          open &&
          Array.from({ length: condition === 'clear' ? 70 : 34 }, (_, i) => (
            <circle
              key={i}
              cx={spot(i, 1) * 360}
              cy={spot(i, 2) * 230}
              r={0.5 + spot(i, 3) * 0.9}
              fill={WHITE}
              opacity={0.25 + spot(i, 4) * 0.6}
            />
          ))}
        {open && !night && (
          <>
            <circle
              cx={x}
              cy={y}
              r={condition === 'clear' ? 150 : 120}
              fill={`url(#${sunFill})`}
              opacity={condition === 'clear' ? 0.8 : 0.6}
            />
            <circle cx={x} cy={y} r="22" fill="#ffe27a" opacity={condition === 'clear' ? 1 : 0.85} />
          </>
        )}
        {open && night && (
          <g transform="translate(286 62)">
            <circle r="64" fill={`url(#${cloudFill})`} />
            <g transform="translate(-21 -21)">
              <MoonDisc moon={moon} size={42} />
            </g>
          </g>
        )}
        {Array.from({ length: clouds }, (_, i) => {
          const cx = 30 + ((i * 137) % 330),
            cy = 40 + ((i * 61) % 120),
            wide = 90 + spot(i, 5) * 70;
          return (
            <g key={i}>
              <ellipse cx={cx} cy={cy} rx={wide} ry={wide * 0.34} fill={`url(#${cloudFill})`} />
              <ellipse
                cx={cx + wide * 0.25}
                cy={cy - wide * 0.14}
                rx={wide * 0.6}
                ry={wide * 0.32}
                fill={`url(#${cloudFill})`}
              />
            </g>
          );
        })}
        {fall && (
          <g stroke="#cfe6ff" strokeWidth="1.2" strokeLinecap="round" opacity="0.34">
            {Array.from({ length: fall[0] }, (_, i) => {
              const fx = spot(i, 6) * 380,
                fy = 20 + spot(i, 7) * 300;
              return <line key={i} x1={fx} y1={fy} x2={fx - fall[1] * 0.28} y2={fy + fall[1]} />;
            })}
          </g>
        )}
        {(condition === 'snow' || condition === 'sleet') && (
          <g fill={WHITE} opacity="0.45">
            {Array.from({ length: condition === 'snow' ? 64 : 26 }, (_, i) => (
              <circle key={i} cx={spot(i, 8) * 360} cy={16 + spot(i, 9) * 310} r={0.9 + spot(i, 10) * 1.9} />
            ))}
          </g>
        )}
        {condition === 'fog' &&
          Array.from({ length: 5 }, (_, i) => (
            <ellipse
              key={i}
              cx={60 + ((i * 170) % 260)}
              cy={70 + i * 46}
              rx={250}
              ry={34}
              fill={`url(#${cloudFill})`}
            />
          ))}
        {condition === 'thunder' && (
          <path d="M286 70l-22 44h15l-10 38 36-52h-17l14-30z" fill="#ffe9a3" opacity="0.4" />
        )}
      </svg>
    </div>
  );
}
