import { formatBytes } from '../../../../src/sdk/core/format.ts';
import { Icon, Progress } from '../kit.ts';
import type { View } from '../../model.ts';
import { allAppBytes, bytesIn, CATEGORIES, usedBytes } from '../../select.ts';
import { Cell, Group } from '../Frame.tsx';
import css from '../sections.module.css';
import common from '../settings.module.css';

export function BatteryLevel({ v }: { v: View }) {
  const { level, charging } = v.phone.device.battery;
  // About a day and a half from full, which is what the app list's shares are of.
  const hours = Math.round((level / 100) * 34);
  return (
    <Group label="Battery level">
      <Cell pad>
        <div className={css['meterTop']}>
          <span className={css['big']}>{level} %</span>
          {charging && <Icon name="battery_charging_full" size={32} />}
        </div>
        <Progress value={level} max={100} label="Battery level" />
        <span className={common['summary']}>
          {charging ? 'Charging' : hours > 1 ? `About ${hours} hours left` : 'Less than an hour left'}
        </span>
      </Cell>
    </Group>
  );
}

export function DataUse({ v }: { v: View }) {
  const { usedBytes: used, limitBytes, warnBytes } = v.phone.os.settings.dataLimit;
  const most = limitBytes ?? warnBytes ?? Math.max(used, 10_000_000_000);
  return (
    <Group label="Mobile data">
      <Cell pad>
        <div className={css['meterTop']}>
          <span className={css['big']}>{formatBytes(used)}</span>
          <span className={common['summary']}>used</span>
        </div>
        <Progress value={Math.min(used, most)} max={most} label="Mobile data used" />
        <span className={common['summary']}>
          {limitBytes !== null
            ? `of ${formatBytes(limitBytes)}, the limit${warnBytes === null ? '' : `; warning at ${formatBytes(warnBytes)}`}`
            : warnBytes !== null
              ? `Warning at ${formatBytes(warnBytes)}`
              : 'No limit'}
        </span>
      </Cell>
    </Group>
  );
}

export function StorageBar({ v }: { v: View }) {
  const { capacity, system } = v.phone.device.storage;
  const parts: [string, number][] = [
    ['Apps', allAppBytes(v)],
    ...CATEGORIES.map((c): [string, number] => [c.title, bytesIn(v.phone, c.id)]),
    ['System', system],
  ];
  const used = usedBytes(v);
  return (
    <Group label="Storage">
      <Cell pad>
        <div className={css['meterTop']}>
          <span className={css['big']}>{formatBytes(used)}</span>
          <span className={common['summary']}>{`used of ${formatBytes(capacity)}`}</span>
        </div>
        <div
          className={css['stack']}
          role="img"
          aria-label={parts.map(([t, b]) => `${t} ${formatBytes(b)}`).join(', ')}
        >
          {parts.map(
            ([title, bytes], i) =>
              bytes / capacity > 0.002 && <span key={title} data-part={i} style={{ flexGrow: bytes }} />,
          )}
          <span data-part="free" style={{ flexGrow: Math.max(0, capacity - used) }} />
        </div>
        <span className={common['summary']}>{`${formatBytes(Math.max(0, capacity - used))} free`}</span>
      </Cell>
    </Group>
  );
}
