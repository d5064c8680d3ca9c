import { BUCKETS, BUCKET_WEIGHTS, type Bucket } from '../../codecs/shared/buckets.ts';

export { BUCKETS, BUCKET_WEIGHTS, type Bucket };

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
