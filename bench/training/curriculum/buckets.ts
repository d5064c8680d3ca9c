export const BUCKETS = ['tap', 'type', 'scroll', 'wait', 'system'] as const;
/** The skill that a task trains most. */
export type Bucket = (typeof BUCKETS)[number];

/** Weights of the published small controllers (facts/training.md). */
export const BUCKET_WEIGHTS: Readonly<Record<Bucket, number>> = { tap: 1.5, type: 1, scroll: 1.2, wait: 0.5, system: 1 };

/** The first row that has one of a template's tags decides, so that what is rare goes before what nearly every task needs. */
const BY_TAG: readonly (readonly [Bucket, readonly string[]])[] = [
  ['wait', ['wait', 'waiting', 'interrupt']],
  ['system', ['settings', 'quick-settings', 'system', 'permission', 'notification', 'clipboard']],
  ['type', ['transcription', 'message', 'create', 'edit', 'rename', 'form']],
  ['scroll', ['scroll', 'search', 'find', 'deep', 'newest', 'slider']],
];

/** The bucket of a template by its tags; `tap` where none says otherwise. */
export function bucketOf(tags: readonly string[]): Bucket {
  return BY_TAG.find(([, of]) => of.some(tag => tags.includes(tag)))?.[0] ?? 'tap';
}
