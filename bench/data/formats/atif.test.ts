import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportRuns } from '../export.ts';
import { makeRun } from '../testing.ts';

/* The documented model of ATIF v1.8, by its fields: name → check; `?` before a name that may be left out. Nothing else is allowed. */
type Check = (value: unknown, at: string) => string[];
const fails = (ok: boolean, what: string) => (ok ? [] : [what]);
const text: Check = (v, at) => fails(typeof v === 'string', `${at}: string`);
const count: Check = (v, at) => fails(Number.isInteger(v) && (v as number) >= 0, `${at}: integer`);
const number: Check = (v, at) => fails(typeof v === 'number', `${at}: number`);
const dict: Check = (v, at) =>
  fails(typeof v === 'object' && v !== null && !Array.isArray(v), `${at}: object`);
const one =
  (...of: string[]): Check =>
  (v, at) =>
    fails(of.includes(v as string), `${at}: one of ${of.join()}`);
const list =
  (item: Check): Check =>
  (v, at) =>
    Array.isArray(v) ? v.flatMap((x, i) => item(x, `${at}[${i}]`)) : [`${at}: array`];
const object =
  (fields: Record<string, Check>): Check =>
  (v, at) => {
    const wrong = dict(v, at);
    if (wrong.length > 0) return wrong;
    const of = v as Record<string, unknown>;
    const known = new Set(Object.keys(fields).map(name => name.replace('?', '')));
    return [
      ...Object.keys(of)
        .filter(name => !known.has(name))
        .map(name => `${at}.${name}: extra field`),
      ...Object.entries(fields).flatMap(([key, check]) => {
        const name = key.replace('?', '');
        return of[name] === undefined
          ? fails(key.startsWith('?'), `${at}.${name}: missing`)
          : check(of[name], `${at}.${name}`);
      }),
    ];
  };
const part: Check = (v, at) =>
  (v as { type?: string }).type === 'image'
    ? object({
        type: one('image'),
        source: object({ media_type: one('image/jpeg', 'image/png', 'image/gif', 'image/webp'), path: text }),
      })(v, at)
    : object({ type: one('text'), text })(v, at);
const content: Check = (v, at) => (typeof v === 'string' ? [] : list(part)(v, at));
const metrics = object({
  '?prompt_tokens': count,
  '?completion_tokens': count,
  '?cached_tokens': count,
  '?cost_usd': number,
  '?logprobs': list(number),
  '?extra': dict,
});
const fields = object({
  step_id: count,
  '?timestamp': (v, at) => fails(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(v)), `${at}: ISO 8601`),
  source: one('system', 'user', 'agent'),
  message: content,
  '?model_name': text,
  '?reasoning_effort': text,
  '?reasoning_content': text,
  '?tool_calls': list(object({ tool_call_id: text, function_name: text, arguments: dict, '?extra': dict })),
  '?observation': object({
    results: list(object({ '?source_call_id': text, '?content': content, '?extra': dict })),
  }),
  '?metrics': metrics,
  '?llm_call_count': count,
  '?is_copied_context': () => [],
  '?extra': dict,
});
const AGENTS = ['model_name', 'reasoning_effort', 'reasoning_content', 'tool_calls', 'metrics'];
const step: Check = (v, at) => {
  const s = v as {
    source: string;
    llm_call_count?: number;
    tool_calls?: { tool_call_id: string }[];
    observation?: { results: { source_call_id?: string }[] };
  } & Record<string, unknown>;
  const calls = new Set((s.tool_calls ?? []).map(c => c.tool_call_id));
  return [
    ...fields(v, at),
    ...(s.source === 'agent'
      ? []
      : AGENTS.filter(name => s[name] !== undefined).map(name => `${at}.${name}: agent only`)),
    ...(s.llm_call_count === 0
      ? ['metrics', 'reasoning_content']
          .filter(name => s[name] !== undefined)
          .map(name => `${at}.${name}: absent without a call of a model`)
      : []),
    ...(s.observation?.results ?? [])
      .filter(r => r.source_call_id !== undefined && !calls.has(r.source_call_id))
      .map(r => `${at}: no call ${r.source_call_id}`),
  ];
};
const trajectory: Check = (v, at) => [
  ...object({
    schema_version: one('ATIF-v1.8'),
    '?session_id': text,
    '?trajectory_id': text,
    agent: object({
      name: text,
      version: text,
      '?model_name': text,
      '?tool_definitions': list(dict),
      '?extra': dict,
    }),
    steps: list(step),
    '?notes': text,
    '?final_metrics': object({
      '?total_prompt_tokens': count,
      '?total_completion_tokens': count,
      '?total_cached_tokens': count,
      '?total_cost_usd': number,
      '?total_steps': count,
      '?extra': dict,
    }),
    '?continued_trajectory_ref': text,
    '?extra': dict,
    '?subagent_trajectories': list(dict),
  })(v, at),
  ...(v as { steps: { step_id: number }[] }).steps.flatMap((s, i) =>
    fails(s.step_id === i + 1, `${at}.steps[${i}].step_id: ${i + 1}`),
  ),
];

let made: ReturnType<typeof makeRun>;
beforeAll(() => {
  made = makeRun();
});
afterAll(() => made.remove());

it('the check refuses what the model forbids', () => {
  const valid = {
    schema_version: 'ATIF-v1.8',
    agent: { name: 'a', version: '1' },
    steps: [{ step_id: 1, source: 'user', message: 'x' }],
  };
  expect(trajectory(valid, 't')).toEqual([]);
  const wrong = {
    ...valid,
    more: 1,
    steps: [
      { step_id: 2, source: 'user', message: 'x', metrics: {} },
      {
        step_id: 2,
        source: 'agent',
        message: '',
        llm_call_count: 0,
        reasoning_content: 'y',
        observation: { results: [{ source_call_id: 'z' }] },
      },
    ],
  };
  expect(trajectory(wrong, 't')).toEqual([
    't.more: extra field',
    't.steps[0].metrics: agent only',
    't.steps[1].reasoning_content: absent without a call of a model',
    't.steps[1]: no call z',
    't.steps[0].step_id: 1',
  ]);
});

it('every document follows the model, its pictures are where it says, and none is of an episode that never began', async () => {
  const out = join(made.folder, 'atif');
  await exportRuns([{ ...made.run, plan: { ...made.run.plan, llm: { url: 'http://x', model: 'm' } } }], {
    format: 'atif',
    out,
  });
  const names = readdirSync(out)
    .filter(name => name.startsWith('0-'))
    .sort();
  expect(names).toEqual(['0-notes.a.1', '0-notes.a.2', '0-notes.b.2', '0-notes.c.2']);
  const documents = names.map(name => JSON.parse(readFileSync(join(out, name, 'trajectory.json'), 'utf8')));
  expect(documents.flatMap((d, i) => trajectory(d, names[i]!))).toEqual([]);
  const [success, failure, , lost] = documents;
  expect(success.steps.map((s: { source: string }) => s.source).join()).toBe('user,agent,agent,agent,agent');
  expect(success.steps[2]).toMatchObject({
    timestamp: '2026-03-12T09:41:02.000Z',
    llm_call_count: 0,
    tool_calls: [
      {
        function_name: 'tap',
        arguments: { element: 'button/new' },
        extra: { target: { role: 'button', name: 'New note' } },
      },
    ],
    extra: { reward: 0.25 },
  });
  const images = [
    success.steps[0].message,
    ...success.steps
      .slice(1)
      .map((s: { observation: { results: { content: unknown }[] } }) => s.observation.results[0]!.content),
  ]
    .flat()
    .filter((p: { type: string }) => p.type === 'image');
  expect(images).toHaveLength(5);
  for (const { source } of images) expect(existsSync(join(out, names[0]!, source.path))).toBe(true);
  expect(failure.steps[1]).toMatchObject({
    llm_call_count: 1,
    metrics: { prompt_tokens: 100, completion_tokens: 9, cost_usd: 0.25 },
  });
  expect(lost.final_metrics.extra).toEqual({ outcome: 'infra_error', reward: null, progress: null });
});
