import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../../start.ts';
import { AdbDevice } from '../device.ts';
import { runShell } from '../shell.ts';

let server: RunningServer;
let device: AdbDevice;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 1 });
  device = new AdbDevice(server.context, server.context.phones.create({ seed: 1 }));
}, 60_000);
afterAll(() => server.close());
const resultOf = async (line: string) => {
  const { out, err, status } = await runShell(device, line);
  return [out.toString(), err.toString(), status];
};

it.each([
  [`sh -c 'echo hi' | tr h H`, 'Hi\n'],
  [`X=$(sh -c 'echo hi'); echo "[$X]"`, '[hi]\n'],
  [`echo a | xargs echo | tr a A`, 'A\n'],
  [`timeout 5 echo hi | tr h H`, 'Hi\n'],
  [`echo 'echo hi' | sh | tr h H`, 'Hi\n'],
])('sends what an inner program writes where that program’s output goes: %s', async (line, out) => {
  expect(await resultOf(line)).toEqual([out, '', 0]);
});

it('runs a line, a script and its input, with arguments, folder, variables and status', async () => {
  expect(await resultOf(`cd /sdcard; export A=7; sh -c 'pwd; echo $A $1; exit 3' name one`)).toEqual([
    '/sdcard\n7 one\n',
    '',
    3,
  ]);
  expect(
    await resultOf(`echo 'echo "$2"; exit 4' > /sdcard/s.sh; sh /sdcard/s.sh one 'a b'; echo $?`),
  ).toEqual(['a b\n4\n', '', 0]);
  expect(await resultOf('sh /sdcard/none.sh')).toEqual([
    '',
    '/system/bin/sh: /sdcard/none.sh: No such file or directory\n',
    127,
  ]);
  expect(await resultOf(`sh -ec 'false; echo on'`)).toEqual(['', '', 1]);
});

it('keeps bytes unchanged', async () => {
  await runShell(device, `printf 'x' > /data/local/tmp/plain; screencap -p > /data/local/tmp/a.png`);
  const direct = await runShell(device, 'cat /data/local/tmp/a.png');
  const inner = await runShell(device, `sh -c 'cat /data/local/tmp/a.png'`);
  expect(inner.out.equals(direct.out)).toBe(true);
  expect(direct.out.subarray(1, 4).toString()).toBe('PNG');
});
