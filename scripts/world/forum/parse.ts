import { epochOf } from '../../../src/state/clock.ts';
import type { Comment, Post } from '../../../apps/forum/state.ts';

/*
 * Threads as they are written by hand:
 *
 *   @ community id author 2026-03-10 18:20 up/down key=value …
 *   # Title
 *   Text, in Markdown, with blank lines.
 *   * 12 An option of a poll with its votes
 *   ~~
 *   - author 12/1 40m {flags} A comment; “ // ” begins a paragraph.
 *   -- author 3 2h A reply to it.
 */
const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
export const at = (local: string): number => {
  const [year, month, day, hour = 9, minute = 0] = local.split(/[- :]/).map(Number) as [
    number,
    number,
    number,
    number?,
    number?,
  ];
  return epochOf({ year, month, day, hour, minute }, 'Europe/London');
};
const span = (text: string): number => {
  const [, count, unit] = /^(\d+)([mhd])$/.exec(text) ?? [];
  if (count === undefined) throw new Error(`No span: ${text}`);
  return Number(count) * UNITS[unit!]!;
};
const votes = (text: string): { up: number; down: number } => {
  const [up = 1, down = 0] = text.split('/').map(Number);
  return { up, down };
};
const flagsOf = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/[;\s]+/)
      .filter(Boolean)
      .map(part => [part.split('=')[0]!, part.slice(part.indexOf('=') + 1)] as const),
  );

export interface Parsed {
  posts: Record<string, Post>;
  comments: Record<string, Comment>;
}
const NEVER = { removed: null, deleted: false, waiting: false, pinned: false } as const;

function postOf(head: string, body: readonly string[]): [id: string, post: Post] {
  const [community, id, author, day, time, score, ...rest] = head.split(/\s+/) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const flags = flagsOf(rest.join(' '));
  const when = at(`${day} ${time}`);
  const title = body.find(line => line.startsWith('# '));
  if (!title) throw new Error(`No title: ${head}`);
  const options = body.filter(line => /^\* \d+ /.test(line));
  const text = body
    .filter(line => line !== title && !options.includes(line))
    .join('\n')
    .trim();
  const photos = flags.get('photo')?.split(',') ?? [];
  const event = flags.get('event')?.split('|');
  const link = flags.get('link') ?? null;
  const kind: Post['kind'] =
    photos.length > 0
      ? 'photo'
      : link !== null
        ? 'link'
        : options.length > 0
          ? 'poll'
          : event
            ? 'event'
            : 'text';
  const removed = flags.get('removed')?.split('|');
  const post: Post = {
    ...NEVER,
    community: `com-${community}`,
    author: `user-${author}`,
    kind,
    title: title.slice(2),
    text,
    photos,
    link,
    poll:
      options.length > 0
        ? {
            options: options.map(line => {
              const [, count, words] = /^\* (\d+) (.*)$/.exec(line)!;
              return { text: words!, votes: Number(count) };
            }),
            endsAt: when + span(flags.get('open') ?? '3d'),
          }
        : null,
    event: event
      ? {
          from: at(event[0]!.replace('T', ' ')),
          until: at(event[1]!.replace('T', ' ')),
          place: event[2]!.replaceAll('_', ' '),
        }
      : null,
    flair: flags.has('flair') ? `flair-${community}-${flags.get('flair')}` : null,
    spoiler: flags.has('spoiler'),
    sensitive: flags.has('sensitive'),
    crosspost: flags.has('cross') ? `post-${flags.get('cross')}` : null,
    at: when,
    editedAt: flags.has('edited') ? when + span(flags.get('edited')!) : null,
    ...votes(score),
    pinned: flags.has('pin'),
    locked: flags.has('lock'),
    removed: removed
      ? { by: `user-${removed[0]}`, reason: removed[1]!.replaceAll('_', ' '), at: when + span(removed[2]!) }
      : null,
  };
  return [`post-${id}`, post];
}

const LINE = /^(-+) (\S+) (\d+(?:\/\d+)?) (\d+[mhd]) (?:\{([^}]*)\} )?(.*)$/s;
function commentsOf(id: string, post: Post, lines: readonly string[]): Record<string, Comment> {
  const out: Record<string, Comment> = {};
  const above: string[] = [];
  lines.forEach((line, i) => {
    const [, dashes, author, score, after, flagText = '', words] = LINE.exec(line) ?? [];
    if (dashes === undefined) throw new Error(`${id}: no comment in “${line}”`);
    const depth = dashes.length - 1;
    if (depth > above.length) throw new Error(`${id}: nothing above “${line}”`);
    const flags = flagsOf(flagText);
    const key = flags.has('id') ? `cmt-${flags.get('id')}` : `cmt-${id.slice(5)}-${i + 1}`;
    const when = post.at + span(after!);
    above.length = depth;
    out[key] = {
      post: id,
      parent: above.at(-1) ?? null,
      author: `user-${author}`,
      text: flags.has('deleted') ? '' : words!.replaceAll(' // ', '\n\n').replaceAll(' / ', '\n'),
      at: when,
      editedAt: flags.has('edited') ? when + span(flags.get('edited')!) : null,
      ...votes(score!),
      official: flags.has('mod'),
      pinned: flags.has('pin'),
      removed: flags.has('removed')
        ? { by: null, reason: flags.get('removed')!.replaceAll('_', ' '), at: when + 3_600_000 }
        : null,
      deleted: flags.has('deleted'),
      waiting: false,
    };
    above.push(key);
  });
  return out;
}

export function parse(text: string): Parsed {
  const all: Parsed = { posts: {}, comments: {} };
  for (const block of text.split(/^@ /m).slice(1)) {
    const [head = '', ...lines] = block.trimEnd().split('\n');
    const cut = lines.indexOf('~~');
    const [id, post] = postOf(head, cut < 0 ? lines : lines.slice(0, cut));
    if (all.posts[id]) throw new Error(`Twice: ${id}`);
    all.posts[id] = post;
    if (cut >= 0) Object.assign(all.comments, commentsOf(id, post, lines.slice(cut + 1).filter(Boolean)));
  }
  return all;
}
