import { useRef, useSyncExternalStore } from 'react';
import { useGesture } from '../../sdk/react/gestures.ts';
import { SurfaceContext, usePhone, useStore } from '../../sdk/react/hooks.ts';
import { Icon } from '../../sdk/react/kit/Icon.tsx';
import type { IconName } from '../../sdk/react/icons.ts';
import { applyEdit } from '../input/text.ts';
import { Emoji } from './Emoji.tsx';
import { LETTERS, MORE, NUMBERS, SYMBOLS } from './layout.ts';
import { candidates, onPinyin, pinyinTable } from './pinyin.ts';
import { pick, pressSoftKey } from './press.ts';
import { useShellWords } from '../phone-words.ts';
import { type PlainKey } from '../../sdk/core/words/words.ts';
import { type words } from '../words.ts';
import css from './keyboard.module.css';

const SURFACE = { id: 'keyboard', app: 'keyboard' };
interface Face {
  icon?: IconName;
  text?: string;
  label: PlainKey<typeof words>;
  /** Its resource id, where that is not its label. */
  rid?: string;
}
const ENTER: Record<string, Face> = {
  enter: { icon: 'keyboard_return', label: 'enter' },
  done: { icon: 'check', label: 'done' },
  go: { icon: 'arrow_forward', label: 'go' },
  next: { icon: 'keyboard_tab', label: 'next' },
  search: { icon: 'search', label: 'search' },
  send: { icon: 'send', label: 'send' },
};

/** The soft keyboard: letters, symbols, numbers, emoji, and pinyin with candidates. */
export function Keyboard() {
  const visible = usePhone(p => p.ui.keyboard.visible && p.ui.awake);
  return visible ? (
    <SurfaceContext value={SURFACE}>
      <Keys />
    </SurfaceContext>
  ) : null;
}

function Keys() {
  const t = useShellWords();
  const keyboard = usePhone(p => p.ui.keyboard);
  const several = usePhone(p => p.os.settings.keyboards.length > 1);
  const store = useStore();
  const ref = useRef<HTMLDivElement>(null);
  const root = () => ref.current!.closest<HTMLElement>('.phone')!;
  const press = (key: string) => pressSoftKey(store, root(), key);
  const enter = ENTER[keyboard.enter]!;
  const upper = keyboard.shift !== 'off';
  const language = keyboard.language === 'zh' ? '拼音' : 'English';
  const rows = keyboard.page === 'letters' ? LETTERS : keyboard.page === 'symbols' ? SYMBOLS : MORE;
  return (
    <div
      className={css['keyboard']}
      data-layer="keyboard"
      data-app="keyboard"
      role="group"
      aria-label={t('keyboard')}
      ref={ref}
    >
      <Strip root={root} press={press} />
      {keyboard.page === 'emoji' ? (
        <Emoji press={press} />
      ) : keyboard.page === 'numbers' ? (
        <div className={css['pad']}>
          {NUMBERS.flat().map(k => (
            <Key key={k} name={k} press={press} wide={false} upper={false} enter={enter} />
          ))}
        </div>
      ) : (
        <>
          {rows.map((row, i) => (
            <div key={i} className={css['row']}>
              {row.map(k => (
                <Key
                  key={k}
                  name={k}
                  press={press}
                  wide={k.length > 1}
                  upper={upper && keyboard.page === 'letters'}
                  enter={enter}
                  shift={keyboard.shift}
                />
              ))}
            </div>
          ))}
          <div className={css['row']}>
            <Key
              name={keyboard.page === 'letters' ? 'SYMBOLS' : 'LETTERS'}
              press={press}
              wide
              upper={false}
              enter={enter}
            />
            {several && <Key name="LANGUAGE" press={press} wide={false} upper={false} enter={enter} />}
            <Key name="," press={press} wide={false} upper={false} enter={enter} />
            <button
              type="button"
              className={css['space']}
              aria-label={t('space', { keyboard: language })}
              data-rid="key-space"
              onClick={() => press('SPACE')}
            >
              {language}
            </button>
            <Key name="." press={press} wide={false} upper={false} enter={enter} />
            <Key name="ENTER" press={press} wide upper={false} enter={enter} />
          </div>
        </>
      )}
    </div>
  );
}

const FACES: Record<string, Face> = {
  SHIFT: { icon: 'shift', label: 'shift' },
  DELETE: { icon: 'backspace', label: 'delete' },
  SYMBOLS: { text: '?123', label: 'symbolsKey', rid: 'symbols' },
  MORE: { text: '=\\<', label: 'moreSymbols', rid: 'more-symbols' },
  LETTERS: { text: 'ABC', label: 'lettersKey', rid: 'letters' },
  LANGUAGE: { icon: 'language', label: 'nextKeyboard', rid: 'next-keyboard' },
  EMOJI: { icon: 'mood', label: 'emoji' },
  HIDE: { icon: 'keyboard_hide', label: 'hideKeyboard', rid: 'hide-keyboard' },
};

function Key({
  name,
  press,
  wide,
  upper,
  enter,
  shift,
}: {
  name: string;
  press: (key: string) => void;
  wide: boolean;
  upper: boolean;
  enter: Face;
  shift?: string;
}) {
  const t = useShellWords();
  const keycap = name === 'ENTER' ? enter : FACES[name];
  const ref = useGesture(name === 'DELETE' ? { onLongPress: () => press('DELETE_WORD') } : {});
  const text = keycap?.text ?? (upper ? name.toUpperCase() : name);
  const popup = usePhone(
    p =>
      name.length === 1 &&
      p.os.settings.keyPopups &&
      !p.ui.keyboard.secret &&
      Object.values(p.ui.pointers).some(f => !f.claim && f.target === `key-${name}`),
  );
  const icon = name === 'SHIFT' && shift === 'lock' ? 'shift_lock' : keycap?.icon;
  const drawing =
    name === 'SHIFT' && shift === 'once' ? (
      <Icon name="shift" size={22} filled />
    ) : (
      icon && <Icon name={icon} size={22} />
    );
  return (
    <button
      type="button"
      ref={ref}
      className={css['key']}
      data-wide={wide || undefined}
      data-special={name.length > 1 || undefined}
      data-enter={name === 'ENTER' || undefined}
      data-rid={`key-${(keycap ? (keycap.rid ?? keycap.label) : name).toLowerCase()}`}
      aria-label={keycap ? t(keycap.label) : text}
      aria-pressed={name === 'SHIFT' ? shift !== 'off' : undefined}
      onClick={() => press(name)}
    >
      {drawing ?? text}
      {popup && (
        <span className={css['popup']} aria-hidden="true">
          {text}
        </span>
      )}
    </button>
  );
}

/** Above the keys: candidates while pinyin is composed, else paste, emoji and hide. */
function Strip({ root, press }: { root: () => HTMLElement; press: (key: string) => void }) {
  const t = useShellWords();
  const store = useStore();
  const keyboard = usePhone(p => p.ui.keyboard);
  const clipboard = usePhone(p => p.os.clipboard?.text ?? '');
  const table = useSyncExternalStore(onPinyin, pinyinTable);
  if (keyboard.composing !== '') {
    const all = candidates(table, keyboard.composing);
    const from = keyboard.candidates * 6;
    const page = all.slice(from, from + 6);
    return (
      <div className={css['strip']}>
        <span
          className={css['composing']}
          role="status"
          aria-label={t('composing', { text: keyboard.composing })}
        >
          {keyboard.composing}
        </span>
        {page.map((c, i) => (
          <button
            type="button"
            key={`${c.text}-${from + i}`}
            className={css['candidate']}
            data-rid="candidate"
            onClick={() => pick(store, root(), from + i)}
          >
            {c.text}
          </button>
        ))}
        {all.length > 6 && (
          <button
            type="button"
            className={css['tool']}
            aria-label={t('moreCandidates')}
            onClick={() =>
              store.update(p => {
                p.ui.keyboard.candidates = from + 6 < all.length ? keyboard.candidates + 1 : 0;
              })
            }
          >
            <Icon name="chevron_right" size={22} />
          </button>
        )}
      </div>
    );
  }
  return (
    <div className={css['strip']}>
      <button
        type="button"
        className={css['tool']}
        aria-label={keyboard.page === 'emoji' ? t('letters') : t('emoji')}
        onClick={() => press(keyboard.page === 'emoji' ? 'LETTERS' : 'EMOJI')}
      >
        <Icon name={keyboard.page === 'emoji' ? 'keyboard' : 'mood'} size={22} />
      </button>
      {clipboard ? (
        <button
          type="button"
          className={css['clip']}
          aria-label={t('pasteText', { text: clipboard })}
          onClick={() => {
            applyEdit(store, root(), { kind: 'insert', text: clipboard });
          }}
        >
          <Icon name="content_paste" size={18} />
          <span dir="auto">{clipboard}</span>
        </button>
      ) : (
        <span className={css['gap']} />
      )}
      <button
        type="button"
        className={css['tool']}
        aria-label={t('hideKeyboard')}
        onClick={() => press('HIDE')}
      >
        <Icon name="keyboard_hide" size={22} />
      </button>
    </div>
  );
}
