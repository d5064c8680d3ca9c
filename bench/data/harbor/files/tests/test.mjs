import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const { TAPWORLD_URL: url, TAPWORLD_TOKEN: token, VERIFIER_LOGS: logs = '/logs/verifier' } = process.env;
const answer = await fetch(`${url}/v1/episodes/task/verdict`, {
  headers: { authorization: `Bearer ${token}` },
});
const text = await answer.text();
if (!answer.ok) throw new Error(`No verdict: ${answer.status} ${text}`);
mkdirSync(logs, { recursive: true });
writeFileSync(join(logs, 'verdict.json'), `${text}\n`);
const { success, mask, failure, error } = JSON.parse(text);
if (mask === 0 || error) throw new Error(`This episode has no reward: ${JSON.stringify(failure ?? error)}`);
writeFileSync(join(logs, 'reward.txt'), success ? '1\n' : '0\n');
