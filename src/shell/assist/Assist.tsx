import { densityOf } from '../../sdk/core/screen.ts';
import { usePhone, useStore, useSystem } from '../../sdk/react/hooks.ts';
import { Icon } from '../../sdk/react/kit/index.ts';
import type { PhoneStore } from '../../sdk/react/store.ts';
import { collect } from '../elements/collect.ts';
import { spoken } from './reader.ts';
import { useShellWords } from '../phone-words.ts';
import { languageOf, translate } from '../../sdk/core/words/words.ts';
import { words } from '../words.ts';
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

/** Puts the reader's ring around its element and its words below; part of settling, since it depends on the layout. */
export function placeReader(root: HTMLElement, store: PhoneStore): void {
  const layer = root.querySelector<HTMLElement>('[data-screen-reader]');
  if (!layer) return;
  // The reader does not read its own text.
  layer.hidden = true;
  const found = collect(store, root);
  const i = found.elements.findIndex(e => e.id === store.phone.ui.assist?.reader);
  const ring = layer.querySelector<HTMLElement>('i')!;
  const caption = layer.querySelector<HTMLElement>('p')!;
  if (i < 0) return;
  const [l, t, r, b] = found.elements[i]!.bounds as [number, number, number, number];
  const scale = densityOf(store.phone);
  ring.style.cssText = `left:${l / scale}px;top:${t / scale}px;width:${(r - l) / scale}px;height:${(b - t) / scale}px`;
  caption.textContent = spoken(
    found.elements[i]!,
    translate(words, languageOf(store.phone.os.settings.language)),
  );
  layer.hidden = false;
}
