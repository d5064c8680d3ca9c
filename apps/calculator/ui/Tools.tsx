import type { IconName } from './icons.ts';
import { Icon, Screen, Scroller, SectionHeader } from './kit.ts';
import { kindIn } from '../select.ts';
import { KINDS } from '../units.ts';
import { useApp, useNav } from './hooks.ts';
import css from './tools.module.css';

export const ICONS: Record<string, IconName> = {
  length: 'straighten',
  mass: 'weight',
  area: 'square_foot',
  volume: 'water_drop',
  temperature: 'thermostat',
  speed: 'speed',
  time: 'schedule',
  data: 'hard_drive',
  energy: 'bolt',
  pressure: 'compress',
  fuel: 'local_gas_station',
  power: 'electrical_services',
  currency: 'currency_exchange',
};

/** Everything that can be converted, and the helpers. */
export function Tools() {
  const last = useApp(s => s.kinds.slice(0, 3).flatMap(id => (kindIn(s, id) ? [id] : [])));
  const nav = useNav();
  const go = (id: string) =>
    id === 'currency' ? nav.push('/currency') : nav.push('/convert/:kind', { kind: id });
  const tile = (id: string, name: string, icon: IconName, onClick: () => void, rid = 'tool') => (
    <button type="button" key={id} className={css['tile']} data-rid={rid} data-key={id} onClick={onClick}>
      <span className={css['tileIcon']}>
        <Icon name={icon} />
      </span>
      <span className={css['tileName']}>{name}</span>
    </button>
  );
  const nameOf = (id: string) =>
    id === 'currency' ? 'Currency' : (KINDS.find(k => k.id === id)?.name ?? id);
  return (
    <Screen title="Convert">
      {last.length > 0 && (
        <>
          <SectionHeader title="Last used" />
          <Scroller name="last" axis="x" label="Last used">
            <div className={css['recent']}>
              {last.map(id => (
                <button
                  type="button"
                  key={id}
                  className={css['pill']}
                  data-rid="last-used"
                  data-key={id}
                  aria-label={`${nameOf(id)}, used last`}
                  onClick={() => go(id)}
                >
                  <Icon name={ICONS[id]!} size={20} />
                  <span>{nameOf(id)}</span>
                </button>
              ))}
            </div>
          </Scroller>
        </>
      )}
      <SectionHeader title="Units" />
      <div className={css['grid']}>{KINDS.map(k => tile(k.id, k.name, ICONS[k.id]!, () => go(k.id)))}</div>
      <SectionHeader title="Money and days" />
      <div className={css['grid']}>
        {tile('currency', 'Currency', 'currency_exchange', () => go('currency'))}
        {tile('date', 'Dates', 'date_range', () => nav.push('/date'))}
        {tile('tip', 'Tip and split', 'group', () => nav.push('/tip'))}
      </div>
    </Screen>
  );
}
