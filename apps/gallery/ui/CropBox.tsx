import type { ReactNode } from 'react';
import { NO_EDITS, writePicture, type PictureEdits } from '../../../src/sdk/core/picture.ts';
import { useGesture, type DragPoint } from '../../../src/sdk/react/gestures.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Picture } from './kit.ts';
import { dragCrop, HANDLES, type Handle, type Size } from '../crop.ts';
import css from './editor.module.css';

type Crop = PictureEdits['crop'];
/** Points from the edge of the ground to the picture: half a finger, so that its corners can be held. */
const ROOM = 24;
/** How near a finger has to come to hold a corner or an edge, in points. */
const REACH = 32;

/** A box of the picture's shape, as large as there is room for. */
export function Framed({ size, children }: { size: Size; children: ReactNode }) {
  return (
    <div className={css['framed']} style={{ '--ratio': size.width / size.height } as object}>
      {children}
    </div>
  );
}

/** Where the picture lies on its ground, in points of the phone. */
function frameIn(rect: DragPoint['rect'], size: Size) {
  const [roomX, roomY] = [rect.width - 2 * ROOM, rect.height - 2 * ROOM];
  const width = Math.min(roomX, (roomY * size.width) / size.height);
  const height = (width * size.height) / size.width;
  return {
    left: rect.left + (rect.width - width) / 2,
    top: rect.top + (rect.height - height) / 2,
    width,
    height,
  };
}

/** The corner, edge or middle that a finger holds; null for outside. */
function handleAt(p: DragPoint, size: Size, crop: Crop): Handle | null {
  const frame = frameIn(p.rect, size);
  const left = frame.left + crop.left * frame.width;
  const top = frame.top + crop.top * frame.height;
  const [x, y, width, height] = [p.x - left, p.y - top, crop.width * frame.width, crop.height * frame.height];
  if (x < -REACH || y < -REACH || x > width + REACH || y > height + REACH) return null;
  // In a small part the nearer side counts, and the middle third stays free to move it.
  const near = (at: number, span: number, low: 'left' | 'top', high: 'right' | 'bottom') =>
    at < Math.min(REACH, span / 3) ? low : at > span - Math.min(REACH, span / 3) ? high : '';
  const [across, down] = [near(x, width, 'left', 'right'), near(y, height, 'top', 'bottom')];
  return down && across ? (`${down}-${across}` as Handle) : ((down || across || 'move') as Handle);
}

interface CropDrag {
  handle: Handle;
  crop: Crop;
}

/** The whole picture with the part that stays in light: its corners and edges are drawn, its middle moves it. */
export function CropBox({
  picture,
  edits,
  size,
  lock,
  onCrop,
}: {
  picture: string;
  edits: PictureEdits;
  size: Size;
  lock: number | null;
  onCrop: (crop: Crop) => void;
}) {
  const [held, setHeld] = useScreenState<CropDrag | null>('held', null);
  const put = (p: DragPoint) => {
    if (!held) return;
    const frame = frameIn(p.rect, size);
    onCrop(dragCrop(held.crop, held.handle, p.dx / frame.width, p.dy / frame.height, lock));
  };
  const ref = useGesture({
    drag: {
      axis: 'both',
      onStart: p => {
        const handle = handleAt(p, size, edits.crop);
        setHeld(handle ? { handle, crop: edits.crop } : null);
      },
      onMove: put,
      onEnd: p => {
        put(p);
        setHeld(null);
      },
    },
  });
  const { left, top, width, height } = edits.crop;
  const percent = (share: number) => `${(100 * share).toFixed(3)}%`;
  const words = `Crop: ${Math.round(width * 100)} % across, ${Math.round(height * 100)} % down`;
  return (
    <div ref={ref} className={css['cropGround']} data-key="crop-ground">
      <Framed size={size}>
        <Picture name={writePicture(picture, { ...edits, crop: NO_EDITS.crop })} alt="" />
        <div
          className={css['crop']}
          role="group"
          aria-label={words}
          data-rid="crop"
          style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
        >
          <span className={css['thirds']} aria-hidden="true" />
          {HANDLES.map(h => (
            <span
              key={h}
              className={css['handle']}
              data-at={h}
              role="img"
              aria-label={`${h[0]!.toUpperCase()}${h.slice(1).replace('-', ' ')} handle`}
              data-rid={`handle-${h}`}
            />
          ))}
        </div>
      </Framed>
    </div>
  );
}
