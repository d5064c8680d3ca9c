export { notes } from './notes/manifest.ts';
