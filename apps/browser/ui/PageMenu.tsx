import type { ReactElement } from 'react';
import { formatWhen } from '../../../src/sdk/core/format.ts';
import { useNow, useOs, useZone } from '../../../src/sdk/react/hooks.ts';
import { Icon, ListRow, Segmented, Sheet, Slider, SwitchRow, Button } from './kit.ts';
import type { IconName } from './icons.ts';
import { bookmarkOf } from '../select.ts';
import { cartCount } from '../shop.ts';
import type { Tab, Visit } from '../state.ts';
import { hostOf, NEW_TAB, parse, shownAddress } from '../web/address.ts';
import { useAct, useApp, useNav } from './hooks.ts';
import css from './browser.module.css';

export type Panel = 'menu' | 'info' | 'zoom' | null;

function Tile({
  icon,
  label,
  onClick,
  disabled,
  selected,
}: {
  icon: IconName | ReactElement;
  label: string;
  onClick: () => void;
  disabled?: boolean;
  selected?: boolean;
}) {
  return (
    <button
      type="button"
      className={css['menuTile']}
      disabled={disabled}
      aria-pressed={selected}
      onClick={onClick}
    >
      <span className={css['menuIcon']}>{typeof icon === 'string' ? <Icon name={icon} /> : icon}</span>
      <span className={css['menuText']}>{label}</span>
    </button>
  );
}

/** The menu of a page, its info and its text size. */
export function PageMenu({
  panel,
  setPanel,
  visit,
  tab,
  readable,
  onFind,
}: {
  panel: Panel;
  setPanel: (panel: Panel) => void;
  visit: Visit;
  tab: Tab;
  readable: boolean;
  onFind: () => void;
}) {
  const state = useApp(s => s);
  const act = useAct();
  const nav = useNav();
  const isNew = visit.url === NEW_TAB;
  const host = hostOf(visit.url);
  const own = state.sites[host];
  const mark = bookmarkOf(state, visit.url);
  const then = (run: () => void) => () => {
    setPanel(null);
    run();
  };
  const size = visit.reader ? state.settings.readerSize : (own?.zoom ?? state.settings.zoom);
  const setSize = (zoom: number) =>
    visit.reader
      ? act.changeSettings({ settings: { readerSize: Math.max(80, zoom) } })
      : act.setZoom({ host, zoom });
  return (
    <>
      <Sheet open={panel === 'menu'} label="Menu" onClose={() => setPanel(null)}>
        <div className={css['menuGrid']}>
          <Tile icon="add_box" label="New tab" onClick={then(() => act.newTab())} />
          <Tile
            icon="visibility_off"
            label="Private tab"
            onClick={then(() => act.newTab({ private: true }))}
          />
          <Tile icon="bookmarks" label="Bookmarks" onClick={then(() => nav.push('/bookmarks'))} />
          <Tile icon="history" label="History" onClick={then(() => nav.push('/history'))} />
          <Tile icon="download" label="Downloads" onClick={then(() => nav.push('/downloads'))} />
          <Tile icon="chrome_reader_mode" label="Reading list" onClick={then(() => nav.push('/reading'))} />
          <Tile
            icon={<Icon name="star" filled={mark !== undefined} />}
            label={mark ? 'Edit bookmark' : 'Add bookmark'}
            selected={mark !== undefined}
            disabled={isNew}
            onClick={then(() => {
              if (mark) nav.push('/bookmark/:bookmark', { bookmark: mark.id });
              else act.addBookmark({ url: visit.url, title: visit.title });
            })}
          />
          <Tile
            icon="playlist_add"
            label="Read later"
            disabled={isNew}
            onClick={then(() => act.addReading({ url: visit.url, title: visit.title }))}
          />
          <Tile icon="share" label="Share" disabled={isNew} onClick={then(() => act.sharePage())} />
          <Tile
            icon="find_in_page"
            label="Find in page"
            disabled={isNew || visit.status !== 'ok'}
            onClick={onFind}
          />
          <Tile
            icon={<Icon name="menu_book" filled={visit.reader} />}
            label="Reader view"
            selected={visit.reader}
            disabled={!readable}
            onClick={then(() => act.setReader({ on: !visit.reader }))}
          />
          <Tile icon="format_size" label="Text size" disabled={isNew} onClick={() => setPanel('zoom')} />
          <Tile
            icon={<Icon name="computer" filled={own?.desktop === true} />}
            label="Desktop site"
            selected={own?.desktop === true}
            disabled={isNew || host === ''}
            onClick={then(() => act.setDesktop({ host, on: own?.desktop !== true }))}
          />
          <Tile
            icon="save"
            label="Save as text"
            disabled={isNew || visit.status !== 'ok'}
            onClick={then(() => act.savePage())}
          />
          <Tile icon="info" label="Page info" disabled={isNew} onClick={() => setPanel('info')} />
          <Tile icon="settings" label="Settings" onClick={then(() => nav.push('/settings'))} />
        </div>
      </Sheet>
      <Sheet open={panel === 'zoom'} title="Text size" onClose={() => setPanel(null)}>
        <div className={css['zoom']}>
          <p className={css['zoomWords']}>
            {visit.reader ? 'Of the reader view' : host === '' ? 'Of files on this phone' : `On ${host}`}
          </p>
          <div className={css['zoomRow']}>
            <Slider
              label="Text size"
              min={visit.reader ? 80 : 50}
              max={200}
              step={10}
              value={size}
              format={n => `${n} %`}
              onChange={setSize}
            />
            <span className={css['zoomValue']}>{`${size} %`}</span>
          </div>
          {visit.reader ? (
            <Segmented
              label="Theme"
              value={state.settings.readerTheme}
              options={[
                { value: 'phone', label: 'As phone' },
                { value: 'sepia', label: 'Sepia' },
                { value: 'dark', label: 'Dark' },
              ]}
              onChange={readerTheme => act.changeSettings({ settings: { readerTheme } })}
            />
          ) : (
            <Button
              variant="text"
              disabled={own?.zoom == null}
              onClick={() => act.setZoom({ host, zoom: null })}
            >{`Back to ${state.settings.zoom} %`}</Button>
          )}
        </div>
      </Sheet>
      <Sheet open={panel === 'info'} title="Page info" onClose={() => setPanel(null)}>
        <Info visit={visit} tab={tab} />
      </Sheet>
    </>
  );
}

/** Where a page comes from, and what its site keeps and may do. */
function Info({ visit, tab }: { visit: Visit; tab: Tab }) {
  const state = useApp(s => s);
  const act = useAct();
  const now = useNow();
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  const { scheme, host } = parse(visit.url);
  const own = state.sites[host];
  const kept = host === 'tinhouse.example' ? cartCount(state) : 0;
  return (
    <>
      <ListRow
        leading={scheme === 'https' ? 'lock' : scheme === 'file' ? 'draft' : 'info'}
        title={
          scheme === 'https'
            ? 'Connection is secure'
            : scheme === 'file'
              ? 'A file on this phone'
              : 'Connection is not secure'
        }
        subtitle={shownAddress(visit.url)}
      />
      <ListRow
        leading="title"
        title={visit.title}
        subtitle={`Opened ${formatWhen(visit.at, now, zone, h24)}${tab.private ? ' in a private tab' : ''}`}
      />
      {host !== '' && (
        <SwitchRow
          label="Pop-ups"
          subtitle={state.settings.popups ? 'Allowed for all sites' : 'On this site'}
          checked={state.settings.popups || own?.popups === true}
          disabled={state.settings.popups}
          onChange={on => act.setPopups({ host, on })}
        />
      )}
      {host !== '' && (
        <ListRow
          leading="cookie"
          title="Site data"
          subtitle={
            kept > 0
              ? `A cart with ${kept} ${kept === 1 ? 'piece' : 'pieces'}`
              : own
                ? 'Choices for this site'
                : 'Nothing is kept'
          }
          trailing={
            <Button variant="text" disabled={kept === 0 && !own} onClick={() => act.clearSite({ host })}>
              Clear
            </Button>
          }
        />
      )}
      <ListRow
        leading="content_copy"
        title="Copy address"
        onClick={() => act.copyText({ text: visit.url, what: 'Link' })}
      />
    </>
  );
}
