export { answers } from './answers/manifest.ts';
export { chat } from './chat/manifest.ts';
export { messages } from './messages/manifest.ts';
export { notes } from './notes/manifest.ts';
export { settings } from './settings/manifest.ts';
