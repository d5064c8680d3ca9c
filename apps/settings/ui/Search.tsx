import { useFields, useFieldText } from '../../../src/sdk/react/hooks.ts';
import { AppBar, EmptyState, IconButton, Screen, SearchField } from './kit.ts';
import { searchSettings } from '../search.ts';
import { Cell, Group } from './Frame.tsx';
import { useAct, useApp, useFocusOnce, useGo, usePage } from './hooks.ts';
import { Row } from './Row.tsx';
import css from './settings.module.css';

const GROUND = 'var(--c-surface-container)';
const MOST = 40;

/** Search over every page, entry and app; a result opens its page and points the entry out. */
export function Search() {
  const { v } = usePage();
  const text = useFieldText('query');
  const recent = useApp(s => s.searches);
  const act = useAct();
  const goTo = useGo();
  const fields = useFields();
  useFocusOnce('query');
  const results = searchSettings(v, text).slice(0, MOST);
  const open = (r: (typeof results)[number]) => {
    act.rememberSearch({ text });
    goTo(
      { route: r.route, ...(r.params ? { params: r.params } : {}) },
      r.entry ? { entry: r.entry } : undefined,
    );
  };
  return (
    <Screen
      background={GROUND}
      appBar={
        <AppBar
          color={GROUND}
          title={undefined}
          actions={
            <div className={css['searchInput']}>
              <SearchField
                name="query"
                label="Search settings"
                onEnter={t => {
                  act.rememberSearch({ text: t });
                  fields.blur();
                }}
                rid="query"
              />
            </div>
          }
        />
      }
    >
      <div className={css['results']}>
        {text.trim() === '' && recent.length > 0 && (
          <Group title="Recent searches">
            {recent.map(r => (
              <Cell key={r}>
                <Row
                  icon="history"
                  title={r}
                  onClick={() => fields.set('query', r)}
                  rid="recent"
                  trailing={
                    <IconButton
                      icon="close"
                      label={`Remove ${r}`}
                      onClick={() => act.forgetSearch({ text: r })}
                    />
                  }
                />
              </Cell>
            ))}
            <Cell>
              <Row icon="delete" title="Clear recent searches" onClick={() => act.clearSearches({})} />
            </Cell>
          </Group>
        )}
        {text.trim() !== '' && results.length === 0 && (
          <EmptyState
            icon="search"
            title="No results"
            text={`Nothing in settings is called “${text.trim()}”. Try another word.`}
          />
        )}
        {results.length > 0 && (
          <Group label="Results">
            {results.map(r => (
              <Cell key={r.id}>
                <Row
                  id={r.id}
                  rid="result"
                  title={r.title}
                  summary={r.path}
                  app={r.app}
                  onClick={() => open(r)}
                />
              </Cell>
            ))}
          </Group>
        )}
      </div>
    </Screen>
  );
}
