// Opens the episode of task.json at TAPWORLD_URL, as the episode `task`, for an agent with the token that task.toml has.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const url = process.env.TAPWORLD_URL;
const { task, seed, operator, agent } = JSON.parse(
  readFileSync(new URL('task.json', import.meta.url), 'utf8'),
);
/** A model may think for long. */
const DAY_MS = 86_400_000;
const PATIENCE_S = 120;

async function ask(method, path, body) {
  const headers = { authorization: `Bearer ${operator}`, 'content-type': 'application/json' };
  const answer = await fetch(`${url}${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

for (let second = 0; ; second++) {
  const { ok } = await fetch(`${url}/ready`).catch(() => ({ ok: false }));
  if (ok) break;
  if (second >= PATIENCE_S) throw new Error(`${url} is not ready after ${PATIENCE_S} s`);
  await setTimeout(1_000);
}
const { id } = await ask('POST', '/v1/episodes', { task, seed, ttl: DAY_MS, observe: { screenshot: false } });
const value = await ask('GET', `/v1/episodes/${id}/value`);
await ask('DELETE', `/v1/episodes/${id}`);
const token = createHash('sha256').update(agent).digest('hex');
await ask('PUT', '/v1/episodes/task/value', { ...value, token });
