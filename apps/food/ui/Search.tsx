import { AppBar, ListRow, Picture, Screen, SearchField } from './kit.ts';
import { suggestionsOf } from '../select.ts';
import { useAct, useFields, useFieldText, useFood, useNav, useWords } from './hooks.ts';
import { Heading, Offline, Places } from './parts.tsx';
import { TILES } from './Home.tsx';
import css from './search.module.css';
import { CUISINE_WORDS } from '../names.ts';

/** The field, what it suggests, and what was looked for before. */
export function Search() {
  const state = useFood();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const fields = useFields();
  const text = useFieldText('query');
  const { restaurants, dishes } = suggestionsOf(state, text);
  const go = (query: string) => {
    if (query.trim() === '') return;
    fields.blur();
    act.remember({ query });
    nav.push('/results/:what', { what: `for-${query.trim()}` });
  };
  return (
    <Screen
      label={t('search')}
      bottom={<Places at="search" />}
      appBar={<AppBar title={t('search')} leading="none" />}
    >
      <div className={css['field']}>
        <SearchField name="query" label={t('searchHint')} onEnter={go} />
      </div>
      <Offline />
      {text.trim() === '' ? (
        <>
          {state.searches.length > 0 && (
            <Heading
              action={
                <button type="button" data-rid="forget" onClick={() => act.forgetSearches({})}>
                  {t('forget')}
                </button>
              }
            >
              {t('recent')}
            </Heading>
          )}
          {state.searches.map(s => (
            <ListRow key={s} id={s} rid="recent" leading="history" title={s} onClick={() => go(s)} />
          ))}
          <Heading>{t('cuisine')}</Heading>
          <div className={css['grid']}>
            {TILES.map(([cuisine, picture]) => (
              <button
                key={cuisine}
                type="button"
                data-rid="cuisine"
                data-key={cuisine}
                onClick={() => nav.push('/results/:what', { what: `cuisine-${cuisine}` })}
              >
                <Picture name={picture} alt="" />
                <span>{t(CUISINE_WORDS[cuisine])}</span>
              </button>
            ))}
          </div>
        </>
      ) : (
        <>
          <ListRow rid="look-for" leading="search" title={text} onClick={() => go(text)} />
          {restaurants.map(id => (
            <ListRow
              key={id}
              id={id}
              rid="suggested-kitchen"
              leading="storefront"
              title={state.restaurants[id]!.name}
              subtitle={state.restaurants[id]!.district}
              onClick={() => nav.push('/restaurant/:restaurant', { restaurant: id })}
            />
          ))}
          {dishes.map(name => (
            <ListRow
              key={name}
              id={name}
              rid="suggested-dish"
              leading="restaurant"
              title={name}
              onClick={() => go(name)}
            />
          ))}
        </>
      )}
    </Screen>
  );
}
