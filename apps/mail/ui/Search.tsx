import { useFieldText, useFields, useNow, useZone } from '../../../src/sdk/react/hooks.ts';
import {
  Chip,
  EmptyState,
  IconButton,
  ListRow,
  Screen,
  Scroller,
  SearchField,
  SectionHeader,
} from './kit.ts';
import { found } from '../select.ts';
import { useAct, useMail, usePicked, useWords } from './hooks.ts';
import { useDone, useUndo } from './done.tsx';
import { Places, useSnoozing } from './Inbox.tsx';
import { Rows } from './Rows.tsx';
import { SelectBar } from './SelectBar.tsx';
import { TimeSheet } from './TimeSheet.tsx';
import css from './list.module.css';

const CHIPS = [
  ['chipUnread', 'is:unread'],
  ['chipAttachment', 'has:attachment'],
  ['chipStarred', 'is:starred'],
  ['chipWeek', 'newer_than:7d'],
  ['chipSent', 'from:me'],
  ['chipLarge', 'larger:1M'],
] as const;

/** Finds mails by words and operators. */
export function Search() {
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const state = useMail();
  const now = useNow();
  const zone = useZone();
  const done = useDone();
  const query = useFieldText('query');
  const [picked, setPicked] = usePicked();
  const [snoozing, setSnoozing] = useSnoozing();
  const undo = useUndo();
  const rows = found(state, query, now, zone);
  const parts = query.split(' ').filter(Boolean);
  const turn = (term: string) =>
    fields.set('query', (parts.includes(term) ? parts.filter(p => p !== term) : [...parts, term]).join(' '));
  return (
    <>
      <Screen
        label={t('search')}
        scroll={false}
        appBar={
          picked === null ? (
            <div>
              <div className={css['searchTop']}>
                <SearchField
                  name="query"
                  label={t('searchMail')}
                  rid="query"
                  onEnter={text => act.remember({ query: text })}
                />
              </div>
              <Scroller name="chips" axis="x" label={t('narrowDown')}>
                <div className={css['chips']}>
                  {CHIPS.map(([word, term]) => (
                    <Chip
                      key={term}
                      rid={word}
                      label={t(word)}
                      selected={parts.includes(term)}
                      onClick={() => turn(term)}
                    />
                  ))}
                </div>
              </Scroller>
            </div>
          ) : (
            <SelectBar rows={rows} onSnooze={setSnoozing} />
          )
        }
        bottom={
          <>
            {undo}
            <Places value="search" />
          </>
        }
      >
        {query.trim() === '' ? (
          <Scroller name="start">
            {state.searches.length > 0 && (
              <SectionHeader
                title={t('recentSearches')}
                action={
                  <IconButton
                    icon="close"
                    label={t('forgetSearches')}
                    onClick={() => act.forgetSearches({})}
                  />
                }
              />
            )}
            {state.searches.map(s => (
              <ListRow
                key={s}
                id={s}
                rid="recent"
                leading="history"
                title={s}
                onClick={() => fields.set('query', s)}
              />
            ))}
            <div className={css['help']}>
              <b>{t('searchHelp')}</b>
              <span dir="ltr">{t('searchHelpText')}</span>
            </div>
          </Scroller>
        ) : rows.length === 0 ? (
          <EmptyState icon="search" title={t('noResults')} text={t('noResultsText')} />
        ) : (
          <>
            <div className={css['count']} role="status">
              {t('resultCount', { count: rows.length })}
            </div>
            <Rows rows={rows} folder="search" onSnooze={setSnoozing} footer={24} />
          </>
        )}
      </Screen>
      {snoozing && (
        <TimeSheet
          title={t('snoozeUntil')}
          confirm={t('snooze')}
          onTime={at => {
            done.snooze(snoozing, at);
            act.plan({ at: null });
            setSnoozing(null);
            setPicked(null);
          }}
          onClose={() => setSnoozing(null)}
        />
      )}
    </>
  );
}
