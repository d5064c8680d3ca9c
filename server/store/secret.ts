import { newSecret } from '../episodes/tokens.ts';
import type { Store } from './store.ts';

const SECRET = 'secret';

/** The secret of a store, by which agents’ tokens are made; the first server that opens the store makes it. */
export async function secretOf(store: Store): Promise<Uint8Array> {
  const found = await store.get(SECRET);
  if (found) return found.value;
  const secret = newSecret();
  if ((await store.put(SECRET, 1, secret)) === 'ok') return secret;
  return secretOf(store);
}
