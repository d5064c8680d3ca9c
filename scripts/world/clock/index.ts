/** Alarms, timers and cities of the person, by hand. Times are of the day in Harrow Bay. */

export interface WorldAlarm {
  id: string;
  time: string;
  on: boolean;
  label?: string;
  days?: string;
  sound?: string;
  vibrate?: boolean;
}

export const alarms: readonly WorldAlarm[] = [
  { id: 'weekday', time: '06:45', on: true, days: 'Mon Tue Wed Thu Fri' },
  { id: 'weekend', time: '08:30', on: false, days: 'Sat Sun', sound: 'Rooster' },
  { id: 'bins', time: '19:30', on: true, label: 'Bins out', days: 'Wed', vibrate: false },
  { id: 'kiln', time: '16:20', on: false, label: 'Glaze kiln', sound: 'Kettle' },
  { id: 'ferry', time: '05:50', on: false, label: 'Ferry to Gannet Isle, tickets in the blue coat' },
];

export const wakeUp: WorldAlarm = { id: 'wake-up', time: '07:00', on: true, days: 'Mon Tue Wed Thu Fri' };
export const bedtime = { from: '22:45', reminder: 15 };

/** Label and length in seconds. */
export const timers: readonly { id: string; label: string; seconds: number; made: string }[] = [
  { id: 'eggs', label: 'Eggs', seconds: 390, made: '2026-02-22 09:14' },
  { id: 'plank', label: '', seconds: 90, made: '2026-01-30 18:40' },
];

export const cities: readonly string[] = ['mexico-city', 'shanghai', 'beirut', 'new-york', 'auckland'];
