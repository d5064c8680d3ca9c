import { common } from '../../core/words/common.ts';

/** What the kit's parts say by themselves, in English. */
export const words = {
  ...common,

  badge: '{count} new',
  badgeDot: 'new',
  decrease: 'Decrease {label}',
  increase: 'Increase {label}',
  loading: 'Loading',
  main: 'Main',
  mapOfTown: 'Map of Harrow Bay',
  menu: 'Menu',
  myLocation: 'My location',
  options: 'Options',
  remove: 'Remove {label}',
} as const;
