import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { BottomBar, Button, EmptyState, Fab, Icon, Screen, Scroller } from './kit.ts';
import { countOf, draftRows, rowsOf } from '../select.ts';
import { CATEGORIES, type Category } from '../state.ts';
import { useAct, useMail, useNav, useOnline, usePicked, useWords } from './hooks.ts';
import { useDone, useUndo } from './done.tsx';
import { CATEGORY } from './names.ts';
import { Rows } from './Rows.tsx';
import { SelectBar } from './SelectBar.tsx';
import { TimeSheet } from './TimeSheet.tsx';
import css from './list.module.css';

/** Conversations that are about to be snoozed on this screen. */
export const useSnoozing = () => useScreenState<string[] | null>('snoozing', null);

/** The places of the app. */
export function Places({ value }: { value: 'mail' | 'search' | 'folders' }) {
  const t = useWords();
  const nav = useNav();
  const state = useMail();
  const paths = { search: '/search', folders: '/folders' } as const;
  const go = (id: string) => {
    if (id === value) return;
    if (id === 'mail') nav.back();
    else if (value === 'mail') nav.push(paths[id as 'search']);
    else nav.replace(paths[id as 'search']);
  };
  return (
    <BottomBar
      value={value}
      onChange={go}
      items={[
        { id: 'mail', label: t('mail'), icon: 'mail', badge: countOf(state, 'inbox') },
        { id: 'search', label: t('search'), icon: 'search' },
        { id: 'folders', label: t('folders'), icon: 'folder' },
      ]}
    />
  );
}

/** That there is no connection, and what waits for one; that the owner is away. */
export function Banners() {
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const state = useMail();
  const online = useOnline();
  const waiting = draftRows(state, 'outbox').length;
  return (
    <>
      {(!online || waiting > 0) && (
        <div className={css['banner']} role="status">
          <Icon name="cloud_off" size={20} />
          <span className={css['bannerText']}>
            <b>{t('offline')}</b>{' '}
            <span>{waiting > 0 ? t('outboxText', { count: waiting }) : t('offlineText')}</span>
          </span>
          {waiting > 0 && (
            <Button variant="text" rid="try-again" onClick={() => act.retry({})}>
              {t('tryAgain')}
            </Button>
          )}
        </div>
      )}
      {state.vacation.on && (
        <button
          type="button"
          className={css['banner']}
          data-rid="vacation-on"
          onClick={() => nav.push('/vacation')}
        >
          <Icon name="beach_access" size={20} />
          <span className={css['bannerText']}>{t('vacationBanner')}</span>
        </button>
      )}
    </>
  );
}

/** The inbox, one of its parts at a time. */
export function Inbox() {
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const state = useMail();
  const done = useDone();
  const [category, setCategory] = useScreenState<Category>('category', 'primary');
  const [picked, setPicked] = usePicked();
  const [snoozing, setSnoozing] = useSnoozing();
  const undo = useUndo();
  const rows = rowsOf(state, 'inbox', category);
  return (
    <>
      <Screen
        label={t('inbox')}
        scroll={false}
        bleed={picked === null}
        dark={picked === null}
        appBar={
          picked === null ? (
            <div className={css['band']}>
              <div className={css['bandTop']}>
                <h1 className={css['bandTitle']}>{t('inbox')}</h1>
                <span className={css['bandCount']} dir="auto">
                  {t('unreadCount', { count: countOf(state, 'inbox') })}
                </span>
                <button
                  type="button"
                  className={css['bandButton']}
                  aria-label={t('settings')}
                  onClick={() => nav.push('/settings')}
                >
                  <Icon name="settings" />
                </button>
              </div>
              <Scroller name="parts" axis="x">
                <div className={css['parts']} role="tablist" aria-label={t('partOfInbox')}>
                  {CATEGORIES.map(c => {
                    const unread = rowsOf(state, 'inbox', c).filter(r => r.unread).length;
                    return (
                      <button
                        key={c}
                        type="button"
                        role="tab"
                        aria-selected={c === category}
                        className={css['part']}
                        data-rid={`part-${c}`}
                        onClick={() => setCategory(c)}
                      >
                        <span>{t(CATEGORY[c])}</span>
                        {unread > 0 && <span className={css['partCount']}>{unread}</span>}
                      </button>
                    );
                  })}
                </div>
              </Scroller>
            </div>
          ) : (
            <SelectBar rows={rows} onSnooze={setSnoozing} />
          )
        }
        fab={
          picked === null ? (
            <Fab icon="edit" label={t('writeMail')} extended rid="write" onClick={() => act.write({})} />
          ) : undefined
        }
        bottom={
          <>
            {undo}
            <Places value="mail" />
          </>
        }
      >
        <Banners />
        {rows.length === 0 ? (
          <EmptyState icon="mark_email_read" title={t('emptyInbox')} text={t('emptyInboxText')} />
        ) : (
          <Rows rows={rows} folder="inbox" onSnooze={setSnoozing} footer={88} />
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
