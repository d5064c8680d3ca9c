import type { RecordingDraft } from '../../src/protocol/wire/recordings.ts';

/** What an author has said who has said nothing yet. */
export const emptyDraft = (): RecordingDraft => ({
  task: '',
  split: 'train',
  tags: [],
  goal: { en: [], zh: [] },
  fates: {},
  changes: {},
  parameters: {},
  readings: {},
  answer: [],
});
