import {
  IconChartBar,
  IconChecklist,
  IconDeviceMobile,
  IconPlayerRecord,
  IconSchool,
  IconServerBolt,
  type Icon,
} from '@tabler/icons-react';

/** A room of the studio, as the bar at the side lists it. */
export interface Room {
  to: string;
  name: string;
  icon: Icon;
  /** Opens it, with Alt. */
  key: string;
}

export const rooms: readonly Room[] = [
  { to: '/phones', name: 'Phones', icon: IconDeviceMobile, key: 'p' },
  { to: '/tasks', name: 'Tasks', icon: IconChecklist, key: 't' },
  { to: '/record', name: 'Record', icon: IconPlayerRecord, key: 'c' },
  { to: '/runs', name: 'Runs', icon: IconChartBar, key: 'r' },
  { to: '/train', name: 'Train', icon: IconSchool, key: 'n' },
  { to: '/machines', name: 'Machines', icon: IconServerBolt, key: 'm' },
];
