import { useId, useRef, type ReactNode } from 'react';
import { useBack } from '../back.ts';
import { useGesture } from '../gestures.ts';
import type { IconName } from '../icons.ts';
import { Button } from './buttons.tsx';
import { Icon } from './Icon.tsx';
import css from './modals.module.css';

/** A sheet from the bottom edge; Back, its scrim or a pull down closes it. */
export function Sheet({ open, title, onClose, children, hideTitle = false }: { open: boolean; title: string; onClose: () => void; children: ReactNode; hideTitle?: boolean }) {
  return open ? <OpenSheet title={title} onClose={onClose} hideTitle={hideTitle}>{children}</OpenSheet> : null;
}

function OpenSheet({ title, onClose, children, hideTitle }: { title: string; onClose: () => void; children: ReactNode; hideTitle: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  useBack(true, onClose, ref);
  const pull = useGesture({ drag: { axis: 'y', onMove: () => {}, onEnd: p => { if (p.dy > 60) onClose(); } } });
  return (
    <div className={css['veil']} data-modal="sheet" ref={ref}>
      <button type="button" className={css['scrim']} aria-label="Close" tabIndex={-1} onClick={onClose} />
      <div className={css['sheet']} role="dialog" aria-modal="true" aria-labelledby={id}>
        <div className={css['grip']} ref={pull} data-key="sheet-handle"><span /></div>
        <h2 id={id} className={hideTitle ? css['hidden'] : css['sheetTitle']}>{title}</h2>
        <div className={css['sheetBody']}>{children}</div>
      </div>
    </div>
  );
}

export interface DialogAction { label: string; onClick: () => void; danger?: boolean; disabled?: boolean; rid?: string }

/** A dialog with up to three buttons; Back and its scrim close it. */
export function Dialog({ open, title, text, icon, actions, onClose, children }: { open: boolean; title: string; text?: ReactNode; icon?: IconName; actions: readonly DialogAction[]; onClose: () => void; children?: ReactNode }) {
  return open ? <OpenDialog title={title} text={text} icon={icon} actions={actions} onClose={onClose}>{children}</OpenDialog> : null;
}

function OpenDialog({ title, text, icon, actions, onClose, children }: { title: string; text?: ReactNode; icon?: IconName | undefined; actions: readonly DialogAction[]; onClose: () => void; children?: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  useBack(true, onClose, ref);
  return (
    <div className={css['veil']} data-modal="dialog" ref={ref}>
      <button type="button" className={css['scrim']} aria-label="Close" tabIndex={-1} onClick={onClose} />
      <div className={css['dialog']} role="dialog" aria-modal="true" aria-labelledby={id}>
        {icon && <span className={css['dialogIcon']}><Icon name={icon} /></span>}
        <h2 id={id} className={css['dialogTitle']} data-centred={icon ? true : undefined} dir="auto">{title}</h2>
        {text && <div className={css['dialogText']} dir="auto">{text}</div>}
        {children && <div className={css['dialogBody']}>{children}</div>}
        <div className={css['dialogActions']}>{actions.map(a => <Button key={a.label} variant="text" danger={a.danger} disabled={a.disabled} rid={a.rid} onClick={a.onClick}>{a.label}</Button>)}</div>
      </div>
    </div>
  );
}

export interface MenuItem { label: string; icon?: IconName; onClick: () => void; danger?: boolean; disabled?: boolean; checked?: boolean; rid?: string }

/** A list of things to do, at a corner below the app bar or in the middle. */
export function Menu({ open, items, onClose, anchor = 'top-end', label }: { open: boolean; items: readonly MenuItem[]; onClose: () => void; anchor?: 'top-end' | 'top-start' | 'center'; label: string }) {
  return open ? <OpenMenu items={items} onClose={onClose} anchor={anchor} label={label} /> : null;
}

function OpenMenu({ items, onClose, anchor, label }: { items: readonly MenuItem[]; onClose: () => void; anchor: string; label: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useBack(true, onClose, ref);
  return (
    <div className={css['veil']} data-modal="menu" data-anchor={anchor} data-dim={anchor === 'center' || undefined} ref={ref}>
      <button type="button" className={css['scrim']} aria-label="Close menu" tabIndex={-1} onClick={onClose} />
      <div className={css['menu']} role="dialog" aria-modal="true" aria-label={label}>
        <div role="menu" aria-label={label}>
          {items.map(i => (
            <button type="button" key={i.label} role={i.checked === undefined ? 'menuitem' : 'menuitemcheckbox'} aria-checked={i.checked} className={css['item']} data-danger={i.danger || undefined} disabled={i.disabled} data-rid={i.rid} onClick={i.onClick}>
              {i.icon && <Icon name={i.icon} />}<span>{i.label}</span>{i.checked && <Icon name="check" size={20} />}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
