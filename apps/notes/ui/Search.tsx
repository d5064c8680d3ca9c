import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import { Chip, ChipGroup, EmptyState, IconButton, Screen, SearchField, SectionHeader } from './kit.ts';
import { wordsOf } from '../lists.ts';
import { found, tagsOf } from '../select.ts';
import { useAct, useApp, useNav, usePicked, useWords } from './hooks.ts';
import { NoteList } from './NoteList.tsx';
import { SelectBar } from './SelectBar.tsx';
import css from './list.module.css';

/** Finds notes by words and by #tags. */
export function Search() {
  const t = useWords();
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
      label={t('search')}
      appBar={
        picked === null ? (
          <SearchField
            name="query"
            label={t('searchNotes')}
            leading={<IconButton icon="arrow_back" label={t('back')} onClick={nav.back} />}
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
                title={t('recent')}
                action={{ label: t('clear'), onClick: () => act.forgetSearches() }}
              />
              <div className={css['wrap']}>
                <ChipGroup label={t('recentSearches')}>
                  {recent.map(r => (
                    <Chip key={r} label={r} icon="history" onClick={() => fields.set('query', r)} />
                  ))}
                </ChipGroup>
              </div>
            </>
          )}
          {tags.length > 0 && (
            <>
              <SectionHeader title={t('tags')} />
              <div className={css['wrap']}>
                <ChipGroup label={t('tags')}>
                  {tags.map(t => (
                    <Chip key={t} label={`#${t}`} onClick={() => fields.set('query', `#${t}`)} />
                  ))}
                </ChipGroup>
              </div>
            </>
          )}
          {recent.length + tags.length === 0 && (
            <EmptyState icon="search" title={t('searchYourNotes')} text={t('searchHow')} />
          )}
        </>
      ) : (
        <NoteList
          ids={ids}
          marked={wordsOf(text)}
          emptyTitle={t('nothingFound')}
          empty={t('noNoteHas', { query: text.trim() })}
        />
      )}
    </Screen>
  );
}
