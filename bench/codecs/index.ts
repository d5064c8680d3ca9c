import { androidWorld } from './android-world.ts';
import type { Codec } from './codec.ts';
import { tapworld } from './tapworld.ts';

export { NoAction, type Codec } from './codec.ts';

/** Every codec by the name that `--actions` takes. */
export const codecs: Record<string, Codec> = Object.fromEntries([tapworld, androidWorld].map(codec => [codec.name, codec]));
