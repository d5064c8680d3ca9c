import { EmptyState } from './kit.ts';
import { entriesOf, of, type Section, type View } from '../model.ts';
import { Asking } from './Asking.tsx';
import { Frame, Group } from './Frame.tsx';
import { usePage } from './hooks.ts';
import { EntryRow } from './Row.tsx';
import { custom } from './sections/index.ts';

/** A page as it is declared. */
export function PageScreen() {
  const { page, v } = usePage();
  const shown = page.sections.filter(
    s =>
      (!s.shown || s.shown(v)) &&
      (s.custom !== undefined ||
        entriesOf(s, v).length > 0 ||
        (s.note !== undefined && of(s.note, v) !== undefined)),
  );
  return (
    <Frame title={of(page.title, v)} dialogs={<Asking page={page} v={v} />}>
      {shown.length === 0 && page.empty && (
        <EmptyState icon={page.empty.icon} title={page.empty.title} text={page.empty.text} />
      )}
      {shown.map((s, i) => (
        <SectionView key={i} section={s} v={v} />
      ))}
    </Frame>
  );
}

export function SectionView({ section, v }: { section: Section; v: View }) {
  if (section.custom) {
    const Custom = custom[section.custom];
    if (!Custom) throw new Error(`No section ${section.custom}`);
    return <Custom v={v} />;
  }
  const entries = entriesOf(section, v);
  const title = section.title === undefined ? undefined : of(section.title, v);
  const note = section.note === undefined ? undefined : of(section.note, v);
  const inline = entries.length === 1 && entries[0]!.kind === 'choice' && entries[0]!.inline === true;
  return (
    <Group
      title={title}
      note={note}
      {...(inline ? { role: 'radiogroup' as const, label: title ?? of(entries[0]!.title, v) } : {})}
    >
      {entries.map(e => (
        <EntryRow key={e.id} entry={e} v={v} />
      ))}
    </Group>
  );
}
