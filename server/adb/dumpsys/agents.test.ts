import { describe, expect, it } from 'vitest';
import { usePhone } from '../testing.ts';

const tested = usePhone();
const { sh } = tested;
const out = async (line: string) => (await sh(line)).out;

describe('dumpsys window', () => {
  it('names the rotation as AndroidWorld’s get_orientation reads it', async () => {
    expect(await out('dumpsys window | grep mCurrentRotation')).toBe('      mCurrentRotation=ROTATION_0\n');
    await sh('settings put system accelerometer_rotation 0; settings put system user_rotation 1');
    expect(await out('dumpsys window displays | grep mCurrentRotation')).toBe(
      '      mCurrentRotation=ROTATION_90\n',
    );
    expect(await out('dumpsys window')).toContain('mUserRotationMode=USER_ROTATION_LOCKED');
  });

  it('names the focus once in the whole, and in each of its sections', async () => {
    for (const section of ['', ' windows', ' displays'])
      for (const line of ['mCurrentFocus', 'mFocusedApp'])
        expect(await out(`dumpsys window${section} | grep -c ${line}=`), section + line).toBe('1\n');
  });
});

describe('the physical size', () => {
  it('stays after wm size', async () => {
    await sh('wm size 720x1600');
    const input = await out('dumpsys input');
    expect(input).toContain('logicalFrame=[0, 0, 720, 1600]');
    expect(input).toContain('physicalFrame=[0, 0, 1080, 2400], deviceSize=[1080, 2400]');
    expect(await out('dumpsys display')).toContain('deviceWidth=1080, deviceHeight=2400');
    expect(await out('dumpsys display')).toContain('{id=1, width=1080, height=2400, fps=60.0}');
    expect(await out('dumpsys window displays')).toContain(
      'init=1080x2400 480dpi base=720x1600 480dpi cur=720x1600',
    );
    expect(await out('dumpsys SurfaceFlinger')).toContain('Display size: 1080x2400');
    await sh('wm size reset');
    expect(await out('dumpsys window displays')).toContain('init=1080x2400 480dpi cur=1080x2400');
  });
});

describe('the options of dumpsys, as android_env sends them', () => {
  it.each([
    ['--priority HIGH -l', 'Currently running services:\n  connectivity\n  meminfo\n'],
    ['-t 20 --priority CRITICAL -l', '  window\n'],
    ['-t 5 battery', 'Current Battery Service state:'],
    ['-T 5000 power', 'POWER MANAGER (dumpsys power)'],
    ['--pid battery', '1402\n'],
    ['--help', 'usage: dumpsys'],
  ])('dumpsys %s', async (options, words) => {
    expect(await sh(`dumpsys ${options}`)).toMatchObject({
      out: expect.stringContaining(words) as string,
      err: '',
      status: 0,
    });
  });

  it('dumps all services but some', async () => {
    const all = await out('dumpsys -t 20 --skip activity,window');
    expect(all).toMatch(/^Currently running services:\n {2}SurfaceFlinger\n {2}activity \(skipped\)\n/);
    expect(all).toContain('DUMP OF SERVICE battery:\n');
    expect(all).not.toContain('DUMP OF SERVICE window:');
    expect(all).toMatch(
      /--------- 0\.001s was the duration of dumpsys wifi, ending at: 2026-03-12 09:41:00\n$/,
    );
    expect(await out('dumpsys')).toContain('DUMP OF SERVICE window:');
  });

  it('has no proto, and says so', async () => {
    expect(await sh('dumpsys --proto activity')).toMatchObject({ out: '', status: 1 });
    expect((await sh('dumpsys --priority LOW')).err).toContain('usage: dumpsys');
  });
});
