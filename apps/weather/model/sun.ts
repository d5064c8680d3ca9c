/*
 * Sun: the equations of the NOAA Solar Calculator, after Meeus, "Astronomical Algorithms" (2nd ed., 1998),
 * chapters 25 and 28; within a minute for 1900 to 2100 and latitudes
 * below 72 degrees. Rising and setting are of the upper edge with 34' of refraction: the centre stands at -0.833 degrees.
 * Moon: illuminated share of its disc by Meeus, chapter 48, low accuracy (equation 48.4), arguments of chapter 47 to the second power.
 */
const rad = Math.PI / 180;
const DAY = 86_400_000;
const turn = (x: number): number => ((x % 360) + 360) % 360;
/** Julian centuries since J2000.0. */
const centuries = (ms: number): number => (ms / DAY + 2_440_587.5 - 2_451_545) / 36_525;

/** Declination in degrees and equation of time in minutes. */
function sunAt(ms: number): { declination: number; equation: number } {
  const t = centuries(ms);
  const l0 = turn(280.46646 + t * (36_000.76983 + 0.0003032 * t));
  const m = 357.52911 + t * (35_999.05029 - 0.0001537 * t);
  const e = 0.016708634 - t * (0.000042037 + 0.0000001267 * t);
  const c =
    Math.sin(m * rad) * (1.914602 - t * (0.004817 + 0.000014 * t)) +
    Math.sin(2 * m * rad) * (0.019993 - 0.000101 * t) +
    Math.sin(3 * m * rad) * 0.000289;
  const omega = (125.04 - 1934.136 * t) * rad;
  const lambda = (l0 + c - 0.00569 - 0.00478 * Math.sin(omega)) * rad;
  const epsilon =
    (23 +
      (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60 +
      0.00256 * Math.cos(omega)) *
    rad;
  const y = Math.tan(epsilon / 2) ** 2;
  const equation =
    (4 / rad) *
    (y * Math.sin(2 * l0 * rad) -
      2 * e * Math.sin(m * rad) +
      4 * e * y * Math.sin(m * rad) * Math.cos(2 * l0 * rad) -
      0.5 * y * y * Math.sin(4 * l0 * rad) -
      1.25 * e * e * Math.sin(2 * m * rad));
  return { declination: Math.asin(Math.sin(epsilon) * Math.sin(lambda)) / rad, equation };
}

/** Height of the sun's centre over the horizon, degrees, without refraction. */
export function sunHeight(lat: number, lon: number, ms: number): number {
  const { declination, equation } = sunAt(ms);
  const minutes = (((ms % DAY) + DAY) % DAY) / 60_000 + equation + 4 * lon;
  const angle = (minutes / 4 - 180) * rad;
  return (
    Math.asin(
      Math.sin(lat * rad) * Math.sin(declination * rad) +
        Math.cos(lat * rad) * Math.cos(declination * rad) * Math.cos(angle),
    ) / rad
  );
}

export interface SunTimes {
  /** Epoch ms to the minute; null where the sun does not rise or set on that day. */
  rise: number | null;
  set: number | null;
  noon: number;
  /** Minutes of daylight. */
  daylight: number;
}

/** The sun on the day whose local noon is about `noonMs`. */
export function sunTimes(lat: number, lon: number, noonMs: number): SunTimes {
  const midnight = Math.floor((noonMs + lon * 240_000) / DAY) * DAY - lon * 240_000;
  const noonFor = (at: number): number => midnight + DAY / 2 - sunAt(at).equation * 60_000;
  const noon = noonFor(noonFor(noonMs));
  const half = (at: number): number | null => {
    const d = sunAt(at).declination * rad;
    const cos =
      (Math.sin(-0.833 * rad) - Math.sin(lat * rad) * Math.sin(d)) / (Math.cos(lat * rad) * Math.cos(d));
    return cos > 1 || cos < -1 ? null : (Math.acos(cos) / rad) * 240_000;
  };
  const minute = (ms: number): number => Math.round(ms / 60_000) * 60_000;
  const first = half(noon);
  if (first === null)
    return {
      rise: null,
      set: null,
      noon: minute(noon),
      daylight: sunHeight(lat, lon, noon) > -0.833 ? 1440 : 0,
    };
  const rise = minute(noonFor(noon - first) - (half(noon - first) ?? first));
  const set = minute(noonFor(noon + first) + (half(noon + first) ?? first));
  return { rise, set, noon: minute(noon), daylight: Math.round((set - rise) / 60_000) };
}

export const MOON_PHASES = [
  'new',
  'waxing crescent',
  'first quarter',
  'waxing gibbous',
  'full',
  'waning gibbous',
  'last quarter',
  'waning crescent',
] as const;
export interface Moon {
  phase: (typeof MOON_PHASES)[number];
  /** Lit share of the disc, 0 to 1. */
  lit: number;
  /** 0 at new moon, 0.5 at full moon, up to 1. */
  age: number;
}

/** The moon's elongation from the sun along the ecliptic, degrees from 0 at new moon to 360. */
function elongation(ms: number): number {
  const t = centuries(ms);
  const d = turn(297.8501921 + t * (445_267.1114034 - 0.0018819 * t)),
    m = turn(357.5291092 + t * (35_999.0502909 - 0.0001536 * t)) * rad,
    n = turn(134.9633964 + t * (477_198.8675055 + 0.0087414 * t)) * rad;
  return turn(
    d +
      6.289 * Math.sin(n) -
      2.1 * Math.sin(m) +
      1.274 * Math.sin(2 * d * rad - n) +
      0.658 * Math.sin(2 * d * rad) +
      0.214 * Math.sin(2 * n) +
      0.11 * Math.sin(d * rad),
  );
}

export function moonAt(ms: number): Moon {
  const angle = elongation(ms);
  // A quarter and the new and full moon are named for a day around the moment: 6 degrees to either side.
  const quarter = Math.round(angle / 90);
  const phase =
    Math.abs(angle - quarter * 90) <= 6
      ? MOON_PHASES[(quarter % 4) * 2]!
      : MOON_PHASES[Math.floor(angle / 90) * 2 + 1]!;
  return { phase, lit: (1 - Math.cos(angle * rad)) / 2, age: angle / 360 };
}

/** The first moment after `ms`, to the hour, at which the moon is full or new. */
export function nextMoon(ms: number, phase: 'full' | 'new'): number {
  const goal = phase === 'full' ? 180 : 0;
  const left = (at: number): number => turn(goal - elongation(at));
  let at = ms;
  // 12.19 degrees a day on the whole; a few steps settle it.
  for (let i = 0; i < 6; i++) {
    const gap = left(at);
    at += ((i > 0 && gap > 180 ? gap - 360 : gap) / 12.19) * DAY;
  }
  return Math.round(at / 3_600_000) * 3_600_000;
}
