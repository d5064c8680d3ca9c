export * from './select/posts.ts';
export * from './select/timeline.ts';
export * from './select/search.ts';
export * from './select/talks.ts';
export * from './select/own.ts';
export { blankDraft, draftOf } from './draft.ts';
export { ME, type Account, type Draft, type Post } from './state.ts';
export { langOf } from './text.ts';
