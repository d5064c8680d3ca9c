export { answers } from './answers/manifest.ts';
export { chat } from './chat/manifest.ts';
export { contacts } from './contacts/manifest.ts';
export { notes } from './notes/manifest.ts';
export { settings } from './settings/manifest.ts';
export { calendar } from './calendar/manifest.ts';
export { clock } from './clock/manifest.ts';
export { phone } from './phone/manifest.ts';
