import { formatBytes, formatDuration, formatMoney, formatTime } from '../../../src/sdk/core/format.ts';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { usePhone, useZone } from '../../../src/sdk/react/hooks.ts';
import { Avatar, Icon, Picture } from './kit.ts';
import { PHOTO_BYTES, withMentions } from '../select.ts';
import { ME, type Message } from '../state.ts';
import css from './bubble.module.css';

/** A message with the words that the screen adds to it. */
export type BubbleMessage = Message & {
  id: string;
  author: string;
  portrait: string | null;
  card: { name: string; portrait: string | null } | null;
  quote: { author: string; text: string } | null;
};

interface BubbleProps {
  message: BubbleMessage;
  /** Follows one of the same person. */ run: boolean;
  group: boolean;
  picked: boolean | undefined;
  marked: boolean;
  names: readonly string[];
  onHold: () => void;
  onPick: () => void;
  onAuthor: () => void;
  onQuote: () => void;
  onPhoto: () => void;
  onFile: () => void;
}

const STATUS = {
  pending: { icon: 'schedule', words: 'waiting for a connection' },
  sent: { icon: 'check', words: 'sent' },
  read: { icon: 'done_all', words: 'read' },
} as const;

/** One message as it stands in the thread. */
export function Bubble({
  message: m,
  run,
  group,
  picked,
  marked,
  names,
  onHold,
  onPick,
  onAuthor,
  onQuote,
  onPhoto,
  onFile,
}: BubbleProps) {
  const zone = useZone();
  const h24 = usePhone(p => p.os.settings.clock24);
  const ref = useGesture({ onLongPress: onHold });
  const own = m.from === ME;
  if (m.kind === 'system')
    return (
      <div className={css['system']} data-key={m.id} dir="auto">
        {m.text}
      </div>
    );
  if (m.recalled)
    return (
      <div className={css['system']} ref={ref} data-key={m.id}>
        {own ? 'You recalled a message' : `${m.author} recalled a message`}
      </div>
    );
  const time = formatTime(m.at, zone, h24);
  const { icon, words } = STATUS[m.status];
  return (
    <div className={css['row']} data-own={own || undefined} data-run={run || undefined}>
      {picked !== undefined && (
        <button
          type="button"
          role="checkbox"
          aria-checked={picked}
          aria-label={`Select ${m.text || m.kind}`}
          className={css['pick']}
          onClick={onPick}
        >
          <Icon name={picked ? 'check_circle' : 'radio_button_unchecked'} filled={picked} />
        </button>
      )}
      {group && !own && (
        <button type="button" className={css['face']} aria-label={m.author} tabIndex={-1} onClick={onAuthor}>
          {!run && <Avatar name={m.author} picture={m.portrait} size={32} />}
        </button>
      )}
      <div
        ref={ref}
        className={css['bubble']}
        data-kind={m.kind}
        data-rid="message"
        data-key={m.id}
        role="group"
        aria-label={`${own ? 'You' : m.author}, ${time}${own ? `, ${words}` : ''}${m.starred ? ', starred' : ''}`}
        data-picked={picked || undefined}
        data-marked={marked || undefined}
      >
        {group && !own && !run && (
          <div className={css['author']} dir="auto">
            {m.author}
          </div>
        )}
        {m.forwarded && (
          <div className={css['forwarded']}>
            <Icon name="forward" size={14} />
            Forwarded
          </div>
        )}
        {m.quote && (
          <button
            type="button"
            className={css['quote']}
            data-rid="quote"
            data-key={m.id}
            disabled={picked !== undefined}
            onClick={onQuote}
          >
            <b dir="auto">{m.quote.author}</b>
            <span dir="auto">{m.quote.text}</span>
          </button>
        )}
        <Body
          m={m}
          names={names}
          onPhoto={picked === undefined ? onPhoto : onPick}
          onFile={picked === undefined ? onFile : onPick}
        />
        <span className={css['foot']}>
          {m.starred && <Icon name="star" size={12} filled />}
          <span>{time}</span>
          {own && (
            <span className={css['status']} data-status={m.status} role="img" aria-label={words}>
              <Icon name={icon} size={15} />
            </span>
          )}
        </span>
      </div>
    </div>
  );
}

function Body({
  m,
  names,
  onPhoto,
  onFile,
}: {
  m: BubbleMessage;
  names: readonly string[];
  onPhoto: () => void;
  onFile: () => void;
}) {
  switch (m.kind) {
    case 'photo':
      return (
        <div className={css['photo']}>
          {m.unloaded ? (
            <button
              type="button"
              className={css['unloaded']}
              data-rid="load"
              data-key={m.id}
              onClick={onPhoto}
            >
              <Icon name="download" size={28} />
              <span>Load photo, {formatBytes(PHOTO_BYTES)}</span>
            </button>
          ) : (
            <button
              type="button"
              className={css['photoButton']}
              data-rid="photo"
              data-key={m.id}
              aria-label="Photo"
              onClick={onPhoto}
            >
              <Picture name={m.photo ?? ''} alt="" width={224} height={168} fit="cover" radius={12} />
            </button>
          )}
          {m.text && (
            <div className={css['text']} dir="auto">
              {m.text}
            </div>
          )}
        </div>
      );
    case 'file':
      return (
        <button type="button" className={css['attach']} data-rid="file" data-key={m.id} onClick={onFile}>
          <span className={css['attachIcon']}>
            <Icon name="description" />
          </span>
          <span>
            <b dir="auto">{m.file!.name}</b> <span>{formatBytes(m.file!.size)}</span>
          </span>
        </button>
      );
    case 'location':
      return (
        <div className={css['place']}>
          <svg width="224" height="84" viewBox="0 0 224 84" aria-hidden="true">
            <rect width="224" height="84" fill="#dfe9dc" />
            <path d="M0 58 C60 40 90 74 224 52 V84 H0Z" fill="#bcd9ea" />
            <path
              d="M-4 30 L228 14 M40 -4 L70 88 M150 -4 L132 88 M-4 62 L228 44"
              stroke="#fff"
              strokeWidth="6"
              fill="none"
            />
            <path
              d="M112 18a14 14 0 0 0-14 14c0 10 14 24 14 24s14-14 14-24a14 14 0 0 0-14-14Z"
              fill="#d4483b"
            />
            <circle cx="112" cy="32" r="5" fill="#fff" />
          </svg>
          <b dir="auto">{m.place!.name}</b>
          <span dir="auto">{m.place!.address}</span>
        </div>
      );
    case 'contact':
      return (
        <div className={css['attach']}>
          <Avatar name={m.card?.name ?? ''} picture={m.card?.portrait ?? null} size={40} />
          <span>
            <b dir="auto">{m.card?.name}</b>
            <span>Contact card</span>
          </span>
        </div>
      );
    case 'voice':
      return (
        <div className={css['voice']}>
          <Icon name="play_arrow" filled />
          <Wave id={m.id} />
          <span>{formatDuration(m.seconds ?? 0)}</span>
        </div>
      );
    case 'transfer':
    case 'packet':
      return (
        <div className={css['money']} data-kind={m.kind}>
          <Icon name={m.kind === 'packet' ? 'redeem' : 'payments'} />
          <span>
            <b>{formatMoney(m.cents ?? 0)}</b>
            <span dir="auto">{m.text || (m.kind === 'packet' ? 'Red packet' : 'Transfer')}</span>
          </span>
        </div>
      );
    default:
      return (
        <div className={css['text']} dir="auto">
          {withMentions(m.text, names).map((part, i) =>
            i % 2 ? (
              <b key={i} className={css['mention']}>
                {part}
              </b>
            ) : (
              part
            ),
          )}
        </div>
      );
  }
}

/** A waveform that the message's id chooses. */
function Wave({ id }: { id: string }) {
  let h = 7;
  for (const c of id) h = (h * 31 + c.charCodeAt(0)) % 65_521;
  const bars = Array.from({ length: 26 }, (_, i) => 4 + ((h * (i + 3) * 7919) % 17));
  return (
    <svg width="104" height="24" viewBox="0 0 104 24" aria-hidden="true" fill="currentColor">
      {bars.map((b, i) => (
        <rect key={i} x={i * 4} y={12 - b / 2} width="2.4" height={b} rx="1.2" />
      ))}
    </svg>
  );
}
