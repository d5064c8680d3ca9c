import { json } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { basicSetup, EditorView } from 'codemirror';
import { useEffect, useRef } from 'react';
import css from './tree.module.css';

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent)' },
  { tag: tags.string, color: 'var(--good)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--ink)' },
]);

const look = EditorView.theme({
  '&': { backgroundColor: 'var(--sheet)', color: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--sheet)', color: 'var(--quiet)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--soft) !important',
  },
});

/** JSON to edit. A new `text` from outside replaces what stands there. */
export function JsonEditor({
  text,
  label,
  hasError,
  onChange,
}: {
  text: string;
  label: string;
  hasError: boolean;
  onChange: (text: string) => void;
}) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => {
    const editor = new EditorView({
      parent: host.current!,
      doc: text,
      extensions: [
        basicSetup,
        json(),
        look,
        syntaxHighlighting(colours),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) tell.current(state.doc.toString());
        }),
      ],
    });
    view.current = editor;
    return () => editor.destroy();
  }, [label]);
  useEffect(() => {
    const editor = view.current!;
    const now = editor.state.doc.toString();
    if (now !== text) editor.dispatch({ changes: { from: 0, to: now.length, insert: text } });
  }, [text]);
  return <div ref={host} className={css['json']} data-error={hasError || undefined} />;
}
