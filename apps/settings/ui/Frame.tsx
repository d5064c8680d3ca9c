import type { ReactNode } from 'react';
import { useGoTo } from '../../../src/sdk/react/goTo.ts';
import { usePhone, useScreenArgs, useSurface } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Screen } from './kit.ts';
import css from './settings.module.css';

const GROUND = 'var(--c-surface-container)';
/** Points after which the large title has left and the bar shows it. */
const TITLE_AT = 52;
/** Rows are named by their entry, and stand a third down the page where search leads to them. */
const POINTED_OUT = { attribute: 'data-entry', above: (page: number) => page / 3 };

/** A page with a large title that moves into the bar when it is scrolled away. */
export function Frame({
  title,
  children,
  bottom,
  actions,
  dialogs,
  back = true,
  scroll,
}: {
  title: string;
  children: ReactNode;
  bottom?: ReactNode;
  actions?: ReactNode;
  dialogs?: ReactNode;
  back?: boolean;
  scroll?: string;
}) {
  const { id } = useSurface();
  const name = scroll ?? 'main';
  const small = usePhone(p => (p.ui.surfaces[id]?.scroll?.[name] ?? 0) > TITLE_AT);
  // The row that search led to is moved into view, once.
  useGoTo(name, useScreenArgs<{ entry?: string }>()?.entry, POINTED_OUT);
  return (
    <>
      <Screen
        background={GROUND}
        scroll={name}
        bottom={bottom}
        appBar={
          <AppBar
            color={GROUND}
            leading={back ? 'back' : 'none'}
            title={small ? title : undefined}
            actions={actions}
          />
        }
      >
        <div className={css['body']}>
          <div
            className={css['largeTitle']}
            role={small ? undefined : 'heading'}
            aria-level={small ? undefined : 1}
            aria-hidden={small || undefined}
            dir="auto"
          >
            {title}
          </div>
          {children}
        </div>
      </Screen>
      {dialogs}
    </>
  );
}

/** Rows on rounded grounds of their own, close together. */
export function Group({
  title,
  note,
  children,
  role,
  label,
}: {
  title?: string | undefined;
  note?: string | undefined;
  children: ReactNode;
  role?: 'radiogroup';
  label?: string | undefined;
}) {
  return (
    <section className={css['section']}>
      {title && (
        <div className={css['sectionTitle']} role="heading" aria-level={2} dir="auto">
          {title}
        </div>
      )}
      <div
        className={css['group']}
        role={role ?? (label || title ? 'group' : undefined)}
        aria-label={label ?? title}
      >
        {children}
      </div>
      {note && (
        <div className={css['note']} dir="auto">
          {note}
        </div>
      )}
    </section>
  );
}

export function Cell({
  children,
  on,
  entry,
  pad,
}: {
  children: ReactNode;
  on?: boolean;
  entry?: string;
  pad?: boolean;
}) {
  return (
    <div className={css['cell']} data-on={on || undefined} data-entry={entry} data-pad={pad || undefined}>
      {children}
    </div>
  );
}
