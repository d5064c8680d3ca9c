import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useFieldElement, type FieldSpec } from '../fields.ts';
import { useEveryChange, usePhone } from '../hooks.ts';
import type { IconName } from '../icons.ts';
import type { AnyPhone } from '../../../state/phone/index.ts';
import { cx } from './cx.ts';
import { Icon, type Leading } from './Icon.tsx';
import css from './field.module.css';

export interface TextFieldProps<N extends string = IconName> {
  /** Name of its text on the surface: `useFieldText(name)` reads it. */
  name: string;
  label: string;
  initial?: string;
  multiline?: boolean;
  /** Lines that it is high at least. */
  rows?: number;
  /** Lines after which a growing field scrolls. */
  maxRows?: number;
  maxLength?: number;
  hint?: string;
  supporting?: ReactNode;
  /** What is wrong and what to do; replaces `supporting`. */
  error?: string | null | false;
  /** An icon's name, or a control that takes its own taps. */
  leading?: Leading<N>;
  trailing?: ReactNode;
  password?: boolean;
  inputMode?: FieldSpec['inputMode'];
  enterKey?: FieldSpec['enterKey'];
  capitalise?: boolean;
  /** False if the screen has its own keys: then no soft keyboard opens. Caret, selection and paste still work. */
  keyboard?: boolean;
  onInput?: (text: string) => void;
  onEnter?: (text: string) => void;
  variant?: 'outlined' | 'filled' | 'plain';
  /** A field of many lines that grows with its text; else it keeps `rows` and scrolls. */
  autoGrow?: boolean;
  disabled?: boolean;
  /** Shows how much of `maxLength` is used. */
  counter?: boolean;
  role?: 'textbox' | 'searchbox';
  rid?: string;
  className?: string;
}

/** A field whose text, caret and selection are drawn from `ui.surfaces`. The shell gives it the caret and edits it. */
export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    initial = '',
    multiline = false,
    rows = 1,
    maxRows,
    maxLength,
    hint,
    supporting,
    error,
    leading,
    trailing,
    password = false,
    inputMode = 'text',
    capitalise,
    keyboard = true,
    onInput,
    onEnter,
    variant = 'outlined',
    autoGrow,
    disabled,
    counter,
    role = 'textbox',
    rid,
    className,
  } = props;
  const spec: FieldSpec = {
    initial,
    multiline,
    inputMode,
    password,
    keyboard,
    enterKey: props.enterKey ?? (multiline ? 'enter' : 'done'),
    capitalise: capitalise ?? (multiline && inputMode === 'text' && !password),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(onInput ? { onInput } : {}),
    ...(onEnter ? { onEnter } : {}),
  };
  const { ref, key, surface } = useFieldElement(name, spec);
  const stored = usePhone(
    useCallback((p: AnyPhone) => p.ui.surfaces[surface]?.fields?.[name], [surface, name]),
  );
  const focused =
    usePhone(
      useCallback(
        (p: AnyPhone) => p.ui.focus?.surface === surface && p.ui.focus.field === name,
        [surface, name],
      ),
    ) && !disabled;
  const text = stored?.text ?? initial;
  const start = Math.min(stored?.start ?? text.length, text.length);
  const end = Math.max(start, Math.min(stored?.end ?? text.length, text.length));
  const view = useRef<HTMLDivElement>(null);
  const grows = multiline && (autoGrow ?? false);
  useKeepCaret(view, focused, multiline, grows && maxRows === undefined);

  const visibleText = password ? '•'.repeat(text.length) : text;
  const floated = variant !== 'plain' && (focused || text !== '');
  const labelled = variant !== 'plain';
  const wrong = error ? error : undefined;
  const icon = typeof leading === 'string' ? leading : undefined;
  const below = wrong ?? supporting;
  return (
    <div
      className={cx(css['field'], className)}
      data-variant={variant}
      data-on={focused || undefined}
      data-wrong={wrong ? '' : undefined}
      data-off={disabled || undefined}
      data-lines={multiline ? '' : undefined}
      data-floated={floated || undefined}
    >
      <div className={css['box']}>
        {leading !== undefined && leading !== null && !icon && (
          <div className={css['lead']}>{leading as ReactNode}</div>
        )}
        <div
          ref={ref}
          className={css['input']}
          role={role}
          aria-label={label}
          aria-multiline={multiline}
          aria-invalid={wrong ? true : undefined}
          aria-disabled={disabled || undefined}
          aria-placeholder={hint}
          aria-description={wrong}
          data-field={key}
          data-value={text}
          data-hint={hint}
          data-focused={focused || undefined}
          data-rid={rid}
          data-icon={icon ? '' : undefined}
        >
          {icon && (
            <span className={css['icon']}>
              <Icon name={icon} />
            </span>
          )}
          {labelled && (
            <span className={css['label']} aria-hidden="true">
              <span>{label}</span>
            </span>
          )}
          <div
            ref={view}
            className={css['view']}
            dir="auto"
            style={
              multiline
                ? {
                    minBlockSize: `${rows * 1.5}em`,
                    ...(grows
                      ? maxRows === undefined
                        ? {}
                        : { maxBlockSize: `${maxRows * 1.5}em` }
                      : { blockSize: `${rows * 1.5}em` }),
                  }
                : undefined
            }
          >
            {/* Remounted for each text: reshaping an edited text can shift glyphs by a quarter of a pixel. */}
            <div className={css['text']} data-text="" key={`${start} ${end} ${visibleText}`}>
              {focused && start === end ? (
                <>
                  {visibleText.slice(0, start) && <span>{visibleText.slice(0, start)}</span>}
                  <span className={css['caret']} data-caret="" aria-hidden="true" />
                  {visibleText.slice(start) && <span>{visibleText.slice(start)}</span>}
                </>
              ) : focused ? (
                <>
                  {start > 0 && <span>{visibleText.slice(0, start)}</span>}
                  <mark className={css['selection']}>{visibleText.slice(start, end)}</mark>
                  <span data-caret="" aria-hidden="true" />
                  {end < visibleText.length && <span>{visibleText.slice(end)}</span>}
                </>
              ) : (
                visibleText && <span>{visibleText}</span>
              )}
              {'\u200b'}
            </div>
            {text === '' && (floated || !labelled) && (hint ?? (labelled ? undefined : label)) && (
              <span className={css['hint']} aria-hidden="true">
                {hint ?? label}
              </span>
            )}
          </div>
        </div>
        {trailing !== undefined && trailing !== null && trailing !== false && (
          <div className={css['trail']}>{trailing}</div>
        )}
        {variant === 'outlined' && (
          <fieldset className={css['outline']} aria-hidden="true">
            {floated && <legend className={css['notch']}>{label}</legend>}
          </fieldset>
        )}
      </div>
      {((below !== undefined && below !== null && below !== '') || (counter && maxLength !== undefined)) && (
        <div className={css['below']}>
          <span className={css['words']} role={wrong ? 'alert' : undefined}>
            {below}
          </span>
          {counter && maxLength !== undefined && (
            <span className={css['count']} dir="ltr">{`${text.length} / ${maxLength}`}</span>
          )}
        </div>
      )}
    </div>
  );
}

/** Scrolls long text until the caret is visible. The offset depends on the state alone, not on what was drawn before. */
function useKeepCaret(
  view: React.RefObject<HTMLDivElement | null>,
  focused: boolean,
  multiline: boolean,
  whole: boolean,
): void {
  const scrolled = useRef(false);
  // What is around the field may have changed its width.
  useEveryChange(focused && !whole);
  useLayoutEffect(() => {
    const el = view.current;
    // Reading an offset forces a layout, and a field without the caret stands at its start.
    if (!el || whole || (!focused && !scrolled.current)) return;
    scrolled.current = focused;
    const caret = focused ? el.querySelector<HTMLElement>('[data-caret]') : null;
    if (multiline) {
      const to = caret ? Math.max(0, caret.offsetTop + caret.offsetHeight - el.clientHeight) : 0;
      if (el.scrollTop !== to) el.scrollTop = to;
      return;
    }
    const rtl = getComputedStyle(el).direction === 'rtl';
    const from = caret ? (rtl ? el.clientWidth - caret.offsetLeft : caret.offsetLeft) : 0;
    const to = Math.max(0, Math.ceil(from) + 2 - el.clientWidth);
    if (Math.abs(el.scrollLeft) !== to) el.scrollLeft = rtl ? -to : to;
  });
}
