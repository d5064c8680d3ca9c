import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { usePhone, useScreenArgs, useStore, useSurface } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Screen } from '../../../src/sdk/react/kit/index.ts';
import css from './settings.module.css';

const GROUND = 'var(--c-surface-container)';
/** Points after which the large title has left and the bar shows it. */
const TITLE_AT = 52;

/** A page with a large title that moves into the bar when it is scrolled away. */
export function Frame({ title, children, bottom, actions, dialogs, back = true, scroll }: { title: string; children: ReactNode; bottom?: ReactNode; actions?: ReactNode; dialogs?: ReactNode; back?: boolean; scroll?: string }) {
  const { id } = useSurface();
  const name = scroll ?? 'main';
  const small = usePhone(p => (p.ui.surfaces[id]?.scroll?.[name] ?? 0) > TITLE_AT);
  const body = usePointedOut();
  return (
    <>
      <Screen background={GROUND} scroll={name} bottom={bottom} appBar={<AppBar color={GROUND} leading={back ? 'back' : 'none'} title={small ? title : undefined} actions={actions} />}>
        <div ref={body} className={css['body']}>
          <div className={css['largeTitle']} role={small ? undefined : 'heading'} aria-level={small ? undefined : 1} aria-hidden={small || undefined} dir="auto">{title}</div>
          {children}
        </div>
      </Screen>
      {dialogs}
    </>
  );
}

/** The row that search led to is moved into view, once. */
function usePointedOut() {
  const store = useStore();
  const { id } = useSurface();
  const entry = useScreenArgs<{ entry?: string }>()?.entry;
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const body = ref.current;
    if (!body || entry === undefined || store.phone.ui.surfaces[id]?.values?.['pointed']) return;
    const row = body.querySelector<HTMLElement>(`[data-entry="${CSS.escape(entry)}"]`);
    if (!row) return;
    const scroller = body.closest<HTMLElement>('[data-scroller]');
    const to = scroller ? Math.max(0, Math.min(row.offsetTop - scroller.clientHeight / 3, scroller.scrollHeight - scroller.clientHeight)) : 0;
    store.update(p => {
      const surface = (p.ui.surfaces[id] ??= {});
      (surface.values ??= {})['pointed'] = true;
      if (to > 0) (surface.scroll ??= {})['main'] = Math.round(to);
    });
  });
  return ref;
}

/** Rows on rounded grounds of their own, close together. */
export function Group({ title, note, children, role, label }: { title?: string | undefined; note?: string | undefined; children: ReactNode; role?: 'radiogroup'; label?: string | undefined }) {
  return (
    <section className={css['section']}>
      {title && <div className={css['sectionTitle']} role="heading" aria-level={2} dir="auto">{title}</div>}
      <div className={css['group']} role={role ?? (label || title ? 'group' : undefined)} aria-label={label ?? title}>{children}</div>
      {note && <div className={css['note']} dir="auto">{note}</div>}
    </section>
  );
}

export function Cell({ children, on, entry, pad }: { children: ReactNode; on?: boolean; entry?: string; pad?: boolean }) {
  return <div className={css['cell']} data-on={on || undefined} data-entry={entry} data-pad={pad || undefined}>{children}</div>;
}
