import { bags, clothes } from './clothes.ts';
import { electronics, outdoors } from './electronics.ts';
import { food, garden } from './garden.ts';
import { home } from './home.ts';
import { kitchen } from './kitchen.ts';
import { paper, toys } from './paper.ts';

/** All that is sold new on Bazari. */
export const goods = [
  ...home,
  ...kitchen,
  ...clothes,
  ...bags,
  ...electronics,
  ...outdoors,
  ...paper,
  ...toys,
  ...food,
  ...garden,
];
