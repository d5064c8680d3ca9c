import '../tokens.css';
import { useMemo, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { AnyPhone } from '../../../state/phone/index.ts';
import { StoreContext, SurfaceContext } from '../hooks.ts';
import { laterIcons } from '../laterIcons.ts';
import { setPictureLibrary } from '../pictures.ts';
import { createPhoneStore } from '../store.ts';
import { AppIcons } from './Icon.tsx';
import { scene, screens } from './gallery-screens.tsx';

/** `?theme=dark&scale=1.3&dir=rtl&palette=chat&only=fields` */
const query = new URLSearchParams(location.search);
const look = {
  theme: query.get('theme') ?? 'light',
  scale: query.get('scale') ?? '1',
  dir: query.get('dir') ?? 'ltr',
  palette: query.get('palette') ?? 'system-fjord',
  only: query.get('only')?.split(','),
};

/** As much of a phone as the kit reads. */
const phoneWith = (ui: object): AnyPhone =>
  ({
    device: { screen: { width: 360, height: 800, scale: 1 }, orientation: 'portrait' },
    ui: { surfaces: {}, focus: null, keyboard: { visible: false }, ...ui },
  }) as unknown as AnyPhone;

function Phone({ name, ui, children }: { name: string; ui: object; children: ReactNode }) {
  const store = useMemo(() => createPhoneStore({} as never, phoneWith(ui)), [ui]);
  const style = {
    position: 'relative',
    inlineSize: 360,
    blockSize: 800,
    overflow: 'hidden',
    '--text-scale': look.scale,
    '--status-height': '28px',
    '--nav-height': '20px',
    '--keyboard-height': '0px',
  } as object;
  return (
    <section
      aria-label={name}
      className="phone"
      data-theme={look.theme}
      data-palette={look.palette}
      dir={look.dir}
      style={style}
    >
      <div
        className="screen"
        data-palette={look.palette}
        data-theme={look.theme}
        style={{ position: 'absolute', inset: 0, contain: 'layout paint', background: 'var(--c-surface)' }}
      >
        <StoreContext value={store}>
          <SurfaceContext value={{ id: 's1', app: 'gallery' }}>
            <AppIcons value={laterIcons}>{children}</AppIcons>
          </SurfaceContext>
        </StoreContext>
      </div>
    </section>
  );
}

setPictureLibrary({
  hills: scene('#f6c89f', '#3f7d6b', '#255247'),
  sea: scene('#bfe3f5', '#3b82b8', '#1f4f7a'),
  dusk: scene('#f7a98b', '#70416d', '#3c2450'),
  face: scene('#ffe0b8', '#c2643f', '#7b3420'),
});
flushSync(() =>
  createRoot(document.getElementById('gallery')!).render(
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 16 }}>
      {screens
        .filter(s => !look.only || look.only.includes(s.name))
        .map(s => (
          <Phone key={s.name} name={s.name} ui={s.ui ?? {}}>
            <s.Screen />
          </Phone>
        ))}
    </div>,
  ),
);
