export { answers } from './answers/manifest.ts';
export { notes } from './notes/manifest.ts';
