import { phoneSchema } from '../../apps/catalogue.ts';
import { describeFact } from '../../judges/compare/describe.ts';
import { changesSince } from '../../judges/side-effects.ts';
import type { RecordingDetail, RecordingDraft } from '../../src/protocol/wire/recordings.ts';
import { advanceTo } from '../tasks/expected.ts';
import { endOf, type Recording } from './recording.ts';
import { partsOf, setupWords } from './setup.ts';

/** What a recording means, as far as it is known. */
export interface Analysis extends Pick<
  RecordingDetail,
  'setup' | 'changes' | 'effects' | 'parameters' | 'readings' | 'problems' | 'draft'
> {
  /** The file, not in the repo's format yet; null as long as something is missing. */
  file: { path: string; text: string } | null;
  model: null;
}

export function analyse(recording: Recording, draft: RecordingDraft): Analysis {
  const { solution, start } = recording;
  const end = solution ? endOf(solution) : start;
  const facts = changesSince(phoneSchema, advanceTo(start, end.clock.now, end), end);
  return {
    draft,
    setup: setupWords(partsOf(recording.base, recording.setup)),
    changes: facts.map(fact => ({
      id: fact.path,
      path: fact.path,
      words: describeFact(fact),
      fate: 'expected',
      fates: ['expected', 'free', 'mustNot'],
      change: 'changed',
    })),
    effects: [],
    parameters: [],
    readings: [],
    problems: [],
    file: null,
    model: null,
  };
}
