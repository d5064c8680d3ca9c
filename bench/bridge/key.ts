import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { AdbCredentialStore, AdbPrivateKey } from '@yume-chan/adb';

/** Where adb keeps its key, and where ours is kept on a machine that has no adb. */
const placesIn = (folder: string) =>
  [join(folder, '.android', 'adbkey'), join(folder, '.tapworld', 'adbkey')] as const;

/**
 * The key by which a device knows this user: that of adb where there is one, so that a device which was allowed once is not asked again;
 * else one made on first use.
 */
export function keyStore(folder: string = homedir()): AdbCredentialStore {
  const [adbs, own] = placesIn(folder);
  const read = (path: string): AdbPrivateKey => ({
    buffer: createPrivateKey(readFileSync(path)).export({ type: 'pkcs8', format: 'der' }),
    name: 'tapworld',
  });
  return {
    *iterateKeys() {
      for (const path of [adbs, own]) if (existsSync(path)) yield read(path);
    },
    generateKey() {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048, publicExponent: 65_537 });
      mkdirSync(join(own, '..'), { recursive: true, mode: 0o700 });
      writeFileSync(own, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
      return read(own);
    },
  };
}
