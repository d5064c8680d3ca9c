import { EmptyState, Icon, Screen } from './kit.ts';
import { draw } from '../chance.ts';
import { useParams, useStays, useWords, useWrite } from './hooks.ts';
import { Fact } from './Parts.tsx';
import css from './flights.module.css';

const CODE = 21;

/** A square code that follows from what it says. */
function Matrix({ text }: { text: string }) {
  const cells = Array.from({ length: CODE * CODE }, (_, i) => i).filter(i => {
    const [x, y] = [i % CODE, Math.floor(i / CODE)];
    const corner = (cx: number, cy: number) => Math.max(Math.abs(x - cx), Math.abs(y - cy));
    for (const [cx, cy] of [
      [3, 3],
      [CODE - 4, 3],
      [3, CODE - 4],
    ] as const) {
      const d = corner(cx, cy);
      if (d <= 4) return d === 3 || d <= 1;
    }
    return draw('code', text, i) < 0.48;
  });
  return (
    <svg viewBox={`0 0 ${CODE} ${CODE}`} aria-hidden="true">
      {cells.map(i => (
        <rect key={i} x={i % CODE} y={Math.floor(i / CODE)} width="1.02" height="1.02" fill="#111" />
      ))}
    </svg>
  );
}

/** The boarding passes of the next flight. */
export function Boarding() {
  const { flight: id } = useParams('/boarding/:flight');
  const state = useStays();
  const t = useWords();
  const w = useWrite();
  const flight = state.flights[id];
  const leg = flight?.legs.find(l => l.arrives > w.now) ?? flight?.legs.at(-1);
  if (!flight?.checkedIn || !leg)
    return (
      <Screen title={t('boardingPass')}>
        <EmptyState icon="qr_code_2" title={t('noPass')} text={t('checkInEarly')} />
      </Screen>
    );
  return (
    <Screen title={t('boardingPass')}>
      {flight.passengers.map((p, i) => (
        <div
          key={p.number}
          className={css['pass']}
          role="group"
          aria-label={t('passOf', { name: p.name })}
          data-rid="pass"
          data-key={p.number}
        >
          <span className={css['passHead']}>
            <span>{t('airline')}</span>
            <span>{leg.number}</span>
          </span>
          <div className={css['passRoute']}>
            <span className={css['line']}>
              <span className={css['end']}>
                <b>{leg.from}</b>
                <span>{w.timeIn(leg.departs, state.airports[leg.from]!.zone)}</span>
              </span>
              <span className={css['middle']}>
                <Icon name="flight" />
              </span>
              <span className={css['end']}>
                <b>{leg.to}</b>
                <span>{w.timeIn(leg.arrives, state.airports[leg.to]!.zone)}</span>
              </span>
            </span>
          </div>
          <Fact label={t('passenger')}>{p.name}</Fact>
          <Fact label={t('day')}>{w.day(leg.day)}</Fact>
          <Fact label={t('seat')}>{leg.seats[i] ?? ''}</Fact>
          <Fact label={t('gate')}>{leg.gate || t('gateLater')}</Fact>
          <div className={css['passCode']}>
            <Matrix text={`${id}${p.number}`} />
          </div>
        </div>
      ))}
    </Screen>
  );
}
