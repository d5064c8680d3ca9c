import { Sheet } from './Sheet.tsx';

export const screens = { Sheet };
