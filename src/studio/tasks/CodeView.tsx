import { javascript } from '@codemirror/lang-javascript';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup } from 'codemirror';
import { useEffect, useRef } from 'react';
import css from './template.module.css';

/** Colours that can be read on the studio's light and dark grounds. */
const highlight = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'light-dark(#7a2fb5, #c99bff)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'light-dark(#12693f, #7fd6a6)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'light-dark(#9a4a00, #f0b27a)' },
  { tag: [tags.comment, tags.lineComment, tags.blockComment], color: 'var(--quiet)', fontStyle: 'italic' },
  { tag: [tags.typeName, tags.className], color: 'light-dark(#0b6075, #6fcde0)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--accent)' },
]);

const look = EditorView.theme({
  '&': { blockSize: '100%', backgroundColor: 'var(--sheet)', color: 'var(--ink)', fontSize: '13px' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: "ui-monospace, 'JetBrains Mono', 'DejaVu Sans Mono', monospace",
    fontVariantLigatures: 'none',
  },
  '.cm-gutters': { backgroundColor: 'var(--sheet)', color: 'var(--quiet)', borderColor: 'var(--line)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--soft)' },
});

/** Source code to read: its lines can be searched and folded, and not changed. */
export function CodeView({ text, line, label }: { text: string; line: number; label: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const state = EditorState.create({
      doc: text,
      extensions: [
        basicSetup,
        javascript({ typescript: true }),
        syntaxHighlighting(highlight),
        look,
        EditorState.readOnly.of(true),
        EditorView.editable.of(false),
        EditorView.contentAttributes.of({ 'aria-label': label, 'aria-readonly': 'true', tabindex: '0' }),
      ],
    });
    const view = new EditorView({ state, parent: host.current! });
    const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines));
    view.dispatch({
      selection: { anchor: from },
      effects: EditorView.scrollIntoView(from, { y: 'start', yMargin: 60 }),
    });
    return () => view.destroy();
  }, [text, line, label]);
  return <div ref={host} className={css['code']} />;
}
