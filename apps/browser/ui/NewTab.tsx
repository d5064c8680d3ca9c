import { useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Icon, ListRow, Scroller, SectionHeader } from './kit.ts';
import { readingOf, topSites } from '../select.ts';
import type { Tab } from '../state.ts';
import { ENGINES, shownAddress } from '../web/address.ts';
import { FACES } from '../web/sites/faces.ts';
import { useAct, useApp, useNav } from './hooks.ts';
import css from './tabs.module.css';
import common from './browser.module.css';

const START = [
  'bayecho.example',
  'commonplace.example',
  'tinhouse.example',
  'harrowferries.example',
  'saltandsimmer.example',
  'harrowbay.example',
  'pocketgames.example',
  'hblibraries.example',
];

/** A new tab: a field to search with, sites, and what is left to read. A private one says what it keeps. */
export function NewTab({ tab }: { tab: Tab }) {
  const state = useApp(s => s);
  const act = useAct();
  const nav = useNav();
  const fields = useFields();
  const [, setEditing] = useScreenState('editing', false);
  const unread = readingOf(state.reading)
    .filter(r => !r.read)
    .slice(0, 3);
  const sites = topSites(
    state,
    Object.keys(FACES)
      .filter(h => START.includes(h))
      .sort((a, b) => START.indexOf(a) - START.indexOf(b)),
  );
  const search = (
    <button
      type="button"
      className={css['bigSearch']}
      onClick={() => {
        fields.set('address', '');
        setEditing(true);
        fields.focus('address');
      }}
    >
      <Icon name="search" />
      <span>{`Search with ${ENGINES[state.settings.engine].name}`}</span>
    </button>
  );
  if (tab.private) {
    return (
      <Scroller name="newtab" style={{ flex: 1 }}>
        <div className={common['private']}>
          <Icon name="visibility_off" size={56} />
          <h1 className={common['failedTitle']}>Private tab</h1>
          <p className={common['failedText']}>
            What you visit and search for here is not kept on this phone. Downloads and bookmarks are.
          </p>
          {search}
        </div>
      </Scroller>
    );
  }
  return (
    <Scroller name="newtab" style={{ flex: 1 }}>
      <div className={css['newTab']}>
        {search}
        <div className={css['tiles']} role="group" aria-label="Sites">
          {sites.map(host => (
            <button
              key={host}
              type="button"
              role="link"
              className={css['tile']}
              data-key={host}
              onClick={() => act.open({ url: `https://${host}/` })}
            >
              <span
                className={common['mark']}
                aria-hidden="true"
                style={{ background: FACES[host]!.tint, color: FACES[host]!.ink }}
              >
                {FACES[host]!.name[0]}
              </span>
              <span className={css['tileName']}>{FACES[host]!.name}</span>
            </button>
          ))}
        </div>
      </div>
      <SectionHeader
        title="Reading list"
        action={{ label: 'Whole list', onClick: () => nav.push('/reading') }}
      />
      {unread.length === 0 ? (
        <p className={css['nothing']}>Nothing is left to read.</p>
      ) : (
        unread.map(r => (
          <ListRow
            key={r.id}
            id={r.id}
            leading="article"
            title={r.title}
            subtitle={shownAddress(r.url)}
            onClick={() => {
              act.setRead({ entry: r.id, read: true });
              act.open({ url: r.url });
            }}
          />
        ))
      )}
      <SectionHeader
        title="Bookmarks"
        action={{ label: 'All bookmarks', onClick: () => nav.push('/bookmarks') }}
      />
      {Object.entries(state.bookmarks)
        .map(([id, b]) => ({ id, ...b }))
        .filter(b => b.folder === null)
        .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
        .slice(0, 4)
        .map(b => (
          <ListRow
            key={b.id}
            id={b.id}
            leading="star"
            title={b.title}
            subtitle={shownAddress(b.url)}
            onClick={() => act.open({ url: b.url })}
          />
        ))}
    </Scroller>
  );
}
