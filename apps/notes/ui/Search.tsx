import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import { Chip, ChipGroup, EmptyState, IconButton, Screen, SearchField, SectionHeader } from './kit.ts';
import { wordsOf } from '../lists.ts';
import { found, tagsOf } from '../select.ts';
import { useAct, useApp, useNav, usePicked } from './hooks.ts';
import { NoteList } from './NoteList.tsx';
import { SelectBar } from './SelectBar.tsx';
import css from './list.module.css';

/** Finds notes by words and by #tags. */
export function Search() {
  const text = useFieldText('query');
  const ids = useApp(s => found(s, text).map(n => n.id));
  const recent = useApp(s => s.searches);
  const tags = useApp(s => tagsOf(s).map(t => t.tag));
  const [picked] = usePicked();
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  return (
    <Screen
      label="Search"
      appBar={
        picked === null ? (
          <SearchField
            name="query"
            label="Search notes"
            leading={<IconButton icon="arrow_back" label="Back" onClick={nav.back} />}
            onEnter={query => act.remember({ query })}
          />
        ) : (
          <SelectBar ids={ids} />
        )
      }
    >
      {text.trim() === '' ? (
        <>
          {recent.length > 0 && (
            <>
              <SectionHeader
                title="Recent"
                action={{ label: 'Clear', onClick: () => act.forgetSearches() }}
              />
              <div className={css['wrap']}>
                <ChipGroup label="Recent searches">
                  {recent.map(r => (
                    <Chip key={r} label={r} icon="history" onClick={() => fields.set('query', r)} />
                  ))}
                </ChipGroup>
              </div>
            </>
          )}
          {tags.length > 0 && (
            <>
              <SectionHeader title="Tags" />
              <div className={css['wrap']}>
                <ChipGroup label="Tags">
                  {tags.map(t => (
                    <Chip key={t} label={`#${t}`} onClick={() => fields.set('query', `#${t}`)} />
                  ))}
                </ChipGroup>
              </div>
            </>
          )}
          {recent.length + tags.length === 0 && (
            <EmptyState icon="search" title="Search your notes" text="Write words, or # and a tag." />
          )}
        </>
      ) : (
        <NoteList
          ids={ids}
          marked={wordsOf(text)}
          emptyTitle="Nothing found"
          empty={`No note has “${text.trim()}” in it.`}
        />
      )}
    </Screen>
  );
}
