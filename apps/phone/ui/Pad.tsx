import { formatNumber } from '../../../src/sdk/core/telephone.ts';
import { decodeUri } from '../../../src/sdk/core/uri.ts';
import { useDevice, useIntent, useOs, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import {
  AppBar,
  Avatar,
  Button,
  Dialog,
  Icon,
  IconButton,
  List,
  ListRow,
  Menu,
  Screen,
  Scroller,
} from './kit.ts';
import { codeAnswer, KEYS, pasteable, suggestions, type Suggestion } from '../pad.ts';
import { lastDialled } from '../select.ts';
import { useAct, useApp, useNav, useReachable } from './hooks.ts';
import css from './pad.module.css';

/** Twelve keys; a long press on 0 gives +, on 1 the voicemail. */
export function Keys({ onKey, onLong }: { onKey: (key: string) => void; onLong?: (key: string) => void }) {
  return (
    <div className={css['keys']} role="group" aria-label="Dial pad">
      {KEYS.map(([key, letters]) => (
        <Key key={key} digit={key} letters={letters} onKey={onKey} {...(onLong ? { onLong } : {})} />
      ))}
    </div>
  );
}

const NAMES: Record<string, string> = { '*': 'star', '#': 'pound' };

function Key({
  digit,
  letters,
  onKey,
  onLong,
}: {
  digit: string;
  letters: string;
  onKey: (key: string) => void;
  onLong?: (key: string) => void;
}) {
  const ref = useGesture(onLong ? { onLongPress: () => onLong(digit) } : {});
  return (
    <button
      type="button"
      ref={onLong ? ref : undefined}
      className={css['key']}
      aria-label={digit}
      data-rid={`key-${NAMES[digit] ?? digit}`}
      onClick={() => onKey(digit)}
    >
      <span className={css['digit']} data-star={digit === '*' || undefined} aria-hidden="true">
        {digit}
      </span>
      <span className={css['letters']} data-letters={letters} aria-hidden="true">
        {digit === '1' && onLong && <Icon name="voicemail" size={16} />}
      </span>
    </button>
  );
}

function Hit({ name, hit }: Pick<Suggestion, 'name' | 'hit'>) {
  return hit === null ? (
    name
  ) : (
    <>
      {name.slice(0, hit[0])}
      <b className={css['hit']}>{name.slice(...hit)}</b>
      {name.slice(hit[1])}
    </>
  );
}

/** The dial pad, with whom the digits may stand for. */
export function Pad() {
  const uri = useIntent()?.uri;
  const given = uri?.startsWith('tel:') ? decodeUri(uri.slice(4)).replace(/[^\d+*#]/g, '') : '';
  const [typed, setTyped] = useScreenState('typed', given);
  const [menu, setMenu] = useScreenState('menu', false);
  const [code, setCode] = useScreenState<{ title: string; text: string } | null>('code', null);
  const last = useApp(lastDialled);
  const settings = useApp(s => s.settings);
  const model = useDevice(d => d.model);
  const copied = useOs(o => pasteable(o.clipboard?.text));
  const found = suggestions(useReachable(), typed);
  const act = useAct();
  const nav = useNav();
  const hold = useGesture({ onLongPress: () => setMenu(true) });
  const answer = (text: string, called: boolean) => {
    const says = codeAnswer(text, { settings }, { model }, called);
    if (says) {
      setCode(says);
      setTyped('');
    }
    return says !== undefined;
  };
  const press = (key: string) => {
    const next = (typed + key).slice(0, 32);
    if (!answer(next, false)) setTyped(next);
  };
  const long = (key: string) => {
    if (key === '0') setTyped(`${typed}+`);
    else if (key === '1' && typed === '') {
      act.showTab({ tab: 'voicemail' });
      nav.back();
    } else press(key);
  };
  const call = () => {
    if (typed === '') setTyped(last);
    else if (!answer(typed, true)) act.place({ number: typed });
  };
  const known = found.some(
    f =>
      f.contact !== null &&
      f.number.replace(/\D/g, '').endsWith(typed.replace(/\D/g, '').replace(/^0/, '')) &&
      typed.length > 9,
  );
  const then = (run: () => void) => () => {
    setMenu(false);
    run();
  };
  return (
    <>
      <Screen
        label="Dial pad"
        scroll={false}
        appBar={
          <AppBar
            title=""
            actions={<IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />}
          />
        }
      >
        <div className={css['found']}>
          <Scroller name="found" label="Suggestions">
            <List>
              {found.map(f => (
                <ListRow
                  key={`${f.number}-${f.name}`}
                  id={f.contact ?? f.number}
                  rid="suggestion"
                  leading={
                    <Avatar
                      name={f.name}
                      picture={f.portrait}
                      {...(f.contact
                        ? {}
                        : { icon: f.label ? ('person' as const) : ('storefront' as const) })}
                    />
                  }
                  title={<Hit name={f.name} hit={f.hit} />}
                  subtitle={[f.contact ? f.label : '', formatNumber(f.number)].filter(Boolean).join(' ')}
                  onClick={() => act.place({ number: f.number })}
                />
              ))}
            </List>
          </Scroller>
        </div>
        <div className={css['pad']}>
          {typed !== '' && !known && (
            <div className={css['offers']}>
              <Button variant="text" icon="person_add" onClick={() => act.addContact({ number: typed })}>
                Add to contacts
              </Button>
              <Button variant="text" icon="sms" onClick={() => act.message({ number: typed })}>
                Message
              </Button>
            </div>
          )}
          {typed === '' && copied !== '' && (
            <div className={css['offers']}>
              <Button
                variant="text"
                icon="content_paste"
                onClick={() => setTyped(copied)}
              >{`Paste ${formatNumber(copied)}`}</Button>
            </div>
          )}
          <div className={css['line']}>
            <span className={css['side']} />
            <button
              type="button"
              ref={hold}
              className={css['number']}
              data-rid="number"
              data-small={formatNumber(typed).length > 14 || undefined}
              aria-label={typed === '' ? 'Number, empty' : `Number ${formatNumber(typed)}`}
              onClick={() => setMenu(true)}
            >
              <bdi dir="ltr">{formatNumber(typed)}</bdi>
            </button>
            <span className={css['side']}>
              {typed !== '' && (
                <IconButton
                  icon="backspace"
                  label="Delete"
                  onClick={() => setTyped(typed.slice(0, -1))}
                  onLongPress={() => setTyped('')}
                />
              )}
            </span>
          </div>
          <Keys onKey={press} onLong={long} />
          <button
            type="button"
            className={css['call']}
            data-rid="call"
            aria-label={typed === '' && last !== '' ? 'Call, fills in the last number' : 'Call'}
            onClick={call}
          >
            <Icon name="call" size={28} filled />
          </button>
        </div>
      </Screen>
      <Menu
        open={menu}
        label="Number options"
        onClose={() => setMenu(false)}
        items={[
          {
            label: 'Paste',
            icon: 'content_paste',
            disabled: copied === '',
            onClick: then(() => setTyped(copied)),
          },
          {
            label: 'Copy number',
            icon: 'content_copy',
            disabled: typed === '',
            onClick: then(() => act.copyNumber({ number: typed })),
          },
          {
            label: 'Message',
            icon: 'sms',
            disabled: typed === '',
            onClick: then(() => act.message({ number: typed })),
          },
          {
            label: 'Add to contacts',
            icon: 'person_add',
            disabled: typed === '',
            onClick: then(() => act.addContact({ number: typed })),
          },
        ]}
      />
      <Dialog
        open={code !== null}
        title={code?.title ?? ''}
        onClose={() => setCode(null)}
        actions={[{ label: 'OK', onClick: () => setCode(null) }]}
      >
        <span className={css['code']}>{code?.text}</span>
      </Dialog>
    </>
  );
}
