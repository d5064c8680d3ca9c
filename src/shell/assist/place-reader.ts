import { densityOf } from '../../sdk/core/screen.ts';
import { languageOf, translate } from '../../sdk/core/words/words.ts';
import type { PhoneStore } from '../../sdk/react/store.ts';
import { collect } from '../elements/collect.ts';
import { words } from '../words.ts';
import { spoken } from './reader.ts';

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
