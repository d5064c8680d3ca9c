import { Icon, Screen, EmptyState, AppBar, IconButton } from './kit.ts';
import {
  spanWords,
  warningPeak,
  warningsOf,
  warningSpan,
  warningTitle,
  WARNING_DAYS,
  WARNING_TEXT,
  WARNING_WORDS,
  LEVEL_WORDS,
} from '../select.ts';
import { NoPlace, OfflineNotice } from './Frame.tsx';
import { useH24, useNav, useParams, usePlace, useQuarter, useWeather } from './hooks.ts';
import css from './sky.module.css';
import own from './warnings.module.css';

const GONE = 'It is not among your places any more, or location is off.';

/** All warnings of a place. */
export function Warnings() {
  const { place: key } = useParams('/alerts/:place');
  const state = useWeather();
  const now = useQuarter();
  const h24 = useH24();
  const nav = useNav();
  const place = usePlace(key);
  if (!place) return <NoPlace title="Warnings" text={GONE} />;
  const warnings = warningsOf(state, place, now);
  return (
    <Screen
      label="Warnings"
      appBar={
        <AppBar
          title="Warnings"
          subtitle={place.name}
          actions={
            <IconButton
              icon="notifications"
              label="Notification settings"
              onClick={() => nav.push('/alert-settings')}
            />
          }
        />
      }
    >
      <div className={own['page']}>
        <OfflineNotice />
        {warnings.map(w => (
          <button
            key={w.id}
            type="button"
            className={css['notice']}
            data-level={w.level}
            data-rid="warning"
            data-key={w.id}
            onClick={() => nav.push('/alert/:place/:alert', { place: key, alert: w.id })}
          >
            <Icon name="warning" filled />
            <span>
              <b>{warningTitle(w)}</b>
              {warningSpan(w, now, place.zone, h24)}
              <br />
              {warningPeak(w, state.units)}
            </span>
            <Icon name="chevron_right" />
          </button>
        ))}
        {warnings.length === 0 && (
          <EmptyState
            icon="verified"
            title="No warnings"
            text={`No severe weather is in sight for ${place.name} in the next ${WARNING_DAYS} days.`}
          />
        )}
      </div>
    </Screen>
  );
}

/** One warning: when, how bad, what to expect, what to do. */
export function WarningScreen() {
  const { place: key, alert } = useParams('/alert/:place/:alert');
  const state = useWeather();
  const now = useQuarter();
  const h24 = useH24();
  const place = usePlace(key);
  if (!place) return <NoPlace title="Warning" text={GONE} />;
  const w = warningsOf(state, place, now).find(x => x.id === alert);
  if (!w)
    return (
      <Screen title="Warning">
        <EmptyState
          icon="verified"
          title="This warning is over"
          text={`It does not hold for ${place.name} any more.`}
        />
      </Screen>
    );
  const { expect, advice } = WARNING_TEXT[w.kind];
  return (
    <Screen label={warningTitle(w)} appBar={<AppBar title="Warning" subtitle={place.name} />}>
      <div className={own['page']}>
        <div className={css['notice']} data-level={w.level}>
          <Icon name="warning" filled size={32} />
          <span>
            <b>{warningTitle(w)}</b>
            {warningSpan(w, now, place.zone, h24)}
          </span>
        </div>
        <div className={own['facts']}>
          <div>
            <small>Level</small>
            <span>{LEVEL_WORDS[w.level]}</span>
          </div>
          <div>
            <small>Kind</small>
            <span>{WARNING_WORDS[w.kind]}</span>
          </div>
          <div>
            <small>Lasts</small>
            <span dir="auto">{spanWords(Math.round((w.to - w.from) / 60_000))}</span>
          </div>
          <div>
            <small>At worst</small>
            <span dir="auto">{warningPeak(w, state.units)}</span>
          </div>
        </div>
        <h2 className={own['head']}>What to expect</h2>
        <p dir="auto" className={own['text']}>
          {expect[w.level]}
        </p>
        <h2 className={own['head']}>What to do</h2>
        <ul className={own['list']}>
          {advice.map(a => (
            <li key={a} dir="auto">
              {a}
            </li>
          ))}
        </ul>
        <h2 className={own['head']}>Levels</h2>
        <p dir="auto" className={own['text']}>
          Yellow: be aware. Amber: be prepared, plans may have to change. Red: take action, there is a danger
          to life.
        </p>
      </div>
    </Screen>
  );
}
