import { expect, it } from 'vitest';
import { usePhone } from './testing.ts';

const tested = usePhone();
const { sh } = tested;

it('answers as Clipper does, to AndroidWorld’s commands', async () => {
  expect((await sh('pm list packages ca.zgrs.clipper')).out).toBe('package:ca.zgrs.clipper\n');
  expect((await sh('am start -W -n ca.zgrs.clipper/ca.zgrs.clipper.Main')).out).toContain('Status: ok');
  expect((await sh('am broadcast -a clipper.get')).out).toMatch(/Broadcast completed: result=0, data=""\n$/);
  expect((await sh(`am broadcast -a clipper.set -e text 'Größe, "it" & more'`)).out).toMatch(
    /result=-1, data="Text is copied into clipboard\."\n$/,
  );
  expect(tested.device.tree.os.clipboard?.text).toBe('Größe, "it" & more');
  expect((await sh('am broadcast -a clipper.get')).out).toBe(
    'Broadcasting: Intent { act=clipper.get flg=0x400000 }\nBroadcast completed: result=-1, data="Größe, "it" & more"\n',
  );
  expect((await sh('am broadcast -a clipper.set')).out).toContain('result=0, data="No text is provided.');
  expect(await sh('am startservice ca.zgrs.clipper/.ClipboardService')).toMatchObject({ err: '', status: 0 });
});
