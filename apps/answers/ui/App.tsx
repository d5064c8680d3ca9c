import './icons.ts';
import { Sheet } from './Sheet.tsx';

export const screens = { Sheet };
