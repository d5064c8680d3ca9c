import { partsAt } from '../../src/state/clock.ts';
import { twoDigits } from '../../src/state/civil.ts';
import { keep } from './content.ts';
import type { AdbDevice } from './device.ts';

const FOLDER = 'Pictures/Screenshots';
/** Approximate bytes per pixel of a screenshot, from which the phone computes its file size. */
const BYTES_PER_PIXEL = 0.35;

/** `Screenshot_20260312-094100.png`, by the phone's own clock. */
function nameOf(now: number, zone: string): string {
  const { year, month, day, hour, minute, second } = partsAt(now, zone);
  return `Screenshot_${year}${twoDigits(month)}${twoDigits(day)}-${twoDigits(hour)}${twoDigits(minute)}${twoDigits(second)}.png`;
}

/** Takes a screenshot and saves it as a photo, as the phone's keys do. Throws LIVE_PAGE, BLOBS_FULL, and as `AdbDevice.files`. */
export async function takeScreenshot(device: AdbDevice): Promise<void> {
  const { phones } = device.context;
  const { clock } = device.tree;
  const { width, height } = device.size;
  const snapshot = Buffer.from(JSON.stringify(phones.snapshot(phones.get(device.id))));
  await keep(device, snapshot, 'application/json', ({ sha256 }) =>
    device.files(writer => {
      writer.write(`${FOLDER}/${nameOf(clock.now, clock.zone)}`, {
        autoName: true,
        mime: 'image/png',
        size: Math.round(width * height * BYTES_PER_PIXEL),
        at: clock.now,
        media: {
          kind: 'screenshot',
          picture: `snapshot:${sha256}`,
          width,
          height,
          duration: 0,
          takenAt: clock.now,
          place: '',
          description: 'A screenshot.',
          favourite: false,
        },
      });
    }),
  );
}
