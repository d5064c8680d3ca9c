import { describe, expect, it } from 'vitest';
import { usePhone } from '../testing.ts';

const tested = usePhone();
const { sh } = tested;

describe('settings list', () => {
  it('has the rows that AndroidWorld’s get_all_settings needs', async () => {
    for (const [namespace, row, fewest] of [
      ['secure', 'zen_duration=0', 45],
      ['global', 'device_provisioned=1', 45],
      ['system', 'dim_screen=1', 35],
    ] as const) {
      const rows = (await sh(`settings list ${namespace}`)).out.trim().split('\n');
      expect(rows, namespace).toContain(row);
      expect(rows.length, namespace).toBeGreaterThanOrEqual(fewest);
    }
    await sh('settings put secure zen_duration 5');
    expect((await sh('settings get secure zen_duration')).out).toBe('5\n');
  });
});

describe('am', () => {
  it('answers android_env’s screen pinning, and removes a task that is gone', async () => {
    expect(await sh('am task lock 12')).toEqual({
      out: 'Activity manager is not in lockTaskMode\n',
      err: '',
      status: 0,
    });
    expect((await sh('am task lock stop')).status).toBe(0);
    expect(await sh('am stack remove 4711')).toEqual({ out: '', err: '', status: 0 });
  });

  it('names the argument after which one is missing', async () => {
    expect((await sh('am broadcast -a ADB_INPUT_TEXT --es msg')).err).toContain(
      'Argument expected after "msg"',
    );
    expect((await sh('am broadcast -a ADB_INPUT_TEXT --es')).err).toContain('Argument expected after "--es"');
  });

  it('sends a broadcast to the package that it names alone', async () => {
    await sh('am start -a android.intent.action.INSERT -t vnd.android.cursor.dir/contact');
    const field = async () => (await tested.device.elements()).find(({ states }) => states.editable)!;
    await tested.device.input({ type: 'tap', element: (await field()).index });
    const { out } = await sh('am broadcast -a ADB_INPUT_TEXT --es msg one two');
    expect(out).toContain('Intent { act=ADB_INPUT_TEXT flg=0x400000 pkg=two (has extras) }');
    expect((await field()).value ?? '').toBe('');
    await sh('am broadcast -a ADB_INPUT_TEXT --es msg one -p com.android.adbkeyboard');
    expect((await field()).value).toBe('one');
  });
});

describe('ADBKeyBoard', () => {
  it('is listed once it is enabled, as AutoGLM’s check reads it', async () => {
    const id = 'com.android.adbkeyboard/.AdbIME';
    expect((await sh('ime list -s')).out).not.toContain(id);
    await sh(`ime enable ${id}; ime set ${id}`);
    expect((await sh('ime list -s')).out).toContain(`${id}\n`);
    expect((await sh('settings get secure default_input_method')).out).toBe(`${id}\n`);
  });
});
