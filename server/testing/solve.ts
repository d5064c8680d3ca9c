import type { Action } from '../../src/protocol/action.ts';
import type { Episode } from '../episodes/episodes.ts';
import { rule, type Fixture } from './fake.ts';

/** Does what notes/create-note asks, through the rules: `act` takes each action on the phone at this address. */
export async function solution(
  f: Fixture,
  phone: string,
  { instance }: Episode,
  act: (action: Action) => Promise<unknown>,
): Promise<void> {
  const { title, body } = instance.params as { title: string; body: string };
  await act(rule('notes', 'create', { kind: 'plain' }));
  const { body: notes } = await f.get(`${phone}/state?path=/apps/notes/notes`);
  const texts = notes as Record<string, { title: string; body: string }>;
  const note = Object.keys(texts).find(id => texts[id]!.title === '' && texts[id]!.body === '');
  await act(rule('notes', 'edit', { note, title, body }));
}
