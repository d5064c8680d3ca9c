import { useBack } from '../../../src/sdk/react/back.ts';
import { useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, Icon, IconButton, Menu, Screen, TextField } from './kit.ts';
import { isOwn } from '../select.ts';
import { peopleOf, saysAttached, without } from '../text.ts';
import { refusal } from '../actions/compose.ts';
import type { Draft, Person } from '../state.ts';
import { iconOf } from './Attachments.tsx';
import { ComposeDialogs } from './ComposeDialogs.tsx';
import { useAct, useDates, useMail, useNav, useOpen, useWords } from './hooks.ts';
import { QuoteView } from './MailCard.tsx';
import { Recipients, type Field } from './Recipients.tsx';
import { TimeSheet } from './TimeSheet.tsx';
import css from './compose.module.css';

/** Writes a mail. `start` is what a new one begins with: it is kept once something of it was changed. */
export function Composer({ id, start }: { id: string; start?: Draft }) {
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const dates = useDates();
  const fields = useFields();
  const state = useMail();
  const [open, setOpen] = useOpen();
  const [all, setAll] = useScreenState('all-fields', false);
  const draft = state.drafts[id] ?? start!;
  const on = { draft: id, ...(start ? { start } : {}) };
  const shown = all || draft.cc.length + draft.bcc.length > 0;
  const edit = (change: Partial<Pick<Draft, 'to' | 'cc' | 'bcc' | 'subject' | 'text' | 'from'>>) =>
    act.edit({ ...on, ...change });
  /** The people of a field with what is still typed in it. */
  const whole = (field: Field): Person[] =>
    without([...draft[field], ...peopleOf(fields.get(field) ?? '')], []);
  /** Takes what is typed into the recipients, and says how the draft stands then. */
  const settle = (): Draft => {
    const change: Partial<Draft> = {};
    for (const field of ['to', 'cc', 'bcc'] as const) {
      if ((fields.get(field) ?? '').trim() === '') continue;
      change[field] = whole(field);
      fields.set(field, '');
    }
    if (Object.keys(change).length > 0) edit(change);
    return { ...draft, ...change };
  };
  const leave = () => {
    settle();
    fields.blur();
    nav.back();
  };
  useBack(open === null, leave);
  const send = (sure = '') => {
    const next = settle();
    fields.blur();
    const problem = refusal(next);
    if (problem === 'wrongAddress') return setOpen('wrong');
    if (!problem && next.subject.trim() === '' && sure === '') return setOpen('no-subject');
    if (!problem && sure !== 'attached' && saysAttached(next.text) && next.attachments.length === 0)
      return setOpen('no-attachment');
    setOpen(null);
    act.send(on);
    return problem ? undefined : nav.back();
  };
  const pick = (run: () => void) => () => {
    setOpen(null);
    run();
  };
  const discard = () => {
    act.discard({ draft: id });
    fields.blur();
    nav.back();
  };
  return (
    <>
      <Screen
        label={t('newMail')}
        appBar={
          <AppBar
            leading="close"
            onLeading={leave}
            title={draft.quote?.kind === 'forward' ? t('forward') : draft.quote ? t('reply') : t('newMail')}
            actions={
              <>
                <IconButton
                  icon="attach_file"
                  label={t('attach')}
                  onClick={() => {
                    fields.blur();
                    setOpen('attach');
                  }}
                />
                <IconButton icon="send" solid label={t('send')} rid="send" onClick={() => send()} />
                <IconButton
                  icon="more_vert"
                  label={t('moreOptions')}
                  onClick={() => {
                    fields.blur();
                    setOpen('menu');
                  }}
                />
              </>
            }
          />
        }
      >
        {draft.status !== 'draft' && (
          <div className={css['standing']} role="status">
            <Icon name={draft.status === 'scheduled' ? 'schedule_send' : 'outbox'} size={20} />
            <span className={css['standingWords']}>
              {draft.status === 'scheduled'
                ? t('isScheduled', { when: dates.moment(draft.leavesAt!) })
                : draft.status === 'outbox'
                  ? t('isWaiting')
                  : t('sendingNow')}
            </span>
            <Button
              variant="text"
              rid="to-draft"
              onClick={() =>
                draft.status === 'scheduled' ? act.cancelSchedule({ draft: id }) : act.undoSend({ draft: id })
              }
            >
              {draft.status === 'scheduled' ? t('cancelSchedule') : t('toDraft')}
            </Button>
          </div>
        )}
        <button type="button" className={css['sender']} data-rid="sender" onClick={() => setOpen('sender')}>
          <span className={css['word']}>{t('from')}</span>
          <span className={css['senderAddress']} dir="ltr">
            {draft.from}
          </span>
          <Icon name="expand_more" size={20} />
        </button>
        <Recipients
          field="to"
          people={draft.to}
          onChange={to => edit({ to })}
          trailing={
            shown ? undefined : (
              <IconButton icon="expand_more" label={t('showCc')} rid="show-cc" onClick={() => setAll(true)} />
            )
          }
        />
        {shown && (
          <>
            <Recipients field="cc" people={draft.cc} onChange={cc => edit({ cc })} />
            <Recipients field="bcc" people={draft.bcc} onChange={bcc => edit({ bcc })} />
          </>
        )}
        <div className={css['subject']}>
          <TextField
            name="subject"
            label={t('subject')}
            hint={t('subject')}
            initial={draft.subject}
            variant="plain"
            capitalise
            enterKey="next"
            maxLength={200}
            onInput={subject => edit({ subject })}
          />
        </div>
        <div className={css['body']}>
          <TextField
            name="text"
            label={t('body')}
            hint={t('writeHere')}
            initial={draft.text}
            variant="plain"
            multiline
            autoGrow
            rows={6}
            capitalise
            onInput={text => edit({ text })}
          />
        </div>
        {draft.attachments.map((a, index) => (
          <div key={index} className={css['attached']}>
            <Icon name={iconOf(a)} />
            <span className={css['attachedWords']}>
              <span dir="auto">{a.name}</span>
              <span className={css['small']} dir="auto">
                {dates.bytes(a.size)}
              </span>
            </span>
            <IconButton
              icon="close"
              label={t('removeFile', { name: a.name })}
              onClick={() => act.detach({ ...on, index })}
            />
          </div>
        ))}
        {draft.signature !== '' && (
          <div className={css['signature']}>
            <span className={css['signatureText']} dir="auto">
              {draft.signature}
            </span>
            <IconButton
              icon="close"
              label={t('removeSignature')}
              onClick={() => act.edit({ ...on, signature: '' })}
            />
          </div>
        )}
        {draft.quote && <QuoteView id={id} quote={draft.quote} />}
      </Screen>
      <Menu
        open={open === 'menu'}
        label={t('moreOptions')}
        onClose={() => setOpen(null)}
        items={[
          {
            label: draft.status === 'scheduled' ? t('changeTime') : t('schedule'),
            icon: 'schedule_send',
            onClick: () => {
              const problem = refusal(settle());
              if (problem === 'wrongAddress') setOpen('wrong');
              else setOpen('time');
            },
          },
          ...(draft.quote
            ? [{ label: t('removeQuote'), onClick: pick(() => act.edit({ ...on, quote: null })) }]
            : []),
          { label: t('discard'), icon: 'delete', danger: true, divider: true, onClick: pick(discard) },
        ]}
      />
      <Menu
        open={open === 'attach'}
        label={t('attach')}
        onClose={() => setOpen(null)}
        items={[
          { label: t('attachFile'), icon: 'folder', onClick: pick(() => act.pickFiles(on)) },
          { label: t('attachPhoto'), icon: 'image', onClick: pick(() => act.pickPhotos(on)) },
        ]}
      />
      <Menu
        open={open === 'sender'}
        label={t('sendFrom')}
        anchor="center"
        onClose={() => setOpen(null)}
        items={state.settings.addresses.map(address => ({
          label: address,
          checked: isOwn({ settings: { ...state.settings, addresses: [address] } }, draft.from),
          onClick: pick(() => edit({ from: address })),
        }))}
      />
      {open === 'time' && (
        <TimeSheet
          title={t('schedule')}
          confirm={t('schedule')}
          {...(draft.status === 'scheduled' ? { at: draft.leavesAt! } : {})}
          onTime={at => {
            act.plan({ at: null });
            setOpen(null);
            act.schedule({ ...on, at });
            if (refusal(draft) === undefined) nav.back();
          }}
          onClose={() => setOpen(null)}
        />
      )}
      <ComposeDialogs draft={draft} on={on} onSend={send} />
    </>
  );
}
