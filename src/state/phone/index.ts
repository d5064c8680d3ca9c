export * from './effects.ts';
export * from './device.ts';
export * from './os.ts';
export * from './ui.ts';
export * from './phone.ts';
