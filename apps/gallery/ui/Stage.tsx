import { isRtl } from '../../../src/sdk/core/screen.ts';
import type { MediaItem } from '../../../src/sdk/core/storage.ts';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { usePhone, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Picture } from './kit.ts';
import css from './viewer.module.css';

/** How far in a double tap goes, and two fingers at most. */
const NEAR = 2.5;
const NEAREST = 6;
/** Points that a finger goes before the next picture comes, or the photo is put away or its details are drawn up. */
const TURN = 56;
const AWAY = 110;
const UP = 90;

interface Zoom {
  scale: number;
  x: number;
  y: number;
}
const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
interface Hold {
  x: number;
  y: number;
}

/** No further than the picture's edge comes to the screen's. */
function withinPicture({ scale, x, y }: Zoom, rect: { width: number; height: number }): Zoom {
  if (scale <= 1) return WHOLE;
  const keep = (value: number, size: number) => {
    const most = ((scale - 1) * size) / 2;
    return Math.round(Math.max(-most, Math.min(most, value)) * 10) / 10;
  };
  return { scale, x: keep(x, rect.width), y: keep(y, rect.height) };
}

/** A picture as it stands in the viewer: photos whole, a video's frames filling its own shape. */
export function StagePicture({ item, picture }: { item: MediaItem; picture: string }) {
  const { kind, width, height } = item.media;
  if (kind !== 'video' || width === 0 || height === 0) return <Picture name={picture} alt="" fit="contain" />;
  return (
    <span className={css['film']} style={{ '--ratio': width / height } as object}>
      <Picture name={picture} alt="" />
    </span>
  );
}

export interface StageProps {
  item: MediaItem;
  label: string;
  picture: string;
  before: MediaItem | undefined;
  after: MediaItem | undefined;
  onTap: () => void;
  onGo: (id: string) => void;
  onAway: () => void;
  onUp: () => void;
}

/**
 * The picture under the finger: drawn aside it goes on, two fingers or a double tap bring it nearer, up are
 * its details, down puts it away.
 */
export function Stage({ item, label, picture, before, after, onTap, onGo, onAway, onUp }: StageProps) {
  const rtl = usePhone(isRtl);
  const [zoom, setZoom] = useScreenState<Zoom>('zoom', WHOLE);
  const [hold, setHold] = useScreenState<Hold | null>('hold', null);
  const [shift, setShift] = useScreenState<{ x: number; y: number } | null>('shift', null);
  const near = zoom.scale > 1;
  // From right to left the next picture lies on the left.
  const nextOf = (dx: number) => ((rtl ? -dx : dx) < 0 ? after : before);
  const along = (dx: number, dy: number) => Math.abs(dx) >= Math.abs(dy);
  const ref = useGesture({
    onTapAt: onTap,
    onDoubleTap: (at, rect) => {
      if (near) {
        setZoom(WHOLE);
        return;
      }
      const [dx, dy] = [rect.left + rect.width / 2 - at.x, rect.top + rect.height / 2 - at.y];
      setZoom(withinPicture({ scale: NEAR, x: dx * (NEAR - 1), y: dy * (NEAR - 1) }, rect));
    },
    onPinch: p => {
      const scale = Math.max(1, Math.min(NEAREST, zoom.scale * p.scale));
      const [cx, cy] = [p.rect.left + p.rect.width / 2, p.rect.top + p.rect.height / 2];
      const by = scale / zoom.scale;
      // What was between the fingers stays between them.
      setZoom(
        withinPicture(
          {
            scale,
            x: p.at.x - cx - (p.was.x - cx - zoom.x) * by,
            y: p.at.y - cy - (p.was.y - cy - zoom.y) * by,
          },
          p.rect,
        ),
      );
    },
    drag: {
      axis: 'both',
      onStart: () => setHold({ x: zoom.x, y: zoom.y }),
      onMove: p => {
        if (near) {
          setZoom(
            withinPicture(
              { scale: zoom.scale, x: (hold?.x ?? zoom.x) + p.dx, y: (hold?.y ?? zoom.y) + p.dy },
              p.rect,
            ),
          );
          return;
        }
        // The last picture gives a little and comes back.
        setShift(
          along(p.dx, p.dy)
            ? { x: Math.round(nextOf(p.dx) ? p.dx : p.dx / 4), y: 0 }
            : { x: 0, y: Math.round(Math.max(0, p.dy)) },
        );
      },
      onEnd: p => {
        setHold(null);
        setShift(null);
        if (near) return;
        const next = nextOf(p.dx);
        if (along(p.dx, p.dy)) {
          if (next && Math.abs(p.dx) >= TURN) onGo(next.id);
        } else if (p.dy >= AWAY) onAway();
        else if (p.dy <= -UP) onUp();
      },
    },
  });
  const x = shift?.x ?? 0;
  const y = shift?.y ?? 0;
  const aside = x === 0 ? undefined : nextOf(x);
  const layer = near
    ? `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`
    : x !== 0 || y !== 0
      ? `translate(${x}px, ${y}px) scale(${y > 0 ? Math.max(0.6, 1 - y / 900) : 1})`
      : undefined;
  return (
    <div
      ref={ref}
      className={css['stage']}
      role="img"
      aria-label={label}
      data-rid="photo"
      data-key={item.id}
      data-clip
      data-value={near ? `${Math.round(zoom.scale * 10) / 10}×` : undefined}
    >
      <span className={css['layer']} style={layer ? { transform: layer } : undefined}>
        <StagePicture item={item} picture={picture} />
      </span>
      {aside && (
        <span
          className={css['layer']}
          style={{
            transform: `translateX(calc(${x}px ${x < 0 ? '+' : '-'} 100% ${x < 0 ? '+' : '-'} 16px))`,
          }}
        >
          <StagePicture item={aside} picture={aside.media.picture ?? ''} />
        </span>
      )}
    </div>
  );
}
