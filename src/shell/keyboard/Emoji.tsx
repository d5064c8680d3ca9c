import { usePhone, useStore } from '../../sdk/react/hooks.ts';
import { Icon } from '../../sdk/react/kit/Icon.tsx';
import { Scroller } from '../../sdk/react/kit/Scroller.tsx';
import { useShellWords } from '../phone-words.ts';
import { EMOJI } from './layout.ts';
import css from './keyboard.module.css';

/** The page of emoji, by group. */
export function Emoji({ press }: { press: (key: string) => void }) {
  const t = useShellWords();
  const store = useStore();
  const group = usePhone(p => p.ui.keyboard.emojiGroup);
  const emojiGroup = EMOJI[group] ?? EMOJI[0]!;
  return (
    <div className={css['emoji']}>
      <div className={css['emojiGrid']}>
        <Scroller name={`emoji-${group}`} label={t(emojiGroup.name)}>
          <div className={css['emojiCells']}>
            {emojiGroup.emoji.map(e => (
              <button type="button" key={e} aria-label={e} onClick={() => press(e)}>
                {e}
              </button>
            ))}
          </div>
        </Scroller>
      </div>
      <div className={css['emojiTabs']}>
        <button type="button" className={css['abc']} onClick={() => press('LETTERS')}>
          ABC
        </button>
        <div role="tablist" aria-label={t('emoji')} className={css['groups']}>
          {EMOJI.map((g, i) => (
            <button
              type="button"
              key={g.name}
              role="tab"
              aria-selected={i === group}
              aria-label={t(g.name)}
              onClick={() =>
                store.update(p => {
                  p.ui.keyboard.emojiGroup = i;
                })
              }
            >
              {g.icon}
            </button>
          ))}
        </div>
        <button type="button" aria-label={t('delete')} onClick={() => press('DELETE')}>
          <Icon name="backspace" size={22} />
        </button>
      </div>
    </div>
  );
}
