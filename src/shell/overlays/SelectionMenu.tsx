import { useContext } from 'react';
import { ContainerContext, usePhone, useStore, useSystem } from '../../sdk/react/hooks.ts';
import { fieldElement, fieldOf } from '../../sdk/react/fields.ts';
import { edit } from '../../sdk/core/text.ts';
import type { Field } from '../../state/phone/index.ts';
import { useShellWords } from '../phone-words.ts';
import css from './overlays.module.css';

/** Cut, copy, paste and select all, over the field that has the selection. */
export function SelectionMenu() {
  const t = useShellWords();
  const open = usePhone(p => p.ui.selectionMenu && p.ui.awake);
  const focus = usePhone(p => p.ui.focus);
  const clipboard = usePhone(p => p.os.clipboard?.text ?? '');
  const field = usePhone(p => (focus ? p.ui.surfaces[focus.surface]?.fields?.[focus.field] : undefined));
  const secret = usePhone(p => p.ui.keyboard.secret);
  const store = useStore();
  const container = useContext(ContainerContext);
  const system = useSystem();
  if (!open || !focus || !field) return null;
  const selected = secret ? '' : field.text.slice(field.start, field.end);
  const specOf = () => {
    const element = fieldElement(container ?? document, focus.surface, focus.field);
    return element ? fieldOf.get(element) : undefined;
  };
  const put = (next: Field, keep = false) => {
    store.update(p => {
      p.ui.surfaces[focus.surface]!.fields![focus.field] = next;
      p.ui.selectionMenu = keep;
    });
    if (next.text !== field.text) specOf()?.onInput?.(next.text);
  };
  const change = (text: string): Field => {
    const spec = specOf();
    return edit(
      field,
      { kind: 'insert', text },
      {
        multiline: spec?.multiline ?? false,
        ...(spec?.maxLength === undefined ? {} : { maxLength: spec.maxLength }),
      },
    );
  };
  const items = [
    ...(selected
      ? [
          {
            label: t('cut'),
            run: () => {
              system.copyText({ text: selected });
              put(change(''));
            },
          },
          {
            label: t('copy'),
            run: () => {
              system.copyText({ text: selected });
              put({ ...field, start: field.end });
            },
          },
        ]
      : []),
    ...(clipboard ? [{ label: t('paste'), run: () => put(change(clipboard)) }] : []),
    ...(field.text && (field.start > 0 || field.end < field.text.length)
      ? [
          {
            label: t('selectAll'),
            run: () => put({ text: field.text, start: 0, end: field.text.length }, true),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <div
      className={css['selection']}
      data-layer="selection"
      role="menu"
      aria-label={t('text')}
      data-app="systemui"
    >
      {items.map(i => (
        <button type="button" role="menuitem" key={i.label} onClick={i.run}>
          {i.label}
        </button>
      ))}
    </div>
  );
}
