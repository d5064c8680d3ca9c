import { autumn, autumnMoves } from './autumn.ts';
import { spring, springMoves } from './spring.ts';
import type { Line, Move } from './types.ts';
import { winter, winterMoves } from './winter.ts';

/** What Robin wrote down, November 2025 to 12 March 2026. */
export const lines: readonly Line[] = [...autumn, ...winter, ...spring];
export const moves: readonly Move[] = [...autumnMoves, ...winterMoves, ...springMoves];
export * from './basis.ts';
export type { AccountKey, CategoryKey, Line, More, Move } from './types.ts';
