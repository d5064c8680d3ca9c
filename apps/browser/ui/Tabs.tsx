import { AppBar, EmptyState, Fab, Icon, IconButton, Menu, Screen, Segmented } from './kit.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { tabsOf, visitOf } from '../tabs.ts';
import type { Tab } from '../state.ts';
import { hostOf, NEW_TAB, parse, shownAddress } from '../web/address.ts';
import { plainOf } from '../web/blocks.ts';
import { faceOf } from '../web/sites/faces.ts';
import { pageAt } from '../web/sites/env.ts';
import { useAct, useApp, useNav } from './hooks.ts';
import css from './tabs.module.css';

/** A small likeness of a page: the head of its site and its first words. */
function Likeness({ tab }: { tab: Tab }) {
  const visit = visitOf(tab)!;
  const face = faceOf(hostOf(visit.url));
  const page = useApp(s => {
    const { host, path } = parse(visit.url);
    return host ? pageAt(s, host, path) : undefined;
  });
  return (
    <span className={css['likeness']} aria-hidden="true">
      <span
        className={css['likenessHead']}
        style={face ? { background: face.tint, color: face.ink } : undefined}
      >
        {face ? face.name : <Icon name={visit.url === NEW_TAB ? 'search' : 'draft'} size={20} />}
      </span>
      <span className={css['likenessTitle']} dir="auto">
        {visit.title}
      </span>
      {page && (
        <span className={css['likenessText']} dir="auto">
          {plainOf(page.body).slice(0, 220)}
        </span>
      )}
    </span>
  );
}

/** Every open tab as a grid, those that are private apart. */
export function Tabs() {
  const state = useApp(s => s);
  const act = useAct();
  const nav = useNav();
  const [menu, setMenu] = useScreenState('menu', false);
  const secret = state.activePrivate;
  const tabs = tabsOf(state, secret);
  const counts = [tabsOf(state, false).length, tabsOf(state, true).length];
  const open = (tab: string) => {
    act.selectTab({ tab });
    nav.back();
  };
  return (
    <>
      <Screen
        label="Tabs"
        appBar={
          <AppBar
            title="Tabs"
            leading="none"
            actions={<IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />}
          />
        }
        fab={
          <Fab
            icon="add"
            label={secret ? 'New private tab' : 'New tab'}
            extended
            onClick={() => {
              act.newTab({ private: secret });
              nav.back();
            }}
          />
        }
      >
        <div className={css['kinds']}>
          <Segmented
            label="Kind of tabs"
            value={secret ? 'private' : 'open'}
            options={[
              { value: 'open', label: `Tabs (${counts[0]})` },
              { value: 'private', label: `Private (${counts[1]})` },
            ]}
            onChange={v => act.showPrivate({ private: v === 'private' })}
          />
        </div>
        {tabs.length === 0 ? (
          <EmptyState
            icon={secret ? 'visibility_off' : 'tab'}
            title={secret ? 'No private tabs' : 'No open tabs'}
            text={secret ? 'Private tabs keep no history.' : 'Open one with the button below.'}
          />
        ) : (
          <div className={css['grid']}>
            {tabs.map(t => {
              const visit = visitOf(t)!;
              const name = `${visit.title}${visit.url === NEW_TAB ? '' : `, ${shownAddress(visit.url)}`}`;
              return (
                <div
                  key={t.id}
                  className={css['tab']}
                  data-active={t.id === state.active || undefined}
                  data-private={t.private || undefined}
                  role="group"
                  aria-label={visit.title}
                >
                  <button
                    type="button"
                    className={css['tabMain']}
                    data-rid="open-tab"
                    data-key={t.id}
                    aria-label={name}
                    aria-current={t.id === state.active ? 'true' : undefined}
                    onClick={() => open(t.id)}
                  >
                    <span className={css['tabTitle']} dir="auto">
                      {visit.title}
                    </span>
                  </button>
                  <Likeness tab={t} />
                  <span className={css['tabClose']}>
                    <IconButton
                      icon="close"
                      size={20}
                      label={`Close ${visit.title}`}
                      onClick={() => act.closeTab({ tab: t.id })}
                    />
                  </span>
                </div>
              );
            })}
          </div>
        )}
      </Screen>
      <Menu
        open={menu}
        label="More options"
        onClose={() => setMenu(false)}
        items={[
          {
            label: 'New tab',
            icon: 'add',
            onClick: () => {
              setMenu(false);
              act.newTab();
              nav.back();
            },
          },
          {
            label: 'New private tab',
            icon: 'visibility_off',
            onClick: () => {
              setMenu(false);
              act.newTab({ private: true });
              nav.back();
            },
          },
          {
            label: secret ? 'Close all private tabs' : 'Close all tabs',
            icon: 'close',
            disabled: tabs.length === 0,
            divider: true,
            onClick: () => {
              setMenu(false);
              act.closeAll({ private: secret });
            },
          },
        ]}
      />
    </>
  );
}
