import { goods } from './browser.ts';
import { food } from './food.ts';
import { landscapes } from './landscapes.ts';
import { papers } from './papers.ts';
import type { Scene } from './scene.ts';
import { animals, things } from './things.ts';

/** All photos in the order of the index. */
export const photos: readonly Scene[] = [...landscapes, ...animals, ...food, ...things, ...papers, ...goods];
