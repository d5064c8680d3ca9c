import { useMemo } from 'react';
import { useBack } from '../../../src/sdk/react/back.ts';
import {
  useDevice,
  useFields,
  useFieldText,
  useNow,
  useOs,
  useScreenState,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import { IconButton, Screen } from './kit.ts';
import { activeTab, tabsOf, visitOf } from '../tabs.ts';
import { hostOf, NEW_TAB, parse, shownAddress } from '../web/address.ts';
import { viewOf, effective } from '../web/view.ts';
import { AddressPanel, AddressBar } from './AddressBar.tsx';
import { FindBar } from './FindBar.tsx';
import { useAct, useApp, useNav } from './hooks.ts';
import { PageMenu, type Panel } from './PageMenu.tsx';
import { PageBody } from './PageBody.tsx';
import css from './browser.module.css';

/** Field of the address bar while it is written in. */
const ADDRESS = 'address';

function schemeIcon(url: string): 'draft' | 'info' | 'lock' {
  const { scheme } = parse(url);
  if (scheme === 'file') return 'draft';
  return scheme === 'http' ? 'info' : 'lock';
}

/** The page of the tab that is shown, with the address bar above and the buttons below it. */
export function Page() {
  const state = useApp(s => s);
  const act = useAct();
  const nav = useNav();
  const now = useNow();
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  const files = useDevice(d => d.storage.files);
  const fields = useFields();
  const [editing, setEditing] = useScreenState('editing', false);
  const [finding, setFinding] = useScreenState('finding', false);
  const [panel, setPanel] = useScreenState<Panel>('panel', null);
  const typed = useFieldText(ADDRESS);
  const tab = activeTab(state);
  const visit = visitOf(tab);
  useBack(finding, () => {
    setFinding(false);
    fields.blur();
  });
  useBack(editing, () => {
    setEditing(false);
    fields.blur();
  });
  useBack(tab !== undefined && tab.at > 0, () => act.back());
  // A page says nothing of seconds.
  const minute = Math.floor(now / 60_000);
  const view = useMemo(
    () => (visit ? viewOf(state, visit.url, visit, { now: minute * 60_000, zone, h24, files }) : undefined),
    [state, visit, minute, zone, h24, files],
  );
  if (!tab || !visit || !view) return <Screen label="Browser" />;

  const count = tabsOf(state, tab.private).length;
  const isNew = visit.url === NEW_TAB;
  const edit = (text: string) => {
    fields.set(ADDRESS, text);
    setFinding(false);
    setEditing(true);
    fields.focus(ADDRESS);
  };
  const leave = () => {
    setEditing(false);
    fields.blur();
  };
  const go = (text: string) => {
    leave();
    if (text.trim() !== '') act.go({ text });
  };
  return (
    <>
      <Screen
        scroll={false}
        label={isNew ? 'New tab' : view.title}
        appBar={
          editing ? (
            <AddressBar onLeave={leave} onGo={go} typed={typed} secret={tab.private} />
          ) : (
            <div className={css['toolbar']} data-private={tab.private || undefined}>
              {isNew ? (
                <span className={css['noSite']} />
              ) : (
                <IconButton
                  icon={visit.status === 'ok' ? schemeIcon(visit.url) : 'error'}
                  label="Page info"
                  size={20}
                  onClick={() => setPanel('info')}
                />
              )}
              <button
                type="button"
                className={css['address']}
                data-rid="address-bar"
                aria-label={isNew ? 'Search or type an address' : `${shownAddress(visit.url)}, address bar`}
                onClick={() => edit('')}
              >
                <span dir="ltr" className={css['addressText']} data-empty={isNew || undefined}>
                  {isNew ? 'Search or type an address' : shownAddress(visit.url)}
                </span>
              </button>
              {visit.status === 'loading' ? (
                <IconButton icon="close" label="Stop" onClick={() => act.stop()} />
              ) : (
                <IconButton icon="refresh" label="Reload" disabled={isNew} onClick={() => act.reload()} />
              )}
            </div>
          )
        }
        bottom={
          editing ? undefined : (
            <div
              className={css['bar']}
              data-private={tab.private || undefined}
              role="toolbar"
              aria-label="Page"
            >
              <IconButton
                icon="arrow_back"
                label="Go back"
                disabled={tab.at === 0}
                onClick={() => act.back()}
              />
              <IconButton
                icon="arrow_forward"
                label="Go forward"
                disabled={tab.at >= tab.visits.length - 1}
                onClick={() => act.forward()}
              />
              <IconButton icon="home" label="Home page" onClick={() => act.home()} />
              <button
                type="button"
                className={css['tabsButton']}
                data-rid="tabs"
                aria-label={`Tabs, ${count} open`}
                onClick={() => {
                  act.showPrivate({ private: tab.private });
                  nav.push('/tabs');
                }}
              >
                <span className={css['tabsCount']} aria-hidden="true">
                  {count}
                </span>
              </button>
              <IconButton icon="more_vert" label="Menu" onClick={() => setPanel('menu')} />
            </div>
          )
        }
      >
        {editing ? (
          <AddressPanel
            typed={typed}
            visit={visit}
            secret={tab.private}
            onGo={url => {
              leave();
              act.open({ url });
            }}
            onTab={id => {
              leave();
              act.selectTab({ tab: id });
            }}
            onFill={edit}
            onSearch={words => {
              leave();
              act.searchFor({ words });
            }}
          />
        ) : (
          <>
            {finding && (
              <FindBar
                view={view}
                visit={visit}
                host={hostOf(effective(visit.url, files))}
                onClose={() => {
                  setFinding(false);
                  fields.blur();
                }}
              />
            )}
            <PageBody
              view={view}
              visit={visit}
              tab={tab}
              host={hostOf(effective(visit.url, files))}
              finding={finding}
            />
          </>
        )}
      </Screen>
      <PageMenu
        panel={panel}
        setPanel={setPanel}
        visit={visit}
        tab={tab}
        readable={view.readable === true && visit.status === 'ok'}
        onFind={() => {
          setPanel(null);
          setFinding(true);
          fields.set('find', '');
          fields.focus('find');
        }}
      />
    </>
  );
}
