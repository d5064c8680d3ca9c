import { useId, useRef, type ReactNode } from 'react';
import { useBack } from '../back.ts';
import { useGesture } from '../gestures.ts';
import type { IconName } from '../icons.ts';
import { Button } from './buttons.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { useWordsOf } from '../words.ts';
import { words } from './words.ts';
import css from './modals.module.css';

export interface SheetProps {
  open: boolean;
  title?: string;
  /** Name where there is no title. */ label?: string;
  /** The title is only its name. */ hideTitle?: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Stays below the scrolling part. */ footer?: ReactNode;
  className?: string;
}

/** A modal sheet from the bottom. Back, the scrim and a pull on its head close it. Put long content into a Scroller. */
export function Sheet({ open, ...rest }: SheetProps) {
  return open ? <OpenSheet {...rest} /> : null;
}

/** Points that the head is pulled down by to close. */
const PULL = 48;

function OpenSheet({
  title,
  label,
  hideTitle,
  onClose,
  children,
  footer,
  className,
}: Omit<SheetProps, 'open'>) {
  const t = useWordsOf(words);
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  useBack(true, onClose, ref);
  const head = useGesture({
    drag: {
      axis: 'y',
      onMove: () => {},
      onEnd: p => {
        if (p.dy > PULL) onClose();
      },
    },
  });
  const titled = title !== undefined && !hideTitle;
  return (
    <div className={css['layer']}>
      <button type="button" className={css['scrim']} aria-label={t('close')} onClick={onClose} />
      <div
        ref={ref}
        className={cx(css['sheet'], className)}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titled ? id : undefined}
        aria-label={titled ? undefined : (label ?? title ?? t('options'))}
      >
        <div ref={head} className={css['head']} data-key="sheet-head">
          <span className={css['handle']} aria-hidden="true" />
          {titled && (
            <div className={css['sheetTitle']} id={id} role="heading" aria-level={2} dir="auto">
              {title}
            </div>
          )}
        </div>
        <div className={css['sheetBody']}>{children}</div>
        {footer && <div className={css['sheetFoot']}>{footer}</div>}
      </div>
    </div>
  );
}

export interface DialogAction {
  label: string;
  onClick: () => void;
  danger?: boolean;
  disabled?: boolean;
  rid?: string;
}
export interface DialogProps<N extends string = IconName> {
  open: boolean;
  title: string;
  text?: ReactNode;
  icon?: N;
  actions?: readonly DialogAction[];
  onClose: () => void;
  children?: ReactNode;
  className?: string;
}

/** A question in the middle of the screen, its actions at the end. Back and the scrim close it. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  title,
  text,
  icon,
  actions = [],
  onClose,
  children,
  className,
}: Omit<DialogProps, 'open'>) {
  const t = useWordsOf(words);
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  useBack(true, onClose, ref);
  return (
    <div className={css['layer']} data-middle="">
      <button type="button" className={css['scrim']} aria-label={t('close')} onClick={onClose} />
      <div
        ref={ref}
        className={cx(css['dialog'], className)}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        data-icon={icon ? '' : undefined}
      >
        {icon && (
          <span className={css['dialogIcon']}>
            <Icon name={icon} />
          </span>
        )}
        <div className={css['dialogTitle']} id={id} role="heading" aria-level={2} dir="auto">
          {title}
        </div>
        {text !== undefined && text !== '' && (
          <div className={css['dialogText']} dir="auto">
            {text}
          </div>
        )}
        {children && <div className={css['dialogBody']}>{children}</div>}
        {actions.length > 0 && (
          <div className={css['dialogActions']}>
            {actions.map(a => (
              <Button
                key={a.label}
                variant="text"
                danger={a.danger}
                disabled={a.disabled}
                rid={a.rid}
                onClick={a.onClick}
              >
                {a.label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  /** What the other answer says where Cancel would be read as the act itself: `Keep it`, in a question whether to cancel an order. */
  keepLabel?: string;
  /** The confirming action destroys something. */
  danger?: boolean;
  disabled?: boolean;
  rid?: string;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
  className?: string;
}

/** A question with two answers, Cancel and one more. Neither closes the dialog by itself; back and the scrim cancel. */
export function ConfirmDialog({
  confirmLabel,
  keepLabel,
  danger,
  disabled,
  rid,
  onConfirm,
  onCancel,
  ...dialog
}: ConfirmDialogProps) {
  const t = useWordsOf(words);
  const confirm = { label: confirmLabel, danger, disabled, rid, onClick: onConfirm };
  const keep =
    keepLabel === undefined
      ? { label: t('cancel'), onClick: onCancel }
      : { label: keepLabel, rid: 'keep', onClick: onCancel };
  return <Dialog {...dialog} onClose={onCancel} actions={[keep, confirm]} />;
}

export interface MenuItem<N extends string = IconName> {
  label: string;
  icon?: N;
  onClick: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** Given, the item is a tick box. */ checked?: boolean;
  rid?: string;
  /** A line above it. */ divider?: boolean;
  /** Small words at its end. */ meta?: string;
}
export interface MenuProps<N extends string = IconName> {
  open: boolean;
  items: readonly MenuItem<N>[];
  onClose: () => void;
  anchor?: 'top-end' | 'top-start' | 'center' | 'bottom-end' | 'bottom-start';
  label: string;
}

/** A list of actions over the screen. The menu does not close by itself: an item's `onClick` closes it. */
export function Menu({ open, ...rest }: MenuProps) {
  return open ? <OpenMenu {...rest} /> : null;
}

function OpenMenu({ items, onClose, anchor = 'top-end', label }: Omit<MenuProps, 'open'>) {
  const t = useWordsOf(words);
  const ref = useRef<HTMLDivElement>(null);
  useBack(true, onClose, ref);
  // A menu may not be modal by ARIA, so a dialog of the same name holds it.
  return (
    <div className={css['layer']} data-middle={anchor === 'center' ? '' : undefined}>
      <button
        type="button"
        className={css['scrim']}
        data-clear={anchor === 'center' ? undefined : ''}
        aria-label={t('close')}
        onClick={onClose}
      />
      <div
        ref={ref}
        className={css['menu']}
        data-anchor={anchor}
        role="dialog"
        aria-modal="true"
        aria-label={label}
      >
        <div role="menu" aria-label={label} className={css['items']}>
          {items.map((item, i) => (
            <button
              key={`${i}-${item.label}`}
              type="button"
              role={item.checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
              aria-checked={item.checked}
              disabled={item.disabled}
              data-rid={item.rid}
              className={css['item']}
              data-danger={item.danger || undefined}
              data-divider={item.divider || undefined}
              onClick={item.onClick}
            >
              {item.icon && <Icon name={item.icon} />}
              <span className={css['itemText']} dir="auto">
                {item.label}
              </span>
              {item.meta && <span className={css['itemMeta']}>{item.meta}</span>}
              {item.checked !== undefined && (
                <span className={css['itemCheck']} aria-hidden="true">
                  {item.checked && <Icon name="check" size={20} />}
                </span>
              )}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
