import { catalogue } from '../../apps/catalogue.ts';
import type { Problem } from '../../src/protocol/wire/recordings.ts';
import type { ActGroup } from './changes.ts';
import { quoted } from './code.ts';
import type { Parameter, RowParameter } from './parameters.ts';
import { singular } from './plain-words.ts';

const HOLE = /\{([A-Za-z][\w]*(?:\.[\w]+)*)\}/g;

/** Fields of a row that a goal may name beside what the row is called. */
function plainFields(parameter: Extract<Parameter, { kind: 'row' }>): string[] {
  return Object.entries(parameter.found.row).flatMap(([field, value]) =>
    (typeof value === 'string' && value !== '' && value.length <= 60) || typeof value === 'number'
      ? [field]
      : [],
  );
}

/** Names that a goal can use for a parameter, the best first: `note.title`. */
export function holesOf(parameter: Parameter): string[] {
  if (parameter.kind !== 'row') return [parameter.name];
  const own = parameter.label ? [`${parameter.name}.${parameter.label.hole}`] : [];
  return [...new Set([...own, ...plainFields(parameter).map(field => `${parameter.name}.${field}`)])];
}

/** Code of a hole, and a function that it calls; undefined for one that is not there. */
export function holeCode(
  hole: string,
  parameters: readonly Parameter[],
): { code: string; needs?: { name: string; file: string }; of: string } | undefined {
  const [name = '', ...fields] = hole.split('.');
  const field = fields.join('.');
  const parameter = parameters.find(each => each.used && each.name === name);
  if (!parameter || !holesOf(parameter).includes(hole)) return undefined;
  if (parameter.kind === 'time') return { code: `p.${name}.text`, of: name };
  if (parameter.kind !== 'row') return { code: `p.${name}`, of: name };
  const { label } = parameter;
  if (label && field === label.hole)
    return { code: label.code(`p.${name}`), of: name, ...(label.needs ? { needs: label.needs } : {}) };
  return { code: `p.${name}.${field}`, of: name };
}

/** Holes of a phrasing, in order. */
export const holesIn = (goal: string): string[] => [...goal.matchAll(HOLE)].map(match => match[1]!);

/** A phrasing as code: a template literal over the parameters, or a plain text. */
export function goalCode(goal: string, parameters: readonly Parameter[], needs: Map<string, string>): string {
  const used = holesIn(goal).map(hole => holeCode(hole, parameters));
  if (used.every(each => each === undefined)) return quoted(goal);
  const escaped = goal.replace(/[`\\]|\$(?=\{)/g, '\\$&');
  const code = escaped.replace(HOLE, (text, hole: string) => {
    const found = holeCode(hole, parameters);
    if (!found) return text;
    if (found.needs) needs.set(found.needs.name, found.needs.file);
    return `\${${found.code}}`;
  });
  return `p => \`${code}\``;
}

/** What is wrong with the phrasings: holes that are not there, too few, and parameters that they do not name. */
export function goalProblems(
  goal: { en: readonly string[]; zh: readonly string[] },
  parameters: readonly Parameter[],
): Problem[] {
  const problems: Problem[] = [];
  const add = (where: string, message: string, isWarning = false) =>
    problems.push({ where, message, isWarning });
  const known = parameters.filter(({ used }) => used).flatMap(holesOf);
  if (goal.en.filter(text => text.trim() !== '').length < 2)
    add('/goal/en', 'Two phrasings in English are needed');
  if (goal.zh.filter(text => text.trim() !== '').length < 1)
    add('/goal/zh', 'A phrasing in Chinese is needed');
  // A person has to know every parameter that the expected change or the answer depends on.
  const needed = parameters.filter(
    parameter =>
      parameter.used &&
      // The first of a list needs no name.
      !(parameter.kind === 'row' && parameter.first) &&
      parameter.occurs.some(where => where !== 'setup' && where !== 'answer'),
  );
  for (const language of ['en', 'zh'] as const)
    goal[language].forEach((text, i) => {
      const where = `/goal/${language}/${i}`;
      if (text.trim() === '') return add(where, 'It is empty');
      const holes = holesIn(text);
      for (const hole of holes)
        if (!known.includes(hole))
          add(
            where,
            `There is no {${hole}}; there are ${known.map(each => `{${each}}`).join(', ') || 'none'}`,
          );
      const missing = needed.filter(({ name }) => !holes.some(hole => hole.split('.')[0] === name));
      if (missing.length > 0)
        add(
          where,
          `It does not say ${missing.map(parameter => `{${holesOf(parameter)[0] ?? parameter.name}}`).join(' and ')}, which nobody can know otherwise`,
          true,
        );
    });
  return problems;
}

/** Verbs of actions in Chinese. */
const CHINESE: Readonly<Record<string, string>> = {
  move: '移动',
  bin: '删除',
  delete: '删除',
  remove: '删除',
  add: '添加',
  create: '新建',
  save: '保存',
  star: '标为星标',
  pin: '置顶',
  edit: '修改',
  rename: '重命名',
  send: '发送',
  pay: '支付',
  set: '设置',
  like: '标为喜欢',
  follow: '关注',
  archive: '归档',
  tick: '勾选',
  finish: '完成',
  complete: '完成',
};

const wordsOf = (action: string) => action.replace(/([A-Z])/g, ' $1').toLowerCase();

/** The first of a list, as a goal says it. */
const firstWords = ({ found, first }: RowParameter, language: 'en' | 'zh'): string =>
  language === 'en'
    ? `the ${first!.is} ${singular(found.table.name)}`
    : first!.is === 'newest'
      ? '最新的一项'
      : '最早的一项';

/** Holes for parameters, in quotes where they hold a person's own words. */
const holesFor = (of: readonly Parameter[], language: 'en' | 'zh'): string[] =>
  of.flatMap(parameter =>
    parameter.kind === 'row' && parameter.first
      ? [firstWords(parameter, language)]
      : holesOf(parameter)
          .slice(0, 1)
          .map(hole => (parameter.kind === 'row' || parameter.kind === 'text' ? `“{${hole}}”` : `{${hole}}`)),
  );

/** Phrasings to begin with: what was done, to which rows, in which app. */
export function proposedGoal(
  groups: readonly ActGroup[],
  parameters: readonly Parameter[],
  asks: boolean,
  inApp?: string,
): { en: string[]; zh: string[] } {
  const told = parameters.filter(({ used, occurs }) => used && occurs.some(where => where !== 'setup'));
  // What is changed comes first, then where it was found.
  const isWanted = ({ occurs }: Parameter) => occurs.includes('expect') || occurs.includes('answer');
  const inOrder = [...told].sort((a, b) => Number(isWanted(b)) - Number(isWanted(a)));
  const [holes, holesZh] = [holesFor(inOrder, 'en'), holesFor(inOrder, 'zh')];
  if (asks) {
    const about = holes.length > 0 ? holes.join(' and ') : 'this';
    const aboutZh = holesZh.length > 0 ? holesZh.join('和') : '这个';
    return {
      en: [
        `Look up ${about} and fill in the answer sheet.`,
        `What do I have for ${about}? Answer on the sheet.`,
      ],
      zh: [`查看${aboutZh}，并填写答题表。`],
    };
  }
  const act = groups.at(-1)?.acts.at(-1);
  if (!act) return { en: [], zh: [] };
  const [first, ...others] = holes;
  const app = catalogue.metas.get(act.app === 'system' ? (inApp ?? '') : act.app)?.name ?? 'the phone';
  const verb = wordsOf(act.action);
  const [word = ''] = verb.split(' ');
  const rest = others.length > 0 ? `: ${others.join(', ')}` : '';
  const [firstZh, ...othersZh] = holesZh;
  const restZh = othersZh.length > 0 ? `：${othersZh.join('、')}` : '';
  const object = first === undefined ? '' : ` ${first}`;
  return {
    en: [`In ${app}, ${verb}${object}${rest}.`, `Please ${verb}${object} in ${app}${rest}.`],
    zh: [`在“${app}”里${CHINESE[word] ?? '处理'}${firstZh ?? ''}${restZh}。`],
  };
}
