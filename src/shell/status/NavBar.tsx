import { topScreen } from '../../sdk/core/stack.ts';
import { isLocked } from '../../sdk/core/screen.ts';
import { usePhone } from '../../sdk/react/hooks.ts';
import css from './status.module.css';

/** The gesture bar at the bottom edge. */
export function NavBar() {
  const light = usePhone(
    p =>
      !p.ui.keyboard.visible &&
      p.ui.shade === 'closed' &&
      (isLocked(p) ||
        (!p.ui.recents &&
          topScreen(p) === undefined &&
          p.ui.surfaces['launcher']?.values?.['drawer'] !== true)),
  );
  return (
    <div className={css['nav']} aria-hidden="true" data-light={light || undefined}>
      <span />
    </div>
  );
}
