import { Button } from './kit.ts';
import type { ParcelRow } from '../select.ts';
import type { Stage } from '../state.ts';
import { METHOD_WORDS, STAGE_WORDS } from './names.ts';
import { useAct, useDates, useShop, useWords } from './hooks.ts';
import { Panel, Tag } from './Parts.tsx';
import css from './orders.module.css';

const WAYS: Readonly<Record<string, readonly Stage[]>> = {
  collect: ['sent', 'depot', 'ready', 'delivered'],
  pickUp: ['ready', 'delivered'],
};

/** A parcel with where it was and what is to come. */
export function Tracking({ parcel }: { parcel: ParcelRow }) {
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const { moment, date } = useDates();
  const way = WAYS[parcel.method] ?? (['sent', 'depot', 'out', 'delivered'] as const);
  const name = state.sellers[parcel.seller]?.name ?? state.people[parcel.seller]?.name ?? '';
  return (
    <Panel title={t('parcelFrom', { name })} action={parcel.number !== '' && <Tag>{parcel.number}</Tag>}>
      <p className={css['text']}>
        {t(METHOD_WORDS[parcel.method])}
        {parcel.stage !== 'delivered' && ` · ${t('expectedOn', { day: date(parcel.expected) })}`}
      </p>
      <ol className={css['track']} aria-label={t('tracking')}>
        {way.map(stage => {
          const event = parcel.events.find(e => e.stage === stage);
          return (
            <li key={stage} className={css['stop']} data-done={event ? '' : undefined}>
              <span>{t(STAGE_WORDS[stage])}</span>
              {event && <small>{moment(event.at)}</small>}
            </li>
          );
        })}
      </ol>
      {parcel.stage === 'ready' && (
        <Button
          variant="tonal"
          rid={`collected-${parcel.id}`}
          onClick={() => act.collected({ parcel: parcel.id })}
        >
          {t('iHaveIt')}
        </Button>
      )}
    </Panel>
  );
}
