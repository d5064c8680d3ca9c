import { flat } from './flat.ts';
import { errands, gannet } from './out.ts';
import { mine, people } from './people.ts';
import type { Line } from './types.ts';
import { work } from './work.ts';

/** Lists in their order, with how they look. */
export const lists: readonly {
  id: string;
  name: string;
  colour: 'blue' | 'orange' | 'green' | 'pink' | 'teal' | 'purple';
  icon: 'work' | 'home' | 'shopping_cart' | 'family_restroom' | 'sailing' | 'favorite';
  made: string;
  lines: readonly Line[];
}[] = [
  { id: 'work', name: 'Work', colour: 'blue', icon: 'work', made: '2025-01-01 12:00', lines: work },
  { id: 'flat', name: 'Flat', colour: 'orange', icon: 'home', made: '2025-01-01 12:01', lines: flat },
  {
    id: 'errands',
    name: 'Errands',
    colour: 'green',
    icon: 'shopping_cart',
    made: '2025-01-01 12:02',
    lines: errands,
  },
  {
    id: 'people',
    name: 'Family & friends',
    colour: 'pink',
    icon: 'family_restroom',
    made: '2025-01-01 12:03',
    lines: people,
  },
  {
    id: 'gannet',
    name: 'Gannet weekend',
    colour: 'teal',
    icon: 'sailing',
    made: '2026-03-03 20:00',
    lines: gannet,
  },
  { id: 'mine', name: 'Me', colour: 'purple', icon: 'favorite', made: '2025-01-01 12:04', lines: mine },
];
