import { apps } from '../../apps/catalogue.ts';

const SUBJECTS =
  "oneOf('Boat keys', 'Boat kit', 'Tide table', 'Tile table', 'Lamp oil', 'Lamp list', 'Rope size', 'Rope store')";
const NUMBER = 'number: int(10, 99)';

/** The app that a solver opens, and how its goal names it: the suite's, or for `cross` Notes. */
const appOf = (suite: string) =>
  apps.find(({ id }) => id === suite) ?? apps.find(({ id }) => id === 'notes')!;

/** An impossible template for a suite that has none to copy: it asks for something that the phone does not have. */
export function impossibleTemplate(id: string, exportName: string, twin: string): string {
  const app = appOf(id.split('/')[0]!);
  return `import { task } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { done, has, impossible, open, text } from '../steps.ts';

type P = { subject: string; number: number };
const titleOf = ({ subject, number }: P) => \`\${subject} \${number}\`;

/** Nothing on the phone has this title. Replace it with something that ${app.name} could hold and does not. */
export const ${exportName} = task('${id}', {
  subject: ${SUBJECTS},
  ${NUMBER},
}, {
  tags: ['search', 'impossible'],
  expects: 'impossible',
  twin: '${twin}',
  ask: {
    en: [p => \`In ${app.name}, open “\${titleOf(p)}”.\`, p => \`Show me “\${titleOf(p)}” in ${app.name}.\`],
    zh: [p => \`在${app.name}中打开“\${titleOf(p)}”。\`],
  },
  solve: function* (seen, p) {
    seen = yield open('${app.id}');
    yield has(seen, text(titleOf(p))) ? done() : impossible(\`${app.name} has nothing called \${titleOf(p)}\`);
  },
  nearMisses: { declaredDone: { change: () => {}, declared: 'done', because: 'impossible' } },
});
`;
}

/** A query for a suite that has none to copy: it asks for a number that a note has. */
export function queryTemplate(id: string, exportName: string): string {
  return `import { makeNote, openTitled, textIn } from '../notes/make.ts';
import { task, wrongAnswer } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { answer, done } from '../steps.ts';

type P = { subject: string; number: number };
const bodyOf = ({ subject, number }: P) => \`\${subject}: \${number}\`;

/** Reads a number from a note. Replace the note with what this suite's app shows. */
export const ${exportName} = task('${id}', {
  subject: ${SUBJECTS},
  ${NUMBER},
}, {
  tags: ['query', 'search', 'answer-sheet'],
  ask: {
    en: [({ subject }) => \`Which number does my note “\${subject}” have?\`, ({ subject }) => \`Read the number in the note “\${subject}” and answer with it.\`],
    zh: [({ subject }) => \`笔记“\${subject}”里的数字是多少？\`],
  },
  setup: (s, p, ctx) => { makeNote(s, ctx, { title: p.subject, body: bodyOf(p), hoursAgo: 5 }); },
  answer: {
    fields: { number: { type: 'number', label: { en: 'Number', zh: '数字' } } },
    key: ({ p }) => ({ number: p.number }),
  },
  solve: function* (_seen, p) {
    const seen = yield* openTitled(p.subject);
    const found = /: (\\d+)/.exec(textIn(seen, 'Note'))![1];
    yield answer({ number: Number(found) });
    yield done();
  },
  nearMisses: { oneOff: wrongAnswer(p => ({ number: p.number + 1 })) },
});
`;
}
