import { useNow, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { BottomBar, Fab, Icon, IconButton, Menu, Screen } from './kit.ts';
import { clockWords, activeCall, callOnHold, unheard, unseenMissed } from '../select.ts';
import type { Tab } from '../state.ts';
import { Contacts } from './Contacts.tsx';
import { Favourites } from './Favourites.tsx';
import { useAct, useApp, useNav, usePeople } from './hooks.ts';
import css from './phone.module.css';
import { Recents } from './Recents.tsx';
import { Voicemails } from './Voicemails.tsx';

const PLACES = {
  favourites: Favourites,
  recents: Recents,
  contacts: Contacts,
  voicemail: Voicemails,
} as const;

/** The way back to a call that goes on. */
function Return() {
  const main = useApp(s => activeCall(s) ?? callOnHold(s));
  const people = usePeople();
  const now = useNow();
  const nav = useNav();
  if (!main) return null;
  return (
    <button
      type="button"
      className={css['return']}
      data-rid="return-to-call"
      onClick={() => nav.push('/call')}
    >
      <Icon name="call" size={20} filled />
      <span
        className={css['returnText']}
        dir="auto"
      >{`Return to call with ${people.name(main.number, main.name)}`}</span>
      {main.answeredAt !== null && (
        <span className={css['returnTime']}>{clockWords(now - main.answeredAt)}</span>
      )}
    </button>
  );
}

/** Search on top, one of four places, and the dial pad. */
export function Home() {
  const tab = useApp(s => s.tab);
  const missed = useApp(unseenMissed);
  const fresh = useApp(unheard);
  const [menu, setMenu] = useScreenState('menu', false);
  const act = useAct();
  const nav = useNav();
  const Place = PLACES[tab];
  const to = (path: '/settings' | '/settings/blocked') => () => {
    setMenu(false);
    nav.push(path);
  };
  return (
    <>
      <Screen
        label="Phone"
        scroll={false}
        fab={<Fab icon="dialpad" label="Dial pad" onClick={() => nav.push('/pad')} />}
        appBar={
          <div className={css['top']}>
            <div className={css['bar']}>
              <button
                type="button"
                className={css['find']}
                data-rid="search"
                onClick={() => nav.push('/search')}
              >
                <Icon name="search" />
                <span>Search contacts and calls</span>
              </button>
              <IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />
            </div>
            <Return />
          </div>
        }
        bottom={
          <BottomBar
            label="Phone"
            value={tab}
            onChange={to => act.showTab({ tab: to as Tab })}
            items={[
              { id: 'favourites', label: 'Favourites', icon: 'star' },
              { id: 'recents', label: 'Recents', icon: 'schedule', badge: missed },
              { id: 'contacts', label: 'Contacts', icon: 'group' },
              { id: 'voicemail', label: 'Voicemail', icon: 'voicemail', badge: fresh },
            ]}
          />
        }
      >
        <Place />
      </Screen>
      <Menu
        open={menu}
        label="More options"
        onClose={() => setMenu(false)}
        items={[
          { label: 'Blocked numbers', onClick: to('/settings/blocked') },
          { label: 'Settings', onClick: to('/settings') },
        ]}
      />
    </>
  );
}
