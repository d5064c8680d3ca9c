export * from './air.ts';
export * from './climate.ts';
export * from './days.ts';
export * from './overrides.ts';
export * from './sun.ts';
export * from './types.ts';
export * from './warnings.ts';
export { fieldsAt, hourAt } from './hour.ts';
