import { describe, expect, it } from 'vitest';
import { commands } from './commands.ts';
import { profileText, roundedProfile } from './profile-text.ts';
import { runCli } from './program.ts';

async function bench(...argv: string[]) {
  const output = { out: '', err: '' };
  const streams = {
    out: (text: string) => void (output.out += text),
    err: (text: string) => void (output.err += text),
  };
  const status = await runCli(commands, ['bench', ...argv], streams, '1.2.3');
  return { status, ...output };
}

describe('what bench cannot measure ends with status 2 and says why', () => {
  it.each([
    [['--only', 'x'], /No measure x; there are cold, .*n16, n16scale1, .*swap/],
    [['--only', 'step,x'], /No measure x/],
    [['--profile', '--only', 'step,swap'], /--profile is for loads; name one of n16, .*group with/],
    [['--scenes', '--profile'], /--scenes is without --only and --profile/],
    [['--scenes', '--only', 'n16'], /--scenes is without/],
    [['--scenes', '--app', 'x'], /No app x/],
    [['--profile', '--app', 'x'], /No app x; there are .*notes/],
    [['--seconds', '0'], /whole number from 1/],
  ])('%j', async (argv, message) => {
    const { status, err } = await bench(...argv);
    expect(status).toBe(2);
    expect(err).toMatch(message);
  });
});

const PROFILE = {
  steps: 200,
  cpuMs: 100.1234,
  nodeMs: 10,
  threads: [
    { process: 'renderer', thread: 'main', cpuMs: 60.12345 },
    { process: 'gpu-process', thread: 'VizCompositorTh', cpuMs: 29.6 },
    { process: 'utility', thread: 'main', cpuMs: 0.4 },
  ],
  stagesMs: { wait: 1234.5, call: 20.05 },
  retries: 1,
};

it('a profile is a table of threads, the dearest first, with small ones added up', () => {
  const lines = profileText('n16', PROFILE).split('\n');
  expect(lines[0]).toBe('n16, 200 steps:');
  expect(lines.slice(4, 9).map(line => line.split(/ {2,}/))).toEqual([
    ['renderer', 'main', '60.1', '60.0 %'],
    ['gpu-process', 'VizCompositorTh', '29.6', '29.6 %'],
    ['node', 'all', '10.0', '10.0 %'],
    ['others', '1', '0.4', '0.4 %'],
    ['sum', '100.1', '100.0 %'],
  ]);
  expect(lines.at(-1)).toBe('On average: wait 1230 ms, call 20.1 ms. Drawn again: 1.');
});

it('in JSON a profile has three digits', () => {
  const { cpuMs, threads, stagesMs } = roundedProfile(PROFILE);
  expect([cpuMs, threads[0]!.cpuMs, stagesMs]).toEqual([100, 60.1, { wait: 1230, call: 20.1 }]);
});
