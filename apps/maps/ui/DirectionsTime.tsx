import { formatDay, formatTime } from '../../../src/sdk/core/format.ts';
import { useSystem } from '../../../src/sdk/react/hooks.ts';
import { daysBetween, partsAt, startOfDay } from '../../../src/state/clock.ts';
import { Menu, type MenuItem } from './kit.ts';
import { useAct, useApp, useH24, useMoment } from './hooks.ts';
import { useTimeDialog } from './parts.tsx';

const MINUTE = 60_000;

/** How the screen writes times: the time of day, and the day where it is another than today. */
export function useTimeWords(): { time: (ms: number) => string; otherDay: (ms: number) => string } {
  const { minute, zone } = useMoment();
  const h24 = useH24();
  return {
    time: ms => formatTime(ms, zone, h24),
    otherDay: ms => {
      const days = daysBetween(minute * MINUTE, ms, zone);
      if (days === 0) return '';
      return days === 1 ? ' tomorrow' : ` ${formatDay(ms, zone)}`;
    },
  };
}

/** When the plan departs or arrives, as its chip says. */
export function useWhenWords(): string {
  const { when, at } = useApp(s => s.plan);
  const { time, otherDay } = useTimeWords();
  if (when === 'now' || at === null) return 'Leave now';
  return `${when === 'depart' ? 'Leave at' : 'Arrive by'} ${time(at)}${otherDay(at)}`;
}

/** Chooses when to leave or arrive. */
export function TimeMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const plan = useApp(s => s.plan);
  const { minute, zone } = useMoment();
  const dialog = useTimeDialog();
  const system = useSystem();
  const act = useAct();
  const at = plan.at ?? minute * MINUTE;
  const askTime = (when: 'depart' | 'arrive') => () => {
    onClose();
    const { hour, minute: past } = partsAt(at, zone);
    const title = when === 'depart' ? 'Leave at' : 'Arrive by';
    dialog(title, hour * 60 + past, { when, day: startOfDay(at, zone) });
  };
  const leaveNow = () => {
    onClose();
    act.setWhen({ when: 'now' });
  };
  const askDay = () => {
    onClose();
    system.openDialog({
      app: 'maps',
      kind: 'date',
      title: 'Day',
      value: at,
      then: { app: 'maps', action: 'setDay', args: {} },
    });
  };
  const items: MenuItem[] = [
    { label: 'Leave now', checked: plan.when === 'now', onClick: leaveNow },
    { label: 'Leave at…', checked: plan.when === 'depart', onClick: askTime('depart') },
    { label: 'Arrive by…', checked: plan.when === 'arrive', onClick: askTime('arrive') },
  ];
  if (plan.when !== 'now')
    items.push({ label: 'On another day…', icon: 'calendar_month', divider: true, onClick: askDay });
  return <Menu open={open} label="Time" anchor="center" onClose={onClose} items={items} />;
}
