/** How the sky is lit at a moment and a place. */
export type Light = 'dawn' | 'day' | 'dusk' | 'night';

const RADIANS = Math.PI / 180;
/** 2000-01-01 12:00 UTC, epoch ms. */
const J2000 = 946_728_000_000;

/**
 * Height of the sun over the horizon in degrees, and whether it is still rising. Low-precision formulas of the Astronomical Almanac
 * (good to a hundredth of a degree until 2050).
 */
export function sunAt(
  now: number,
  { latitude, longitude }: { latitude: number; longitude: number },
): { height: number; rising: boolean } {
  const days = (now - J2000) / 86_400_000;
  const mean = (280.46 + 0.985_647_4 * days) * RADIANS;
  const anomaly = (357.528 + 0.985_600_3 * days) * RADIANS;
  const ecliptic = mean + (1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RADIANS;
  const tilt = (23.439 - 0.000_000_4 * days) * RADIANS;
  const declination = Math.asin(Math.sin(tilt) * Math.sin(ecliptic));
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic));
  const sidereal = (280.460_618_37 + 360.985_647_366_29 * days + longitude) * RADIANS;
  const hour = Math.atan2(Math.sin(sidereal - ascension), Math.cos(sidereal - ascension));
  const height = Math.asin(
    Math.sin(latitude * RADIANS) * Math.sin(declination) +
      Math.cos(latitude * RADIANS) * Math.cos(declination) * Math.cos(hour),
  );
  return { height: height / RADIANS, rising: hour < 0 };
}

/** Above this the sun lights as by day; below `DARK` (civil twilight) it is night. Degrees. */
const LOW = 5;
const DARK = -6;

export function lightAt(now: number, place: { latitude: number; longitude: number }): Light {
  const { height, rising } = sunAt(now, place);
  if (height > LOW) return 'day';
  if (height < DARK) return 'night';
  return rising ? 'dawn' : 'dusk';
}
