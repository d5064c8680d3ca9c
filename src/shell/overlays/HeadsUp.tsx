import { useGesture } from '../../sdk/react/gestures.ts';
import { SurfaceContext, usePhone, useStore, useSystem } from '../../sdk/react/hooks.ts';
import { isShowing } from '../../sdk/core/stack.ts';
import { isLocked } from '../../sdk/core/screen.ts';
import { NotificationCard } from '../shade/NotificationCard.tsx';
import css from './overlays.module.css';

/** A notification that just came, over the screen for a few seconds. */
export function HeadsUp() {
  const id = usePhone(p => (p.ui.awake && !isLocked(p) && p.ui.shade === 'closed' ? p.ui.headsUp : null));
  const there = usePhone(p => {
    const n = id === null ? undefined : p.os.notifications[id];
    // What it leads to is on the screen already.
    return n !== undefined && !(n.route !== undefined && isShowing(p, n.app, n.route));
  });
  const store = useStore();
  const system = useSystem();
  const ref = useGesture({
    drag: {
      axis: 'y',
      onMove: () => {},
      onEnd: p => {
        if (p.dy < -16) system.hideHeadsUp();
        else if (p.dy > 40) system.openShade({ quick: false });
      },
    },
  });
  if (!id || !there) return null;
  return (
    <SurfaceContext value={{ id: `note:${id}`, app: store.phone.os.notifications[id]!.app }}>
      <div className={css['headsUp']} data-layer="headsup" ref={ref} data-key={`headsup-${id}`}>
        <NotificationCard id={id} floating />
      </div>
    </SurfaceContext>
  );
}
