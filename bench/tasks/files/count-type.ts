import { task, wrongAnswer } from '../form.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { all, answer, done, scroll, type Matcher, type Steps } from '../steps.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { filesOf, openFolder, put, putFolder } from './make.ts';

const OTHERS = ['txt', 'csv', 'docx', 'pdf'] as const;
interface P {
  project: string;
  end: string;
  counts: number[];
  nos: number;
}
const path = (p: P) => `Documents/${p.project}`;
const other = (p: P) => OTHERS.find(o => o !== p.end)!;
const file: Matcher = {
  what: 'a file',
  rank: e => (e.id.startsWith('file#') && !e.id.includes('/') ? 0 : null),
};

/** Names of all files of the open list, from top to end. */
function* namesOf(seen: Observation): Generator<ReturnType<typeof scroll>, Set<string>, Observation> {
  const found = new Set<string>();
  for (let before = -1; before < found.size;) {
    before = found.size;
    for (const e of all(seen, file)) found.add(e.name.split(', ')[0]!);
    seen = yield scroll('down', 0.7);
  }
  return found;
}

export const countType = task(
  'files/count-type',
  {
    project: oneOf('Boathouse', 'Allotment', 'Choir', 'Street party', 'Museum night', 'Ferry club'),
    end: oneOf('pdf', 'txt', 'csv'),
    counts: distinct(3, int(2, 13)),
    nos: int(10, 80),
  },
  {
    tags: ['query', 'files', 'count', 'answer-sheet'],
    ask: {
      en: [
        p =>
          `How many ${p.end.toUpperCase()} files (.${p.end}) are in the folder ${path(p)}? Only those in the folder itself count, not those in folders inside it.`,
        p => `Count the files ending in .${p.end} that lie directly in ${path(p)}, and give the number.`,
      ],
      zh: [p => `“${path(p)}”文件夹里（不含子文件夹）有多少个 .${p.end} 文件？请填写数量。`],
    },
    setup: (s, p) => {
      putFolder(s, 'folder', path(p));
      putFolder(s, 'inside', `${path(p)}/Older`);
      for (let i = 0; i < p.counts[0]!; i++)
        put(s, `asked-${i}`, path(p), `page ${p.nos + i * 3}.${p.end}`, { daysAgo: 2 + i });
      for (let i = 0; i < p.counts[1]!; i++)
        put(s, `other-${i}`, path(p), `page ${p.nos + i * 3 + 1}.${other(p)}`, { daysAgo: 3 + i });
      for (let i = 0; i < p.counts[2]!; i++)
        put(s, `deep-${i}`, `${path(p)}/Older`, `page ${p.nos + i}.${p.end}`, { daysAgo: 90 + i });
      const gone = put(s, 'gone', path(p), `page ${p.nos - 2}.${p.end}`);
      filesOf(s)[gone]!.binned = s.clock.now - 3_600_000;
    },
    answer: {
      fields: { files: { type: 'number', label: { en: 'Files', zh: '文件数' } } },
      key: ({ p }) => ({ files: p.counts[0]! }),
    },
    solve: function* (_seen: Observation, p: P): Steps {
      const seen = yield* openFolder(path(p));
      const names = yield* namesOf(seen);
      yield answer({ files: [...names].filter(n => n.endsWith(`.${p.end}`)).length });
      return yield done();
    },
    nearMisses: {
      withThoseInside: wrongAnswer(p => ({ files: p.counts[0]! + p.counts[2]! })),
      allOfTheFolder: wrongAnswer(p => ({ files: p.counts[0]! + p.counts[1]! })),
      withTheBinnedOne: wrongAnswer(p => ({ files: p.counts[0]! + 1 })),
    },
  },
);
