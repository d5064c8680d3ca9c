import type { ReactNode } from 'react';
import { useNow } from '../../../src/sdk/react/hooks.ts';
import { Icon, IconButton, useSnackbar } from './kit.ts';
import { timeWords } from '../formats.ts';
import { positionOf, recordedOf } from '../select.ts';
import { useAct, useApp, useItem, useNav } from './hooks.ts';
import css from './list.module.css';

/** The recording under way, wherever else in the app one is. */
function SessionBar() {
  const session = useApp(s => s.session)!;
  const now = useNow();
  const act = useAct();
  const nav = useNav();
  const words = session.stopped ? 'Not saved yet' : session.since === null ? 'Paused' : 'Recording';
  return (
    <div className={css['bar']} data-hot={session.since !== null || undefined}>
      <button
        type="button"
        className={css['barMain']}
        data-rid="recording-under-way"
        onClick={() => nav.push('/record')}
      >
        <span className={css['dot']} aria-hidden="true" />
        <span>{words}</span>
        <b dir="ltr">{timeWords(recordedOf(session, now))}</b>
      </button>
      {session.since !== null ? (
        <IconButton icon="pause" label="Pause recording" onClick={() => act.pauseRecording()} />
      ) : (
        !session.stopped && (
          <IconButton icon="mic" label="Resume recording" onClick={() => act.resumeRecording()} />
        )
      )}
    </div>
  );
}

/** What is in the player. */
function PlayerBar({ file }: { file: string }) {
  const item = useItem(file);
  const player = useApp(s => s.player)!;
  const playback = useApp(s => s.playback);
  const now = useNow();
  const act = useAct();
  const nav = useNav();
  if (!item) return null;
  const { duration } = item.file.media;
  const at = positionOf(player, item, playback, now);
  return (
    <div className={css['bar']}>
      <button
        type="button"
        className={css['barMain']}
        data-rid="in-the-player"
        onClick={() => nav.push('/play/:file', { file })}
      >
        <Icon name="graphic_eq" size={20} />
        <span dir="auto">{item.name}</span>
        <b dir="ltr">{timeWords(at)}</b>
      </button>
      {player.since === null ? (
        <IconButton icon="play_arrow" label="Play" onClick={() => act.play({ file })} />
      ) : (
        <IconButton icon="pause" label="Pause" onClick={() => act.pause()} />
      )}
      <IconButton icon="close" label="Stop playing" onClick={() => act.stopPlaying()} />
      <span className={css['barLine']} aria-hidden="true">
        <span style={{ inlineSize: `${duration > 0 ? (at / duration) * 100 : 0}%` }} />
      </span>
    </div>
  );
}

/** What stands at the bottom of a list: an undo, what is recorded or played, and `children`. Undefined where there is nothing. */
export function useBars(children?: ReactNode): ReactNode {
  const undo = useApp(s => s.undo);
  const session = useApp(s => s.session !== null);
  const file = useApp(s => s.player?.file);
  const act = useAct();
  const snack = useSnackbar(
    undo
      ? {
          at: undo.at,
          text: undo.files.length === 1 ? 'Moved to bin' : `${undo.files.length} recordings moved to bin`,
          onUndo: () => act.undoBin(),
        }
      : undefined,
  );
  if (!snack && !session && !file && !children) return undefined;
  return (
    <>
      {snack}
      {session ? <SessionBar /> : file && <PlayerBar file={file} />}
      {children}
    </>
  );
}
