import { expect, it } from 'vitest';
import { DeviceFiles } from './files.ts';
import { mediaFacts } from './media-times.ts';
import { usePhone } from './testing.ts';

const u32 = (...words: number[]) =>
  Buffer.concat(
    words.map(word => {
      const b = Buffer.alloc(4);
      b.writeUInt32BE(word);
      return b;
    }),
  );
const box = (type: string, ...inner: Buffer[]) => {
  const body = Buffer.concat(inner);
  return Buffer.concat([u32(8 + body.length), Buffer.from(type, 'latin1'), body]);
};
/** A film of version 0: 600 units a second, so many of them; 16.16 numbers for its size. */
const film = (units: number, width: number, height: number) =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom'), u32(512)),
    box(
      'moov',
      box('mvhd', u32(0, 0, 0, 600, units)),
      box('trak', box('tkhd', u32(0), Buffer.alloc(72), u32(width << 16, height << 16))),
    ),
    box('mdat', Buffer.alloc(32)),
  ]);
/** A sound of 8,000 bytes a second. */
function wave(bytes: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return Buffer.concat([head, Buffer.alloc(bytes)]);
}
const tested = { phone: usePhone() };

it('reads duration and size of videos and sounds', () => {
  expect(mediaFacts(film(4_500, 1_080, 1_920))).toEqual({ duration: 7_500, width: 1_080, height: 1_920 });
  expect(mediaFacts(wave(12_000))).toEqual({ duration: 1_500, width: 0, height: 0 });
  for (const broken of [
    Buffer.alloc(0),
    Buffer.from('no film at all'),
    film(4_500, 1_080, 1_920).subarray(0, 40),
    wave(12_000).subarray(0, 40),
    Buffer.concat([box('ftyp'), u32(1, 0, 0, 0)]),
  ])
    expect(mediaFacts(broken)).toEqual({ duration: 0, width: 0, height: 0 });
});

it('a pushed video and sound are in the media index, and the video in Gallery', async () => {
  const { device } = tested.phone;
  const files = new DeviceFiles(device);
  await files.write('/sdcard/DCIM/Camera/Pushed.mp4', film(4_500, 1_080, 1_920));
  await files.write('/sdcard/Music/Pushed.wav', wave(12_000));
  await files.write('/sdcard/Movies/broken.mp4', Buffer.from('no film at all'));
  const rows = (what: string) =>
    tested.phone.sh(
      `content query --uri content://media/external/${what}/media --projection width:height:duration --where "_display_name LIKE 'Pushed%' OR _display_name LIKE 'broken%'"`,
    );
  expect((await rows('video')).out).toBe('Row: 0 width=1080, height=1920, duration=7500\n');
  expect((await rows('audio')).out).toBe('Row: 0 width=NULL, height=NULL, duration=1500\n');
  expect((await files.read('/sdcard/DCIM/Camera/Pushed.mp4')).equals(film(4_500, 1_080, 1_920))).toBe(true);
  await device.input({ type: 'open_app', app: 'gallery' });
  const tile = (await device.elements()).find(({ name }) => name.startsWith('Pushed.mp4'));
  expect(tile).toBeDefined();
  await device.input({ type: 'tap', element: tile!.id });
  expect((await device.elements()).map(({ name }) => name).join('\n')).toContain('Pushed.mp4');
}, 40_000);
