import type { Driver, Kind } from '../state.ts';
import css from './vehicle.module.css';

type Body = Driver['body'];
const BODY_OF: Readonly<Record<Kind, Body>> = {
  hop: 'hatchback',
  comfort: 'saloon',
  xl: 'carrier',
  ramp: 'van',
  bike: 'pedal',
  shared: 'hatchback',
};

/** Outline of a body seen from the side, and its windows. Wheels stand at 22 and 74. */
const SHAPES: Readonly<Record<Exclude<Body, 'pedal'>, readonly [body: string, glass: string]>> = {
  hatchback: [
    'M8 34v-8q0-3 4-4l12-3 9-9q2-2 6-2h22q5 0 8 4l6 8 10 3q3 1 3 5v6q0 2-3 2H11q-3 0-3-2z',
    'M36 19l6-6q1-1 3-1h6v7zM55 12h5q3 0 5 3l3 4H55z',
  ],
  saloon: [
    'M4 34v-7q0-3 4-4l16-3 12-9q2-2 6-2h17q4 0 7 3l9 7 14 3q4 1 4 5v7q0 2-3 2H7q-3 0-3-2z',
    'M37 19l8-6q1-1 3-1h5v7zM57 12h3q3 0 5 2l6 5H57z',
  ],
  estate: [
    'M4 34v-7q0-3 4-4l14-3 11-10q2-2 6-2h43q4 0 5 4l3 8v14q0 2-3 2H7q-3 0-3-2z',
    'M35 19l8-7q1-1 3-1h6v8zM56 11h13v8H56zM73 11h9l2 8H73z',
  ],
  van: [
    'M5 35V24q0-3 3-4l10-3 10-10q3-3 7-3h48q6 0 7 6l2 12v13q0 2-3 2H8q-3 0-3-2z',
    'M24 18l8-8q2-2 5-2h7v10zM48 8h16v10H48zM68 8h15l3 10H68z',
  ],
  carrier: [
    'M4 35v-9q0-3 4-4l11-4L33 7q2-2 6-2h40q6 0 8 5l5 10v15q0 2-3 2H7q-3 0-3-2z',
    'M29 18l9-8q1-1 3-1h7v9zM52 9h13v9H52zM69 9h9q3 0 5 3l2 6H69z',
  ],
};

/** A vehicle of a type of ride, or of a driver in its colour. Says nothing that stands not beside it. */
export function Vehicle({
  kind,
  body,
  colour,
  size = 72,
}: {
  kind?: Kind;
  body?: Body;
  colour?: string;
  size?: number;
}) {
  const shape = body ?? BODY_OF[kind ?? 'hop'];
  return (
    <svg
      className={css['vehicle']}
      data-colour={colour ?? 'lime'}
      width={size}
      height={Math.round((size * 46) / 96)}
      viewBox="0 0 96 46"
      aria-hidden="true"
    >
      <ellipse cx="48" cy="41.500" rx="42" ry="2.500" className={css['shade']} />
      {shape === 'pedal' ? (
        <Pedal />
      ) : (
        <Car shape={shape} isRamp={kind === 'ramp'} isShared={kind === 'shared'} />
      )}
    </svg>
  );
}

function Car({
  shape,
  isRamp,
  isShared,
}: {
  shape: Exclude<Body, 'pedal'>;
  isRamp: boolean;
  isShared: boolean;
}) {
  const [body, glass] = SHAPES[shape];
  return (
    <>
      {isRamp && <path d="M90 33l5 7" className={css['ramp']} />}
      <path d={body} className={css['body']} />
      <path d={glass} className={css['glass']} />
      <path d="M8 29h6M84 29h5" className={css['lamp']} />
      {[22, 74].map(x => (
        <g key={x}>
          <circle cx={x} cy="36" r="6.500" className={css['tyre']} />
          <circle cx={x} cy="36" r="2.600" className={css['hub']} />
        </g>
      ))}
      {isRamp && (
        <g className={css['sign']}>
          <circle cx="58" cy="22.500" r="1.600" />
          <path d="M58 25v4h4l2 3M56 27.500a3.600 3.600 0 1 0 5 4.500" />
        </g>
      )}
      {isShared && (
        <g className={css['heads']}>
          <circle cx="46" cy="16" r="2" />
          <circle cx="59" cy="16" r="2" />
        </g>
      )}
    </>
  );
}

function Pedal() {
  return (
    <>
      <path d="M40 20q0-14 16-14h22q4 0 4 4v4H56v16H40z" className={css['body']} />
      <path d="M56 30h26l4-12" className={css['frame']} />
      <path d="M44 30L26 20l-4 16M26 20l-3-6h-5M30 34l8-12" className={css['frame']} />
      {[20, 50, 78].map(x => (
        <g key={x}>
          <circle cx={x} cy="35" r="7" className={css['rim']} />
          <circle cx={x} cy="35" r="1.800" className={css['hub']} />
        </g>
      ))}
    </>
  );
}
