import { readFileSync } from 'node:fs';

const { TAPWORLD_URL: url, TAPWORLD_AGENT_TOKEN: token } = process.env;
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const actions = readFileSync(new URL('actions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
for (const action of actions) {
  const body = `{"action":${action},"observe":{"screenshot":false}}`;
  const answer = await fetch(`${url}/v1/episodes/task/step`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${action}: ${answer.status} ${await answer.text()}`);
}
