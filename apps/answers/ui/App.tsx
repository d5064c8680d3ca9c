import { Sheet } from './Sheet.tsx';

export { icons } from './icons.ts';

export const screens = { Sheet };
