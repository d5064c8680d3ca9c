import type { ReactNode } from 'react';
import { Avatar, Icon } from './kit.ts';
import type { Community } from '../state.ts';
import { ME } from '../state.ts';
import { blocksOf, piecesOf, type Piece } from '../markdown.ts';
import { communityNamed, personNamed, scoreOf } from '../select.ts';
import { useAct, useForum, useNav, useWords } from './hooks.ts';
import css from './parts.module.css';

/** The fire of Hearthside. */
export const Fire = ({ size = 26 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className={css['fire']}>
    <path
      d="M3 11.500 12 4l9 7.500"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.400"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M12 9.500c3.600 3.400 5 5.200 5 7.300a5 5 0 0 1-10 0c0-1.400.6-2.500 1.900-3.800.4 1.100.9 1.600 1.700 1.800 0-2.100.2-3.600 1.400-5.300z"
      fill="currentColor"
    />
    <circle cx="12" cy="17.600" r="1.900" className={css['ember']} />
  </svg>
);

/** The badge of a community: its drawing on its colour. */
export function Badge({ community, size = 40 }: { community: Community; size?: number }) {
  return (
    <span
      className={css['badge']}
      data-tone={community.tone}
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden="true"
    >
      <Icon name={community.badge} size={Math.round(size * 0.58)} />
    </span>
  );
}

export function Face({ person, size = 40 }: { person: string; size?: number }) {
  const found = useForum().people[person];
  return <Avatar name={found?.name ?? '?'} picture={found?.picture ?? null} size={size} shape="rounded" />;
}

export function Flair({ community, flair }: { community: Community; flair: string | null }) {
  const found = community.flairs.find(f => f.id === flair);
  if (!found) return null;
  return (
    <span className={css['flair']} data-tone={found.tone} dir="auto">
      {found.text}
    </span>
  );
}

/** A word in a small frame: pinned, locked, spoiler. */
export const Tag = ({
  children,
  tone = 'plain',
}: {
  children: ReactNode;
  tone?: 'plain' | 'alert' | 'good';
}) => (
  <span className={css['tag']} data-tone={tone}>
    {children}
  </span>
);

/** Arrows and the score between them: a column beside posts, a row under comments. */
export function Votes({ target, row, what }: { target: string; row?: boolean; what: string }) {
  const state = useForum();
  const act = useAct();
  const t = useWords();
  const item = state.posts[target] ?? state.comments[target]!;
  const own = state.votes[target]?.value ?? 0;
  const score = scoreOf(state, target, item);
  const isOff = item.deleted || item.removed !== null;
  const arrow = (value: 1 | -1) => (
    <button
      type="button"
      className={css['arrow']}
      data-value={value}
      data-rid={value > 0 ? 'up' : 'down'}
      data-key={target}
      aria-label={t(value > 0 ? 'voteUp' : 'voteDown', { what })}
      aria-pressed={own === value}
      disabled={isOff}
      onClick={() => act.vote({ target, value: own === value ? 0 : value })}
    >
      <Icon name={value > 0 ? 'arrow_upward' : 'arrow_downward'} size={22} />
    </button>
  );
  return (
    <div className={css['votes']} data-row={row || undefined}>
      {arrow(1)}
      <span className={css['score']} data-own={own} dir="ltr">
        {score}
      </span>
      {arrow(-1)}
    </div>
  );
}

/** Where a link of a text leads. */
function useFollowLink(): (to: string) => void {
  const state = useForum();
  const nav = useNav();
  const act = useAct();
  return to => {
    if (to.startsWith('hearthside:')) return nav.push('/open/:address', { address: to.slice(11) });
    if (/^[uc]\//.test(to)) {
      const person = to.startsWith('u/') ? personNamed(state, to.slice(2)) : undefined;
      const community = to.startsWith('c/') ? communityNamed(state, to.slice(2)) : undefined;
      if (person === ME) return nav.push('/you');
      if (person !== undefined) return nav.push('/u/:person', { person });
      if (community !== undefined) return nav.push('/c/:community', { community });
      return;
    }
    act.openLink({ url: to });
  };
}

function Inline({ pieces, onLink }: { pieces: readonly Piece[]; onLink: (to: string) => void }) {
  return pieces.map((piece, i) => {
    const { text, mark, to } = piece;
    if (mark === 'bold') return <strong key={i}>{text}</strong>;
    if (mark === 'slanted') return <em key={i}>{text}</em>;
    if (mark === 'struck') return <s key={i}>{text}</s>;
    if (mark === 'code') return <code key={i}>{text}</code>;
    if (mark === 'link')
      return (
        <button key={i} type="button" className={css['link']} data-rid="link" onClick={() => onLink(to!)}>
          {text}
        </button>
      );
    return <span key={i}>{text}</span>;
  });
}

/** A text in Markdown, as high as `markdownHeight` says. */
export function Text({ text }: { text: string }) {
  const onLink = useFollowLink();
  const blocks = blocksOf(text);
  return (
    <div className={css['text']}>
      {blocks.map((block, i) => (
        <div
          key={i}
          className={css['block']}
          data-kind={block.kind}
          dir={block.kind === 'code' ? 'ltr' : 'auto'}
        >
          {block.kind === 'item' && (
            <span className={css['bullet']} aria-hidden="true">
              •
            </span>
          )}
          {block.kind === 'number' && (
            <span className={css['bullet']} dir="ltr">
              {block.number}.
            </span>
          )}
          {block.text.split('\n').map((line, n) => (
            <p key={n} dir="auto">
              <Inline
                pieces={block.kind === 'code' ? [{ text: line, mark: 'code' }] : piecesOf(line)}
                onLink={onLink}
              />
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A line across a screen that says how things stand, with a way on. */
export function Banner({
  icon,
  title,
  text,
  action,
}: {
  icon: 'lock' | 'archive' | 'delete' | 'block' | 'cloud_off' | 'info' | 'schedule';
  title: string;
  text: string;
  action?: { label: string; onClick: () => void; rid?: string };
}) {
  return (
    <div className={css['banner']} role="status">
      <Icon name={icon} size={20} />
      <span className={css['bannerWords']}>
        <b dir="auto">{title}</b>
        <span dir="auto">{text}</span>
      </span>
      {action && (
        <button type="button" className={css['bannerAction']} data-rid={action.rid} onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  );
}
