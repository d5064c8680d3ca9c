import { formatBytes, formatDay } from '../../../src/sdk/core/format.ts';
import { addDays, epochOf, partsAt } from '../../../src/state/clock.ts';
import { type View } from '../model.ts';

export const radiosOf = (v: View) => v.phone.device.radios;
export const networkOf = (v: View) => radiosOf(v).networks[v.params['id'] ?? ''];
export const isJoined = (v: View) => radiosOf(v).network === v.params['id'];
export const wifiSummary = (v: View): string =>
  !radiosOf(v).wifi
    ? 'Off'
    : radiosOf(v).network
      ? (radiosOf(v).networks[radiosOf(v).network!]?.ssid ?? '')
      : 'Not connected';
export const vpnSummary = (v: View): string =>
  radiosOf(v).vpn ? `Connected to ${radiosOf(v).vpns[radiosOf(v).vpn!]?.name ?? ''}` : 'None';
export const mobileSummary = (v: View): string =>
  radiosOf(v).aeroplane
    ? 'Aeroplane mode is on'
    : radiosOf(v).mobileData
      ? radiosOf(v).carrier
      : 'Mobile data is off';

const GB = 1_000_000_000;
export const amounts = (list: readonly number[], none: string) => [
  { value: 'none', label: none },
  ...list.map(gb => ({ value: String(gb * GB), label: formatBytes(gb * GB) })),
];
export const withOwn = (list: { value: string; label: string }[], own: number | null) =>
  own === null || list.some(o => o.value === String(own))
    ? list
    : [...list, { value: String(own), label: formatBytes(own) }];

/** Start and end of the data cycle that holds now, epoch ms. */
export function cycleOf(v: View): { from: number; to: number } {
  const { now, zone } = v.phone.clock;
  const day = v.phone.os.settings.dataLimit.cycleDay;
  const p = partsAt(now, zone);
  const last = (year: number, month: number) =>
    partsAt(addDays(epochOf({ year, month: month + 1, day: 1 }, zone), -1, zone), zone).day;
  const start = (year: number, month: number) => {
    const m = partsAt(epochOf({ year, month, day: 1 }, zone), zone);
    return epochOf({ year: m.year, month: m.month, day: Math.min(day, last(m.year, m.month)) }, zone);
  };
  const here = start(p.year, p.month);
  return now >= here
    ? { from: here, to: start(p.year, p.month + 1) }
    : { from: start(p.year, p.month - 1), to: here };
}
export const cycleWords = (v: View): string => {
  const { from, to } = cycleOf(v);
  const { zone } = v.phone.clock;
  return `${formatDay(from, zone).slice(5)} – ${formatDay(addDays(to, -1, zone), zone).slice(5)}`;
};
