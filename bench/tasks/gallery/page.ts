import { sheetPicture, sheetSize } from '../../../src/sdk/core/sheet.ts';
import type { Phone } from '../form.ts';
import { row } from '../steps.ts';
import { filesOf, putPicture } from './make.ts';

/** A photographed page of shared storage. */
export function putPage(
  s: Phone,
  key: string | number,
  kind: 'receipt' | 'note' | 'card',
  name: string,
  title: string,
  lines: readonly string[],
  hoursAgo: number,
): void {
  const { width, height } = sheetSize(kind);
  const id = putPicture(s, key, null, {
    name,
    media: {
      picture: sheetPicture({ kind, title, lines }),
      width,
      height,
      description: {
        receipt: 'A receipt on a wooden table.',
        note: 'A handwritten page.',
        card: 'A printed card.',
      }[kind],
    },
  });
  const at = s.clock.now - hoursAgo * 3_600_000;
  filesOf(s)[id]!.at = at;
  filesOf(s)[id]!.media!.takenAt = at;
}

export const page = row(/^A (receipt|handwritten page|printed card|video)/);
