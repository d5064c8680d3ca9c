export * from './select/check.ts';
export * from './select/feed.ts';
export * from './select/people.ts';
export * from './select/score.ts';
export * from './select/search.ts';
export * from './select/thread.ts';
export { ME } from './state.ts';
