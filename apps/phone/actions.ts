import { calling } from './calling.ts';
import { incoming } from './incoming.ts';
import { log } from './log.ts';
import { clock, settings, voicemail } from './settings.ts';

export const actions = { ...calling, ...incoming, ...log, ...settings, ...voicemail, ...clock };
