import type { ReactNode } from 'react';
import { AppBar, EmptyState, Icon, Screen, type AppBarProps } from './kit.ts';
import type { IconName } from './icons.ts';
import { formatWhen } from '../../../src/sdk/core/format.ts';
import { useNow, useZone } from '../../../src/sdk/react/hooks.ts';
import { hourNow, type PlaceView } from '../select.ts';
import { useH24, useOnline, useQuarter, useWeather } from './hooks.ts';
import { gradientOf, skyOf } from './sky.ts';
import css from './sky.module.css';

/** The sky over a place now, as a background. */
export function useSky(place: PlaceView | undefined) {
  const state = useWeather();
  const now = useQuarter();
  if (!place) return { top: '#3f5266', background: 'linear-gradient(180deg, #3f5266, #617588)' };
  const sky = skyOf(place, now, hourNow(state, place, now).condition);
  return { top: sky.top, background: gradientOf(sky) };
}

/** A screen on the sky of its place, in white type. */
export function SkyScreen({
  place,
  label,
  bar,
  children,
  scene,
  at,
}: {
  place: PlaceView | undefined;
  label: string;
  bar: AppBarProps;
  children: ReactNode;
  scene?: ReactNode;
  /** Sky of another moment than now. */ at?: string;
}) {
  const { background } = useSky(place);
  return (
    <Screen
      label={label}
      dark
      background={at ?? background}
      appBar={<AppBar color="transparent" ink="#fff" className={css['bar']} {...bar} />}
    >
      <div className={css['body']}>
        {scene}
        {children}
      </div>
    </Screen>
  );
}

/** What stands where a place is not known any more, or may not be. */
export function NoPlace({ title, text }: { title: string; text: string }) {
  return (
    <Screen title={title}>
      <EmptyState icon="location_off" title="No weather for this place" text={text} />
    </Screen>
  );
}

/** A card with a heading; `more` leads on. */
export function Card({
  title,
  icon,
  more,
  children,
}: {
  title: string;
  icon: IconName;
  more?: { label: string; name: string; onClick: () => void; rid?: string };
  children: ReactNode;
}) {
  return (
    <section className={css['card']} aria-label={title}>
      <div className={css['cardHead']}>
        <Icon name={icon} size={18} />
        <span className={css['cardTitle']} role="heading" aria-level={2}>
          {title}
        </span>
        {more && (
          <button type="button" className={css['more']} data-rid={more.rid} onClick={more.onClick}>
            {more.label}
            <span className={css['said']}>{` ${more.name}`}</span>
            <Icon name="chevron_right" size={18} />
          </button>
        )}
      </div>
      {children}
    </section>
  );
}

/** How old the forecast is, and whether the phone can fetch another. */
export function useFreshness(): { words: string; offline: boolean } {
  const { updatedAt } = useWeather();
  const now = useNow();
  const zone = useZone();
  const h24 = useH24();
  const offline = !useOnline();
  return {
    words: now - updatedAt < 90_000 ? 'Updated just now' : `Updated ${formatWhen(updatedAt, now, zone, h24)}`,
    offline,
  };
}

/** Says that the phone is offline, and since when the forecast is not fetched. */
export function OfflineNotice() {
  const { words, offline } = useFreshness();
  if (!offline) return null;
  return (
    <div className={css['notice']} data-level="offline" role="status">
      <Icon name="cloud_off" />
      <span>
        <b>You’re offline</b>
        {`${words}. Connect to Wi-Fi or mobile data to get the latest forecast.`}
      </span>
    </div>
  );
}
