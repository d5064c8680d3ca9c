export * from './select/activity.ts';
export * from './select/gpx.ts';
export * from './select/history.ts';
export * from './select/stats.ts';
export * from './select/words.ts';
export { KINDS, type Type } from './kinds.ts';
