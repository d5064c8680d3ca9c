import type { Action } from '../../../src/protocol/action.ts';

export const BUCKETS = ['tap', 'type', 'scroll', 'wait', 'system'] as const;
/** A family of actions; also the skill that a task trains most. */
export type Bucket = (typeof BUCKETS)[number];

/** Weights of the buckets as they are published for small controllers (facts/training.md). */
export const BUCKET_WEIGHTS: Readonly<Record<Bucket, number>> = {
  tap: 1.5,
  type: 1,
  scroll: 1.2,
  wait: 0.5,
  system: 1,
};

/** The bucket that an action belongs to. */
export function bucketOf({ type }: Pick<Action, 'type'>): Bucket {
  switch (type) {
    case 'tap':
    case 'double_tap':
    case 'long_press':
    case 'touch':
      return 'tap';
    case 'type':
    case 'clear':
      return 'type';
    case 'scroll':
    case 'swipe':
    case 'drag':
      return 'scroll';
    case 'wait':
      return 'wait';
    default:
      return 'system';
  }
}
