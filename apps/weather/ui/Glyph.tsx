import type { Condition } from '../model/index.ts';

/** Drawn in a box of 48: what the sky does, in colours that stand out on any of the skies. */
const SUN = '#ffcf3f',
  MOON = '#f3e6b8',
  CLOUD = '#f4f8fd',
  DARK = '#c3d0de',
  DROP = '#7cc6ff',
  FLAKE = '#ffffff',
  BOLT = '#ffd34d';

const cloudPath = 'M14.6 35.5h19.2a7.7 7.7 0 0 0 .9-15.35 10.6 10.6 0 0 0-20.2-2.1 8.75 8.75 0 0 0 .1 17.45z';
const Cloud = ({
  x = 0,
  y = 0,
  size = 1,
  fill = CLOUD,
}: {
  x?: number;
  y?: number;
  size?: number;
  fill?: string;
}) => <path d={cloudPath} transform={`translate(${x} ${y}) scale(${size})`} fill={fill} />;
const Sun = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <g stroke={SUN} strokeWidth={r * 0.26} strokeLinecap="round">
    <circle cx={x} cy={y} r={r} fill={SUN} stroke="none" />
    {[0, 45, 90, 135, 180, 225, 270, 315].map(a => (
      <line key={a} x1={x} y1={y - r * 1.42} x2={x} y2={y - r * 1.82} transform={`rotate(${a} ${x} ${y})`} />
    ))}
  </g>
);
const Moon = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <path
    d={`M${x + r * 0.35} ${y - r} a${r} ${r} 0 1 0 ${r * 0.72} ${r * 1.42} a${r * 0.86} ${r * 0.86} 0 0 1 ${-r * 0.72} ${-r * 1.42}z`}
    fill={MOON}
  />
);
const Light = ({ night, x, y, r }: { night: boolean; x: number; y: number; r: number }) =>
  night ? <Moon x={x} y={y} r={r * 1.25} /> : <Sun x={x} y={y} r={r} />;
const drops = (xs: readonly number[], long: number, y = 38.5) => (
  <g stroke={DROP} strokeWidth={2.5} strokeLinecap="round">
    {xs.map((x, i) => (
      <line key={x} x1={x} y1={y + (i % 2) * 1.6} x2={x - long * 0.32} y2={y + (i % 2) * 1.6 + long} />
    ))}
  </g>
);
const flakes = (at: readonly (readonly [number, number])[]) => (
  <g stroke={FLAKE} strokeWidth={1.7} strokeLinecap="round">
    {at.map(([x, y]) =>
      [0, 60, 120].map(a => (
        <line key={`${x}-${a}`} x1={x} y1={y - 3} x2={x} y2={y + 3} transform={`rotate(${a} ${x} ${y})`} />
      )),
    )}
  </g>
);
const lines = (rows: readonly (readonly [number, number, number])[]) => (
  <g stroke={CLOUD} strokeWidth={3} strokeLinecap="round" fill="none">
    {rows.map(([x, y, long]) => (
      <line key={y} x1={x} y1={y} x2={x + long} y2={y} />
    ))}
  </g>
);

function drawn(condition: Condition, night: boolean) {
  switch (condition) {
    case 'clear':
      return <Light night={night} x={24} y={24} r={night ? 10.5 : 9.6} />;
    case 'partlyCloudy':
      return (
        <>
          <Light night={night} x={30} y={17} r={7.4} />
          <Cloud x={0.5} y={6} size={0.92} />
        </>
      );
    case 'cloudy':
      return (
        <>
          <Cloud x={13} y={1} size={0.72} fill={DARK} />
          <Cloud x={0} y={5.5} size={0.96} />
        </>
      );
    case 'fog':
      return (
        <>
          <Cloud x={1.5} y={-4} size={0.94} fill={DARK} />
          {lines([
            [8, 33, 24],
            [13, 38.5, 27],
            [9, 44, 18],
          ])}
        </>
      );
    case 'drizzle':
      return (
        <>
          <Cloud y={-1} fill={CLOUD} />
          {drops([18, 30], 4.5)}
        </>
      );
    case 'rain':
      return (
        <>
          <Cloud y={-2} fill={CLOUD} />
          {drops([16, 24.5, 33], 7, 37)}
        </>
      );
    case 'heavyRain':
      return (
        <>
          <Cloud y={-3.5} fill={DARK} />
          {drops([13, 20.5, 28, 35.5], 9, 35.5)}
        </>
      );
    case 'sleet':
      return (
        <>
          <Cloud y={-2.5} />
          {drops([17, 33], 6.5, 37)}
          {flakes([[24, 41]])}
        </>
      );
    case 'snow':
      return (
        <>
          <Cloud y={-3} />
          {flakes([
            [15, 39],
            [24, 43],
            [33, 39],
          ])}
        </>
      );
    case 'thunder':
      return (
        <>
          <Cloud y={-4} fill={DARK} />
          <path d="M25.5 29.5 18.8 39h5.2l-2.2 8 8-10.6h-5.4l3.6-6.9z" fill={BOLT} />
          {drops([13.5, 36], 7, 35.5)}
        </>
      );
    case 'wind':
      return (
        <g stroke={CLOUD} strokeWidth={3.1} strokeLinecap="round" fill="none">
          <path d="M7 18.5h21.5a5.2 5.2 0 1 0-5-6.6" />
          <path d="M7 26h29a5.4 5.4 0 1 1-5.2 6.9" stroke={DARK} />
          <path d="M10 33.5h12.6a4.4 4.4 0 1 1-4.2 5.7" />
        </g>
      );
  }
}

/** A condition as a small picture; its words stand beside it, so that it is not read out. */
export function Glyph({
  condition,
  night = false,
  size = 28,
}: {
  condition: Condition;
  night?: boolean;
  size?: number;
}) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
      {drawn(condition, night)}
    </svg>
  );
}
