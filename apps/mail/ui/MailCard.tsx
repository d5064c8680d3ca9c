import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, Icon, IconButton } from './kit.ts';
import { isOwn, type MailRow } from '../select.ts';
import { codeOf } from '../text.ts';
import type { Person, Quote } from '../state.ts';
import { useAct, useDates, useFaces, useMail, useOpen, useWords } from './hooks.ts';
import { Attachments } from './Attachments.tsx';
import { Face } from './Face.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { useMenuMail } from './MailMenu.tsx';
import { snippet } from './Rows.tsx';
import { MailText } from './Text.tsx';
import css from './thread.module.css';

const WARNING = {
  sender: ['warnSender', 'warnSenderText'],
  link: ['warnLink', 'warnLinkText'],
  attachment: ['warnAttachment', 'warnAttachmentText'],
} as const;

/** One mail of a conversation, folded to a line or with all that it carries. */
export function MailCard({ mail, folded, onTurn }: { mail: MailRow; folded: boolean; onTurn?: () => void }) {
  const t = useWords();
  const faces = useFaces();
  const dates = useDates();
  const { name } = faces(mail.sender);
  const who = mail.own ? t('me') : name;
  const when = dates.when(mail.at);
  if (folded)
    return (
      <button type="button" className={css['folded']} data-key={mail.id} data-rid="mail" onClick={onTurn}>
        <Face person={mail.sender} size={36} />
        <span className={css['foldedWords']}>
          <span className={css['foldedTop']}>
            <b className={css['ellipsis']} dir="auto">
              {who}
            </b>
            <span className={css['when']}>{when}</span>
          </span>
          <span className={css['ellipsis']} dir="auto">
            {snippet(mail.text)}
          </span>
        </span>
      </button>
    );
  return <Unfolded mail={mail} who={who} {...(onTurn ? { onTurn } : {})} />;
}

function Unfolded({ mail, who, onTurn }: { mail: MailRow; who: string; onTurn?: () => void }) {
  const t = useWords();
  const act = useAct();
  const dates = useDates();
  const state = useMail();
  const faces = useFaces();
  const [, setMenu] = useMenuMail();
  const [, setOpen] = useOpen();
  const [details, setDetails] = useScreenState(`details-${mail.id}`, false);
  const name = (p: Person) => (isOwn(state, p.address) ? t('me') : faces(p).name);
  const to = [...mail.to, ...mail.cc, ...mail.bcc].map(name).join(', ');
  const code = mail.own ? undefined : codeOf(mail.text);
  const gone = mail.list !== null && state.left[mail.list] !== undefined;
  return (
    <section className={css['mail']}>
      <div className={css['from']}>
        <Face person={mail.sender} size={40} />
        <button
          type="button"
          className={css['fromWords']}
          data-key={mail.id}
          data-rid="details"
          aria-expanded={details}
          onClick={() => setDetails(!details)}
        >
          <span className={css['foldedTop']}>
            <b className={css['ellipsis']} dir="auto">
              {who}
            </b>
            <span className={css['when']}>{dates.when(mail.at)}</span>
          </span>
          <span className={css['toLine']}>
            <span className={css['ellipsis']} dir="auto">
              {t('toNames', { names: to })}
            </span>
            <Icon name={details ? 'expand_less' : 'expand_more'} size={18} />
          </span>
        </button>
        <IconButton
          icon="more_vert"
          label={t('moreOf', { name: who })}
          rid={`more-${mail.id}`}
          onClick={() => {
            setMenu(mail.id);
            setOpen('mail');
          }}
        />
      </div>
      {details && <Details mail={mail} />}
      {mail.warning && (
        <div className={css['notice']} data-bad="" role="alert">
          <Icon name="warning" size={20} />
          <span className={css['noticeWords']}>
            <b>{t(WARNING[mail.warning][0])}</b> <span>{t(WARNING[mail.warning][1])}</span>
          </span>
          <Button
            variant="text"
            rid="report-phishing"
            onClick={() => {
              setMenu(mail.id);
              setOpen('phishing');
            }}
          >
            {t('reportIt')}
          </Button>
        </div>
      )}
      {mail.list && (
        <div className={css['list']}>
          <span className={css['ellipsis']} dir="auto">
            {gone ? t('leftList') : t('fromList', { list: mail.list })}
          </span>
          {!gone && (
            <Button
              variant="text"
              rid="unsubscribe"
              onClick={() => {
                setMenu(mail.id);
                setOpen('unsubscribe');
              }}
            >
              {t('unsubscribe')}
            </Button>
          )}
        </div>
      )}
      {mail.invitation && <InvitationCard mail={mail.id} invitation={mail.invitation} />}
      <MailText id={mail.id} text={mail.text} />
      {code && (
        <div className={css['code']}>
          <Button
            variant="tonal"
            icon="content_copy"
            rid="copy-code"
            onClick={() => act.copyCode({ mail: mail.id })}
          >
            {t('copyThisCode', { code })}
          </Button>
        </div>
      )}
      {mail.signature !== '' && (
        <div className={css['signature']} dir="auto">
          {mail.signature}
        </div>
      )}
      {mail.quote && <QuoteView id={mail.id} quote={mail.quote} />}
      <Attachments mail={mail} />
      {onTurn && (
        <button type="button" className={css['fold']} data-rid={`fold-${mail.id}`} onClick={onTurn}>
          <Icon name="expand_less" size={20} />
          <span>{t('hideDetails', { name: who })}</span>
        </button>
      )}
    </section>
  );
}

function Details({ mail }: { mail: MailRow }) {
  const t = useWords();
  const dates = useDates();
  const line = (word: 'from' | 'to' | 'cc' | 'bcc', people: readonly Person[]) =>
    people.length > 0 && (
      <div className={css['detail']}>
        <span className={css['detailWord']}>{t(word)}</span>
        <span className={css['detailValue']}>
          {people.map(p => (
            <span key={p.address} dir="auto">
              {p.name === '' ? p.address : `${p.name} <${p.address}>`}
            </span>
          ))}
        </span>
      </div>
    );
  return (
    <div className={css['details']}>
      {line('from', [mail.sender])}
      {line('to', mail.to)}
      {line('cc', mail.cc)}
      {line('bcc', mail.bcc)}
      <div className={css['detail']}>
        <span className={css['detailWord']}>{t('date')}</span>
        <span className={css['detailValue']} dir="auto">
          {dates.full(mail.at)}
        </span>
      </div>
    </div>
  );
}

/** What a mail quotes, folded until it is asked for; what it passes on is shown. */
export function QuoteView({ id, quote }: { id: string; quote: Quote }) {
  const t = useWords();
  const dates = useDates();
  const faces = useFaces();
  const [open, setOpen] = useScreenState(`quote-${id}`, quote.kind === 'forward');
  const args = { name: faces(quote.from).name, when: dates.full(quote.at) };
  return (
    <div className={css['quote']}>
      <button
        type="button"
        className={css['quoteButton']}
        aria-expanded={open}
        data-rid={`quote-${id}`}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more_horiz" size={20} />
        <span>{open ? t('hideQuoted') : t('showQuoted')}</span>
      </button>
      {open && (
        <div className={css['quoted']}>
          <p className={css['paragraph']} dir="auto">
            {quote.kind === 'forward' ? t('forwardedFrom', args) : t('wroteAt', args)}
          </p>
          {quote.kind === 'forward' && (
            <p className={css['paragraph']} dir="auto">
              <b>{quote.subject}</b>
            </p>
          )}
          <MailText id={`${id}-quote`} text={quote.text} />
        </div>
      )}
    </div>
  );
}
