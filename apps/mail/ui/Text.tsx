import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { ConfirmDialog } from './kit.ts';
import { hostOf, isDeceptive, piecesOf, type Piece } from '../text.ts';
import { useAct, useWords } from './hooks.ts';
import css from './thread.module.css';

/** The text of a mail with its links. One that leads elsewhere than it says is asked about first. */
export function MailText({ id, text }: { id: string; text: string }) {
  const act = useAct();
  const [, setAsked] = useScreenState<Piece | null>('asked-link', null);
  let links = 0;
  return (
    <div className={css['text']} dir="auto">
      {text.split('\n').map((line, i) => (
        <p key={i} className={css['paragraph']} dir="auto">
          {piecesOf(line).map((piece, j) =>
            piece.uri ? (
              <button
                key={j}
                type="button"
                className={css['link']}
                data-key={`${id}-${++links}`}
                data-rid="link"
                onClick={() => (isDeceptive(piece) ? setAsked(piece) : act.openLink({ uri: piece.uri! }))}
              >
                {piece.text}
              </button>
            ) : (
              <span key={j}>{piece.text}</span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}

/** Asks before a link is opened that leads elsewhere than it says. */
export function LinkDialog() {
  const t = useWords();
  const act = useAct();
  const [asked, setAsked] = useScreenState<Piece | null>('asked-link', null);
  return (
    <ConfirmDialog
      open={asked !== null}
      title={t('leadsElsewhere')}
      text={t('leadsElsewhereText', { said: asked?.text ?? '', host: hostOf(asked?.uri ?? '') ?? '' })}
      confirmLabel={t('openAnyway')}
      danger
      onConfirm={() => {
        act.openLink({ uri: asked!.uri! });
        setAsked(null);
      }}
      onCancel={() => setAsked(null)}
    />
  );
}
