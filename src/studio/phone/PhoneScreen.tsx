import { useEffect, type ReactNode, type RefObject } from 'react';
import type { Scale } from './scale.ts';
import type { OpenedPhone } from './useLivePhone.ts';
import css from './phone.module.css';

/** A live phone in its case, and what is drawn over its screen. What touches do is for whoever listens on its host. */
export function PhoneScreen({
  opened: { host, state },
  scale,
  label = 'Screen',
  isPointing = false,
  isOff = false,
  children,
}: {
  opened: OpenedPhone;
  scale: Scale;
  label?: string;
  /** The pointer chooses elements and touches none. */
  isPointing?: boolean;
  /** Takes neither the mouse nor keys. */
  isOff?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      className={css['bezel']}
      style={{ inlineSize: scale.width, blockSize: scale.height }}
      data-inspecting={isPointing || undefined}
      inert={isOff}
    >
      {/* Colours and directions are the phone's own. */}
      <div
        ref={host}
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-description="Takes the mouse and every key. Shift and Escape leave it."
        className={css['host']}
        style={{ transform: `scale(${scale.by})` }}
      />
      {children}
      {state.mode === 'joining' && <p className={css['joining']}>Joining…</p>}
    </div>
  );
}

/** Shift Escape takes the focus out of a phone, which gets every other key, to the first button of its section. */
export function useWayOut(host: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      const phone = host.current;
      if (event.key !== 'Escape' || !event.shiftKey || !phone?.contains(document.activeElement)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // What the phone shows has buttons too.
      [...(phone.closest('section')?.querySelectorAll('button') ?? [])]
        .find(button => !phone.contains(button) && !button.disabled)
        ?.focus();
    };
    addEventListener('keydown', leave, true);
    return () => removeEventListener('keydown', leave, true);
  }, [host]);
}
