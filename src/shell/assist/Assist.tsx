import { usePhone, useStore, useSystem } from '../../sdk/react/hooks.ts';
import { Icon } from '../../sdk/react/kit/Icon.tsx';
import { useShellWords } from '../phone-words.ts';
import css from './assist.module.css';

/**
 * Accessibility overlays: the magnifier's button and frame, the screen reader's ring and text, and the button
 * that rotates the screen while auto-rotation is off.
 */
export function Assist() {
  const t = useShellWords();
  const { button, picking, lens, reader } = usePhone(p => ({
    button: p.os.settings.magnification && !p.ui.locked,
    picking: p.ui.assist?.picking === true,
    lens: p.ui.assist?.lens !== undefined,
    reader: p.os.settings.screenReader && p.ui.assist?.reader !== undefined,
  }));
  const turned = usePhone(
    p => p.device.held !== undefined && p.device.held !== p.device.orientation && p.ui.awake,
  );
  const system = useSystem();
  const store = useStore();
  const press = () =>
    store.update(p => {
      const { picking: was, lens: zoomed, ...rest } = p.ui.assist ?? {};
      p.ui.assist = was || zoomed ? rest : { ...rest, picking: true };
    });
  return (
    <>
      {lens && <div className={css['lens']} aria-hidden="true" />}
      {picking && (
        <div className={css['hint']} data-layer="assist" data-app="systemui" role="status">
          {t('tapToMagnify')}
        </div>
      )}
      {(button || lens) && (
        <button
          type="button"
          className={css['button']}
          data-layer="assist"
          data-app="systemui"
          data-rid="magnifier"
          data-on={picking || lens || undefined}
          aria-pressed={picking || lens}
          aria-label={t('magnification')}
          onClick={press}
        >
          <Icon name={lens ? 'zoom_out' : 'zoom_in'} size={24} />
        </button>
      )}
      {turned && (
        <button
          type="button"
          className={css['turn']}
          data-layer="assist"
          data-app="systemui"
          data-rid="rotate"
          aria-label={t('rotateScreen')}
          onClick={() => system.showAsHeld({})}
        >
          <Icon name="screen_rotation_alt" size={22} />
        </button>
      )}
      {reader && (
        <div className={css['reader']} data-screen-reader hidden>
          <i aria-hidden="true" />
          <p className={css['words']} data-layer="assist" data-app="systemui" role="status" />
        </div>
      )}
    </>
  );
}
