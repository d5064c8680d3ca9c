import { useFields, useFieldText } from '../../../src/sdk/react/hooks.ts';
import { Chip, ChipGroup, IconButton, TextField } from './kit.ts';
import { tagsOf } from '../lists.ts';
import { useApp } from './hooks.ts';
import css from './form.module.css';

/** Tags of an entry, and those used before. */
export function FormTags({
  tags,
  onChange,
}: {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}) {
  const text = useFieldText('tag');
  const fields = useFields();
  const known = useApp(s => tagsOf(s))
    .filter(t => !tags.includes(t))
    .filter(t => t.startsWith(text.trim().toLowerCase().replace(/^#/, '')))
    .slice(0, 5);
  const add = (tag: string) => {
    const word = tag.trim().replace(/^#+/, '').replace(/\s+/g, '-').slice(0, 24);
    fields.set('tag', '');
    if (word !== '' && !tags.includes(word)) onChange([...tags, word]);
  };
  return (
    <div className={css['tags']}>
      <div className={css['field']}>
        <TextField
          name="tag"
          label="Add a tag"
          leading="sell"
          enterKey="done"
          maxLength={24}
          onEnter={add}
          trailing={
            text.trim() !== '' ? (
              <IconButton icon="check" label="Add this tag" onClick={() => add(text)} />
            ) : undefined
          }
        />
      </div>
      {(tags.length > 0 || known.length > 0) && (
        <div className={css['offers']}>
          <ChipGroup label="Tags">
            {tags.map(t => (
              <Chip key={t} label={`#${t}`} selected onClick={() => onChange(tags.filter(x => x !== t))} />
            ))}
            {known.map(t => (
              <Chip key={t} label={`#${t}`} selected={false} onClick={() => add(t)} />
            ))}
          </ChipGroup>
        </div>
      )}
    </div>
  );
}
