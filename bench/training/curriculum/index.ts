export { BUCKETS, BUCKET_WEIGHTS, bucketOf, type Bucket } from './buckets.ts';
export { curriculum } from './curriculum.ts';
export { trainingEntries } from './entries.ts';
export { readState, writeState } from './file.ts';
export { CURRICULA, MIX, type CurriculumName, type Settings } from './settings.ts';
export {
  type Curriculum,
  type CurriculumState,
  type Drawn,
  type Entry,
  type EntryState,
  type InstanceScores,
} from './types.ts';
export { CurriculumError } from './errors.ts';
