import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, ConfirmDialog, EmptyState, Icon, IconButton, Menu, Screen } from './kit.ts';
import { draftsOf, everybody, mailsOf, type MailRow } from '../select.ts';
import { bareSubject } from '../text.ts';
import { useAct, useDates, useMail, useNav, useOpen, useParams, useWords } from './hooks.ts';
import { useDone, useUndo } from './done.tsx';
import { LabelSheet } from './LabelSheet.tsx';
import { MailCard } from './MailCard.tsx';
import { MailMenu, useMenuMail } from './MailMenu.tsx';
import { Labels, snippet } from './Rows.tsx';
import { TimeSheet } from './TimeSheet.tsx';
import { LinkDialog } from './Text.tsx';
import list from './list.module.css';
import css from './thread.module.css';

/** A conversation: its mails, earliest first; read ones are folded. */
export function Conversation() {
  const { thread } = useParams('/thread/:thread');
  const t = useWords();
  const state = useMail();
  const mails = mailsOf(state, thread);
  const found = state.threads[thread];
  return found && mails.length > 0 ? (
    <Open id={thread} mails={mails} />
  ) : (
    <Screen title={t('conversation')}>
      <EmptyState icon="mail" title={t('goneTitle')} text={t('goneText')} />
    </Screen>
  );
}

function Open({ id, mails }: { id: string; mails: readonly MailRow[] }) {
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const dates = useDates();
  const state = useMail();
  const done = useDone();
  const undo = useUndo();
  const [open, setOpen] = useOpen();
  const [menuMail] = useMenuMail();
  // The last is open; of the others those that a person opens.
  const [unfolded, setUnfolded] = useScreenState<string[]>('unfolded', []);
  const thread = state.threads[id]!;
  const last = mails.at(-1)!;
  const received = mails.findLast(m => !m.own) ?? last;
  const { to, cc } = everybody(state, received);
  const many = to.length + cc.length > 1;
  const binned = thread.binnedAt !== null;
  const spam = thread.place === 'spam';
  const unread = () => {
    act.markRead({ threads: [id], read: false });
    nav.back();
  };
  const turn = (mail: string) =>
    setUnfolded(unfolded.includes(mail) ? unfolded.filter(m => m !== mail) : [...unfolded, mail]);
  const pick = (run: () => void) => () => {
    setOpen(null);
    run();
  };
  return (
    <>
      <Screen
        label={t('conversation')}
        appBar={
          <AppBar
            actions={
              <>
                {binned ? (
                  <IconButton
                    icon="restore_from_trash"
                    label={t('restore')}
                    onClick={() => done.restore([id])}
                  />
                ) : (
                  <>
                    <IconButton
                      icon={thread.place === 'inbox' ? 'archive' : 'inbox'}
                      label={thread.place === 'inbox' ? t('archive') : t('moveToInbox')}
                      onClick={() => done.move([id], thread.place === 'inbox' ? 'archive' : 'inbox')}
                    />
                    <IconButton icon="delete" label={t('delete')} onClick={() => done.remove([id])} />
                  </>
                )}
                <IconButton icon="mark_email_unread" label={t('markUnread')} onClick={unread} />
                <IconButton icon="more_vert" label={t('moreOptions')} onClick={() => setOpen('menu')} />
              </>
            }
          />
        }
        bottom={undo}
      >
        <div className={css['head']}>
          <div className={css['headWords']}>
            <h1 className={css['subject']} dir="auto">
              {bareSubject(mails[0]!.subject) || t('noSubject')}
            </h1>
            <Labels labels={thread.labels} />
          </div>
          <IconButton
            icon="star"
            selected={thread.starred}
            label={thread.starred ? t('unstar') : t('star')}
            className={list['starred']!}
            rid="star-conversation"
            onClick={() => act.star({ threads: [id], on: !thread.starred })}
          />
        </div>
        {thread.snoozedUntil !== null && (
          <div className={css['notice']} role="status">
            <Icon name="snooze" size={20} />
            <span className={css['noticeWords']}>
              {t('snoozedBanner', { when: dates.moment(thread.snoozedUntil) })}
            </span>
            <Button variant="text" rid="unsnooze" onClick={() => act.snooze({ threads: [id], until: null })}>
              {t('unsnooze')}
            </Button>
          </div>
        )}
        {spam && (
          <div className={css['notice']} data-bad="" role="status">
            <Icon name="report" size={20} />
            <span className={css['noticeWords']}>
              <b>{t('spamBanner')}</b> <span>{t('spamBannerText')}</span>
            </span>
            <Button variant="text" rid="not-spam" onClick={() => done.move([id], 'inbox')}>
              {t('notSpam')}
            </Button>
          </div>
        )}
        {mails.map(mail => (
          <MailCard
            key={mail.id}
            mail={mail}
            folded={mail.id !== last.id && !unfolded.includes(mail.id)}
            {...(mail.id === last.id ? {} : { onTurn: () => turn(mail.id) })}
          />
        ))}
        {draftsOf(state, id).map(d => (
          <button
            key={d.id}
            type="button"
            className={css['folded']}
            data-key={d.id}
            data-rid="draft"
            onClick={() => nav.push('/draft/:draft', { draft: d.id })}
          >
            <Icon name="draft" />
            <span className={css['foldedWords']}>
              <b className={css['draftWord']}>{t('yourDraft')}</b>
              <span className={css['ellipsis']} dir="auto">
                {snippet(d.text) || d.subject}
              </span>
            </span>
          </button>
        ))}
        <div className={css['answers']}>
          <Button
            variant="tonal"
            icon="reply"
            rid="reply"
            onClick={() => act.write({ kind: 'reply', mail: last.id })}
          >
            {t('reply')}
          </Button>
          {many && (
            <Button
              variant="tonal"
              icon="reply_all"
              rid="reply-all"
              onClick={() => act.write({ kind: 'replyAll', mail: last.id })}
            >
              {t('replyAll')}
            </Button>
          )}
          <Button
            variant="tonal"
            icon="forward"
            rid="forward"
            onClick={() => act.write({ kind: 'forward', mail: last.id })}
          >
            {t('forward')}
          </Button>
        </div>
      </Screen>
      <Menu
        open={open === 'menu'}
        label={t('moreOptions')}
        onClose={() => setOpen(null)}
        items={[
          { label: t('snooze'), icon: 'snooze', disabled: binned, onClick: pick(() => setOpen('snooze')) },
          { label: t('addLabel'), icon: 'label', onClick: pick(() => setOpen('labels')) },
          {
            label: spam ? t('notSpam') : t('markSpam'),
            icon: 'report',
            disabled: binned,
            onClick: pick(() => done.move([id], spam ? 'inbox' : 'spam')),
          },
          ...(['primary', 'updates', 'promotions'] as const)
            .filter(c => c !== thread.category && thread.place === 'inbox')
            .map(category => ({
              label: t('moveTo', { place: t(category) }),
              onClick: pick(() => act.setCategory({ threads: [id], category })),
            })),
          ...(binned
            ? [
                {
                  label: t('deleteForever'),
                  icon: 'delete_forever' as const,
                  danger: true,
                  onClick: () => setOpen('erase'),
                },
              ]
            : []),
        ]}
      />
      {menuMail && state.mails[menuMail] && <MailMenu mail={{ ...state.mails[menuMail], id: menuMail }} />}
      <LabelSheet open={open === 'labels'} threads={[id]} onClose={() => setOpen(null)} />
      {open === 'snooze' && (
        <TimeSheet
          title={t('snoozeUntil')}
          confirm={t('snooze')}
          onTime={at => {
            done.snooze([id], at);
            act.plan({ at: null });
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        open={open === 'erase'}
        title={t('deleteForeverAsk', { count: 1 })}
        text={t('cannotBeUndone')}
        confirmLabel={t('deleteForever')}
        danger
        onConfirm={() => {
          setOpen(null);
          act.erase({ threads: [id] });
          nav.back();
        }}
        onCancel={() => setOpen(null)}
      />
      <LinkDialog />
    </>
  );
}
