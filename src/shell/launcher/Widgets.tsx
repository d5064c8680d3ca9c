import { useNow, usePhone, useZone } from '../../sdk/react/hooks.ts';
import { formatDay, formatTime } from '../../sdk/core/format.ts';
import { partsAt } from '../../state/clock.ts';
import { Icon } from '../../sdk/react/kit/index.ts';
import css from './launcher.module.css';

/** Large time and date, as at the top of the first page. */
export function ClockWidget() {
  const now = useNow();
  const zone = useZone();
  const h24 = usePhone(p => p.os.settings.clock24);
  return (
    <div className={css['clock']}>
      <div className={css['time']}>{formatTime(now, zone, h24)}</div>
      <div className={css['date']}>{formatDay(now, zone)}</div>
    </div>
  );
}

const SKY = [
  { icon: 'sunny_fill', words: 'Sunny' }, { icon: 'partly_cloudy_day_fill', words: 'Bright spells' }, { icon: 'cloud_fill', words: 'Cloudy' }, { icon: 'rainy', words: 'Showers' },
] as const;

/** Weather of the day where the phone is, a function of the date alone. */
export function WeatherWidget() {
  const now = useNow();
  const zone = useZone();
  const place = usePhone(p => p.device.place.name);
  const { year, month, day, hour } = partsAt(now, zone);
  const mixed = (year * 372 + month * 31 + day) * 2654435761 % 4294967296;
  const sky = SKY[Math.floor(mixed / 1024) % SKY.length]!;
  const season = 10 - 8 * Math.cos(((month - 1.5) / 12) * 2 * Math.PI);
  const degrees = Math.round(season + (mixed % 50) / 10 - 2 + 3 * Math.sin(((hour - 9) / 24) * 2 * Math.PI));
  return (
    <div className={css['weather']} role="group" aria-label={`Weather in ${place}: ${sky.words}, ${degrees} degrees`}>
      <Icon name={sky.icon} size={40} />
      <div className={css['words']}><div className={css['degrees']}>{degrees}°</div><div className={css['date']}>{sky.words} · {place}</div></div>
    </div>
  );
}
