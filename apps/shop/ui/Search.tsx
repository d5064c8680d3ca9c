import {
  AppBar,
  ConfirmDialog,
  EmptyState,
  IconButton,
  ListRow,
  Screen,
  SearchField,
  SectionHeader,
} from './kit.ts';
import { suggestions } from '../select.ts';
import { useAct, useFieldText, useNav, useOpen, useShop, useWords } from './hooks.ts';

/** Search: what was searched before, and what it could become while one types. */
export function Search() {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const [open, setOpen] = useOpen();
  const text = useFieldText('query');
  const go = (query: string) => {
    const asked = query.trim();
    if (asked === '') return;
    act.remember({ query: asked });
    nav.replace('/results/:query', { query: asked });
  };
  const found = suggestions(state, text);
  return (
    <>
      <Screen
        label={t('search')}
        appBar={
          <AppBar title={<SearchField name="query" label={t('searchHint')} rid="query" onEnter={go} />} />
        }
      >
        {text.trim() === '' ? (
          state.searches.length === 0 ? (
            <EmptyState icon="search" title={t('noSearches')} text={t('noSearchesText')} />
          ) : (
            <>
              <SectionHeader
                title={t('recentSearches')}
                action={{ label: t('clear'), onClick: () => setOpen('clear'), rid: 'clear-searches' }}
              />
              {state.searches.map(query => (
                <ListRow
                  key={query}
                  id={`search-${query}`}
                  rid="recent"
                  leading="history"
                  title={query}
                  onClick={() => go(query)}
                  trailing={
                    <IconButton
                      icon="close"
                      label={t('forgetSearch', { query })}
                      onClick={() => act.forgetSearch({ query })}
                    />
                  }
                />
              ))}
            </>
          )
        ) : (
          <>
            <ListRow
              leading="search"
              rid="search-for"
              title={t('searchFor', { query: text.trim() })}
              onClick={() => go(text)}
            />
            {found.map(name => (
              <ListRow
                key={name}
                id={`suggestion-${name}`}
                rid="suggestion"
                leading="north_west"
                title={name}
                onClick={() => go(name)}
              />
            ))}
          </>
        )}
      </Screen>
      <ConfirmDialog
        open={open === 'clear'}
        title={t('clearSearchesAsk')}
        confirmLabel={t('clear')}
        danger
        onConfirm={() => {
          act.forgetSearches({});
          setOpen(null);
        }}
        onCancel={() => setOpen(null)}
      />
    </>
  );
}
