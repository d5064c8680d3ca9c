import { expect, test } from 'vitest';
import { hugePages, sharedMemory } from './shared-memory.ts';

test('pictures go through /dev/shm only where it has room for every browser', () => {
  const GB = 1024 ** 3;
  expect(sharedMemory(64 * 1024 ** 2, 2)).toBe('/tmp');
  expect(sharedMemory(2 * GB, 2)).toBe('/dev/shm');
  expect(sharedMemory(2 * GB, 16)).toBe('/tmp');
});

test('says how the kernel gives huge pages', () => {
  const files: Record<string, string> = {
    '/sys/kernel/mm/transparent_hugepage/enabled': 'always [madvise] never\n',
    '/sys/kernel/mm/transparent_hugepage/shmem_enabled': 'always within_size advise [never] deny force\n',
  };
  expect(hugePages(path => files[path]!)).toEqual({ own: 'madvise', shared: 'never' });
  expect(
    hugePages(() => {
      throw new Error('ENOENT');
    }),
  ).toBeUndefined();
});
