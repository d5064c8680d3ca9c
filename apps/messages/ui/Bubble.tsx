import { formatTime } from '../../../src/sdk/core/format.ts';
import { formatNumber } from '../../../src/sdk/core/telephone.ts';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { usePhone, useStartIntent, useZone } from '../../../src/sdk/react/hooks.ts';
import { Avatar, Icon, Picture } from './kit.ts';
import { codeOf, ME, piecesOf, summaryOf, type Message, type WithId } from '../select.ts';
import { useAct, useNav } from './hooks.ts';
import css from './bubble.module.css';
import common from './thread.module.css';

const STATUS = {
  received: '',
  sending: 'Sending…',
  sent: 'Sent',
  delivered: 'Delivered',
  failed: 'Not sent. Tap to try again',
} as const;

interface BubbleProps {
  message: WithId<Message>;
  author: string;
  picture: string | null;
  group: boolean;
  /** Follows one of the same person, and is followed by one. */
  run: boolean;
  runs: boolean;
  /** The newest own message, which says how far it came. */
  newest: boolean;
  picked: boolean | undefined;
  marked: boolean;
  onPick: () => void;
}

/** One message as it stands in the conversation. */
export function Bubble({
  message: m,
  author,
  picture,
  group,
  run,
  runs,
  newest,
  picked,
  marked,
  onPick,
}: BubbleProps) {
  const zone = useZone();
  const h24 = usePhone(p => p.os.settings.clock24);
  const act = useAct();
  const ref = useGesture({ onLongPress: onPick });
  const own = m.from === ME;
  const time = formatTime(m.at, zone, h24);
  const code = codeOf(m);
  const foot = own && (newest || m.status === 'failed' || m.status === 'sending');
  return (
    <div className={common['row']} data-own={own || undefined} data-run={run || undefined}>
      {group && !own && (
        <span className={css['face']}>{!runs && <Avatar name={author} picture={picture} size={28} />}</span>
      )}
      <div className={common['column']}>
        {group && !own && !run && (
          <span className={css['author']} dir="auto">
            {author}
          </span>
        )}
        <div
          ref={ref}
          className={common['bubble']}
          data-rid="message"
          data-key={m.id}
          data-bare={m.photo && !m.text ? '' : undefined}
          data-runs={runs || undefined}
          data-picked={picked || undefined}
          data-marked={marked || undefined}
          role="group"
          aria-label={`${own ? 'You' : author}, ${time}${own ? `, ${STATUS[m.status].replace('…', '')}` : ''}${m.starred ? ', starred' : ''}`}
        >
          {picked !== undefined && (
            <button
              type="button"
              role="checkbox"
              aria-checked={picked}
              aria-label={`Select: ${summaryOf(m)}`}
              data-rid="select"
              data-key={`select-${m.id}`}
              className={css['cover']}
              onClick={onPick}
            />
          )}
          <Body m={m} idle={picked === undefined} />
        </div>
        {code && picked === undefined && (
          <button
            type="button"
            className={css['code']}
            data-rid="copy-code"
            data-key={`code-${m.id}`}
            onClick={() => act.copyCode({ message: m.id })}
          >
            <Icon name="content_copy" size={18} />
            Copy {code}
          </button>
        )}
        {(!runs || foot || m.starred) && (
          <span className={common['foot']} data-failed={m.status === 'failed' || undefined}>
            {m.starred && <Icon name="star" size={12} filled />}
            {m.status === 'failed' ? (
              <button
                type="button"
                data-rid="retry"
                data-key={`retry-${m.id}`}
                className={css['retry']}
                onClick={() => act.retry({ message: m.id })}
              >
                <Icon name="error" size={14} filled />
                {STATUS.failed}
              </button>
            ) : (
              <span>{foot ? `${time} · ${STATUS[m.status]}` : time}</span>
            )}
          </span>
        )}
      </div>
    </div>
  );
}

function Body({ m, idle }: { m: WithId<Message>; idle: boolean }) {
  const nav = useNav();
  const act = useAct();
  const start = useStartIntent();
  const press = (run: () => void) => (idle ? { onClick: run } : { disabled: true });
  return (
    <>
      {m.photo && (
        <button
          type="button"
          className={common['photo']}
          data-rid="photo"
          data-key={`photo-${m.id}`}
          aria-label="Photo"
          {...press(() => nav.push('/photo/:message', { message: m.id }))}
        >
          <Picture name={m.photo} alt="" width={224} height={168} fit="cover" radius={18} />
        </button>
      )}
      {m.card && (
        <button
          type="button"
          className={css['card']}
          data-rid="card"
          data-key={`card-${m.id}`}
          {...press(() => act.openCard({ message: m.id }))}
        >
          <Avatar name={m.card.name} size={40} />
          <span>
            <b dir="auto">{m.card.name}</b>
            <span dir="ltr">{formatNumber(m.card.number)}</span>
          </span>
        </button>
      )}
      {m.place && (
        <span className={css['place']}>
          <svg width="212" height="84" viewBox="0 0 212 84" aria-hidden="true">
            <rect width="212" height="84" fill="#dfe9dc" />
            <path d="M0 60C50 44 92 76 212 50V84H0Z" fill="#bcd9ea" />
            <path
              d="M-4 30 216 12M34-4 66 88M146-4 124 88M-4 60 216 42"
              stroke="#fff"
              strokeWidth="6"
              fill="none"
            />
            <path
              d="M106 16a14 14 0 0 0-14 14c0 10 14 24 14 24s14-14 14-24a14 14 0 0 0-14-14Z"
              fill="#d4483b"
            />
            <circle cx="106" cy="30" r="5" fill="#fff" />
          </svg>
          <b dir="auto">{m.place.name}</b>
          <span dir="auto">{m.place.address}</span>
        </span>
      )}
      {m.text && (
        <span className={common['text']} dir="auto">
          {piecesOf(m.text).map((p, i) =>
            p.kind === 'plain' || !idle ? (
              p.text
            ) : (
              // A link breaks over lines as words do, which a button can't.
              <span
                key={i}
                role="link"
                tabIndex={0}
                className={css['link']}
                data-rid={p.kind}
                data-key={`${p.kind}-${i}-${m.id}`}
                onClick={() =>
                  p.kind === 'phone'
                    ? start({ verb: 'DIAL', uri: `tel:${p.text.replaceAll(' ', '')}` })
                    : start({ verb: 'VIEW', uri: /^https?:/.test(p.text) ? p.text : `https://${p.text}` })
                }
              >
                {p.text}
              </span>
            ),
          )}
        </span>
      )}
    </>
  );
}
