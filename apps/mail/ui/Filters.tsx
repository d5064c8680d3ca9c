import { useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  Checkbox,
  ConfirmDialog,
  EmptyState,
  Fab,
  IconButton,
  ListRow,
  Menu,
  Screen,
  SectionHeader,
  SwitchRow,
  TextField,
} from './kit.ts';
import { threadsOf } from '../actions/settings.ts';
import { filterRows, labelsOf } from '../select.ts';
import type { Filter, Postbird } from '../state.ts';
import type { Translate } from '../../../src/sdk/core/words/words.ts';
import type { words } from '../words.ts';
import { useAct, useMail, useNav, useOpen, useParams, useWords } from './hooks.ts';
import css from './parts.module.css';

type Say = Translate<typeof words>;

/** What a filter is about, in a line. */
const aboutOf = (f: Filter, t: Say): string =>
  [
    f.from && t('fromIs', { what: f.from }),
    f.to && t('toIs', { what: f.to }),
    f.subject && t('subjectIs', { what: f.subject }),
    f.words && t('wordsAre', { what: f.words }),
    f.hasAttachment && t('withFile'),
  ]
    .filter(Boolean)
    .join(', ');

/** What a filter does, in a line. */
const doesOf = (f: Filter, { labels }: Postbird, t: Say): string =>
  [
    f.label !== null && t('labelIt', { label: labels[f.label]?.name ?? '' }),
    f.archive && t('doesArchive'),
    f.star && t('doesStar'),
    f.markRead && t('doesRead'),
    f.delete && t('doesDelete'),
  ]
    .filter(Boolean)
    .join(', ');

/** All filters. */
export function Filters() {
  const t = useWords();
  const nav = useNav();
  const state = useMail();
  const rows = filterRows(state);
  return (
    <Screen
      title={t('filters')}
      fab={
        <Fab
          icon="add"
          label={t('newFilter')}
          rid="new-filter"
          onClick={() => nav.push('/filter/:filter', { filter: 'new' })}
        />
      }
    >
      {rows.length === 0 ? (
        <EmptyState icon="filter_list" title={t('noFilters')} text={t('noFiltersText')} />
      ) : (
        rows.map(([id, f]) => (
          <ListRow
            key={id}
            id={id}
            rid="filter"
            leading="filter_list"
            title={aboutOf(f, t)}
            subtitle={doesOf(f, state, t)}
            onClick={() => nav.push('/filter/:filter', { filter: id })}
          />
        ))
      )}
    </Screen>
  );
}

const NO_FILTER: Filter = {
  from: '',
  to: '',
  subject: '',
  words: '',
  hasAttachment: false,
  label: null,
  archive: false,
  star: false,
  markRead: false,
  delete: false,
};
const DOES = [
  ['archive', 'skipInbox'],
  ['star', 'starMail'],
  ['markRead', 'readMail'],
  ['delete', 'deleteMail'],
] as const;
type Turns = Pick<Filter, 'hasAttachment' | 'label' | 'archive' | 'star' | 'markRead' | 'delete'>;

/** One filter, or a new one. */
export function OneFilter() {
  const { filter } = useParams('/filter/:filter');
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const state = useMail();
  const [open, setOpen] = useOpen();
  const was = state.filters[filter] ?? NO_FILTER;
  const isNew = filter === 'new';
  const { from, to, subject, words: has, ...turned } = was;
  const [turns, setTurns] = useScreenState<Turns>('turns', turned);
  const [existing, setExisting] = useScreenState('existing', false);
  const texts = {
    from: useFieldText('from', from),
    to: useFieldText('to', to),
    subject: useFieldText('subject', subject),
    words: useFieldText('words', has),
  };
  const next: Filter = { ...turns, ...texts };
  const asks = Object.values(texts).some(text => text.trim() !== '') || next.hasAttachment;
  const close = () => setOpen(null);
  const save = () =>
    isNew
      ? act.addFilter({ filter: next, toExisting: existing })
      : act.changeFilter({ filter, to: next, toExisting: existing });
  const field = (name: keyof typeof texts, word: string) => (
    <TextField name={name} label={word} initial={was[name]} maxLength={80} />
  );
  return (
    <>
      <Screen
        label={t('filter')}
        appBar={
          <AppBar
            title={isNew ? t('newFilter') : t('filter')}
            leading="close"
            actions={
              <>
                {!isNew && (
                  <IconButton icon="delete" label={t('deleteFilter')} onClick={() => setOpen('delete')} />
                )}
                <Button rid="save" onClick={save}>
                  {t('save')}
                </Button>
              </>
            }
          />
        }
      >
        <SectionHeader title={t('whenMail')} />
        <div className={css['form']}>
          {field('from', t('isFrom'))}
          {field('to', t('isTo'))}
          {field('subject', t('hasSubject'))}
          {field('words', t('hasWords'))}
        </div>
        <SwitchRow
          label={t('hasAttachment')}
          checked={turns.hasAttachment}
          rid="has-attachment"
          onChange={hasAttachment => setTurns({ ...turns, hasAttachment })}
        />
        <SectionHeader title={t('thenDo')} />
        <ListRow
          rid="give-label"
          leading="label"
          title={t('giveLabel')}
          subtitle={turns.label === null ? t('noLabel') : (state.labels[turns.label]?.name ?? t('noLabel'))}
          onClick={() => setOpen('label')}
        />
        {DOES.map(([key, word]) => (
          <Checkbox
            key={key}
            rid={`does-${key}`}
            label={t(word)}
            checked={turns[key]}
            onChange={on => setTurns({ ...turns, [key]: on })}
          />
        ))}
        <SwitchRow
          label={t('alsoExisting')}
          subtitle={t('matches', { count: asks ? threadsOf(state, next).length : 0 })}
          checked={existing}
          rid="also-existing"
          onChange={setExisting}
        />
      </Screen>
      <Menu
        open={open === 'label'}
        label={t('giveLabel')}
        anchor="center"
        onClose={close}
        items={[{ id: null, name: t('noLabel') }, ...labelsOf(state)].map(l => ({
          label: l.name,
          checked: turns.label === l.id,
          onClick: () => {
            setTurns({ ...turns, label: l.id });
            close();
          },
        }))}
      />
      <ConfirmDialog
        open={open === 'delete'}
        title={t('deleteFilterAsk')}
        confirmLabel={t('delete')}
        danger
        onConfirm={() => {
          act.deleteFilter({ filter });
          nav.back();
        }}
        onCancel={close}
      />
    </>
  );
}
