import { useOs, useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, Dialog, Icon, ListRow, Progress, RadioGroup, Scroller, Sheet } from './kit.ts';
import { LivePage } from '../../../src/sdk/react/live/LivePage.tsx';
import type { IconName } from './icons.ts';
import type { Tab, Visit } from '../state.ts';
import { hostOf, NEW_TAB } from '../web/address.ts';
import { findIn, type Block, type View } from '../web/blocks.ts';
import { FORMS } from '../web/forms.ts';
import { useAct, useApp } from './hooks.ts';
import { NewTab } from './NewTab.tsx';
import { BlockPart } from './page/Blocks.tsx';
import { PageContext, type Picked } from './page/context.ts';
import css from './browser.module.css';
import pageCss from './page/page.module.css';

/** The message of a page that failed to load. */
const FAILED = {
  loading: {
    icon: 'hourglass_empty',
    title: 'Loading…',
    text: (host: string) => `Waiting for ${host}`,
    again: false,
  },
  stopped: {
    icon: 'close',
    title: 'Loading was stopped',
    text: (host: string) => `${host} had not answered yet.`,
    again: true,
  },
  offline: {
    icon: 'cloud_off',
    title: 'You are offline',
    text: () => 'Turn on Wi-Fi or mobile data, or leave aeroplane mode, and try again.',
    again: true,
  },
  unknown: {
    icon: 'travel_explore',
    title: 'This site can’t be reached',
    text: (host: string) => `There is no site at ${host}. Check the address for slips, or search for it.`,
    again: true,
  },
} as const satisfies Record<
  Exclude<Visit['status'], 'ok'>,
  { icon: IconName; title: string; text: (host: string) => string; again: boolean }
>;

function Failed({ visit }: { visit: Visit }) {
  const act = useAct();
  const host = hostOf(visit.url);
  const { icon, title, text, again } = FAILED[visit.status as keyof typeof FAILED];
  return (
    <div className={css['failed']}>
      {visit.status === 'loading' && <Progress label="Loading the page" />}
      <Icon name={icon} size={48} />
      <h1 className={css['failedTitle']}>{title}</h1>
      <p className={css['failedText']}>{text(host)}</p>
      {again && (
        <div className={css['failedActs']}>
          <Button variant="tonal" icon="refresh" onClick={() => act.reload()}>
            Try again
          </Button>
          {visit.status === 'unknown' && (
            <Button
              variant="text"
              onClick={() => act.searchFor({ words: host.replace(/\.[a-z]+$/, '').replace(/[.-]/g, ' ') })}
            >
              Search for it
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const READ: readonly Block['kind'][] = [
  'title',
  'heading',
  'text',
  'list',
  'table',
  'picture',
  'quote',
  'facts',
];

/** The page itself: as its site shows it, in the reader view, or why it did not come. */
export function PageBody({
  view,
  visit,
  tab,
  host,
  finding,
}: {
  view: View;
  visit: Visit;
  tab: Tab;
  host: string;
  finding: boolean;
}) {
  const act = useAct();
  const settings = useApp(s => s.settings);
  const own = useApp(s => s.sites[host]);
  const textScale = useOs(o => o.settings.textScale);
  const query = useFieldText('find');
  const [at] = useScreenState('findAt', 0);
  const [picked, setPicked] = useScreenState<Picked | null>('picked', null);
  const [choosing, setChoosing] = useScreenState<{ form: string; name: string } | null>('choosing', null);
  if (visit.url === NEW_TAB) return <NewTab tab={tab} />;
  if (visit.status !== 'ok') return <Failed visit={visit} />;
  if (view.live) return <LivePage id={visit.id} {...view.live} />;
  const reading = visit.reader && view.readable === true;
  const found = finding && query !== '' ? findIn(view.blocks, query, host) : null;
  const scale = reading ? settings.readerSize / 100 : (own?.zoom ?? settings.zoom) / 100;
  const field = choosing
    ? FORMS[choosing.form]?.steps.flatMap(s => s.fields).find(f => f.name === choosing.name)
    : undefined;
  const { site } = view;
  const current = found && found.count > 0 ? ((at % found.count) + found.count) % found.count : 0;
  const style = { '--page-scale': textScale * scale * (own?.desktop && !reading ? 0.72 : 1) } as object;
  return (
    <PageContext.Provider
      value={{
        visit,
        host,
        images: !settings.blockImages,
        find: found ? { query, current, before: found.before } : null,
        follow: url => act.open({ url }),
        pick: setPicked,
        choose: setChoosing,
      }}
    >
      {visit.blocked && (
        <div className={css['blocked']} role="status">
          <Icon name="open_in_new_off" size={20} />
          <span className={css['blockedText']}>Pop-up blocked</span>
          <Button variant="text" onClick={() => act.allowPopup()}>
            Always allow
          </Button>
          <Button variant="text" onClick={() => act.dismissPopup()}>
            Dismiss
          </Button>
        </div>
      )}
      <Scroller name={`page-${visit.id}`} style={{ flex: 1 }}>
        {site && !reading && (
          <div
            className={pageCss['site']}
            dir={view.lang === 'ar' ? 'rtl' : undefined}
            data-serif={site.serif || undefined}
            style={{ background: site.tint, color: site.ink, ...style }}
          >
            <button
              type="button"
              role="link"
              className={pageCss['siteName']}
              dir="auto"
              onClick={() => act.open({ url: `https://${site.host}/` })}
            >
              {site.name}
            </button>
            {site.links.length > 0 && (
              <Scroller name={`links-${site.host}`} axis="x">
                <div className={pageCss['siteLinks']} role="navigation" aria-label={site.name}>
                  {site.links.map(l => {
                    const url = `https://${site.host}${encodeURI(l.path)}`;
                    return (
                      <button
                        key={l.path}
                        type="button"
                        role="link"
                        className={pageCss['siteLink']}
                        dir="auto"
                        aria-current={visit.url === url ? 'page' : undefined}
                        onClick={() => act.open({ url })}
                      >
                        {l.title}
                      </button>
                    );
                  })}
                </div>
              </Scroller>
            )}
          </div>
        )}
        <div
          className={pageCss['page']}
          lang={view.lang}
          dir={view.lang === 'ar' ? 'rtl' : undefined}
          data-serif={site?.serif || undefined}
          data-reading={reading ? settings.readerTheme : undefined}
          data-desktop={(own?.desktop && !reading) || undefined}
          style={style}
          role="main"
          aria-label={view.title}
        >
          {view.blocks.map((block, i) =>
            reading && !READ.includes(block.kind) ? null : <BlockPart key={i} block={block} i={i} />,
          )}
          {view.foot && !reading && <span className={pageCss['foot']}>{view.foot}</span>}
        </div>
      </Scroller>
      <Sheet open={picked !== null} label={picked?.url ? 'Link' : 'Text'} onClose={() => setPicked(null)}>
        {picked && <PickedRows picked={picked} secret={tab.private} onDone={() => setPicked(null)} />}
      </Sheet>
      <Dialog
        open={field !== undefined}
        title={field?.label ?? ''}
        onClose={() => setChoosing(null)}
        actions={[{ label: 'Cancel', onClick: () => setChoosing(null) }]}
      >
        {field && choosing && (
          <Scroller name="options" style={{ maxBlockSize: 360 }}>
            <RadioGroup
              label={field.label}
              options={field.options!.map(o => ({ value: o, label: o }))}
              value={visit.fields[field.name] || null}
              onChange={value => {
                act.setField({ name: choosing.name, value });
                setChoosing(null);
              }}
            />
          </Scroller>
        )}
      </Dialog>
    </PageContext.Provider>
  );
}

/** Actions on a link or a paragraph. */
function PickedRows({ picked, secret, onDone }: { picked: Picked; secret: boolean; onDone: () => void }) {
  const act = useAct();
  const row = (icon: IconName, title: string, run: () => void) => (
    <ListRow
      leading={icon}
      title={title}
      onClick={() => {
        run();
        onDone();
      }}
    />
  );
  const { text, url } = picked;
  return (
    <>
      <div className={css['picked']} dir="auto">
        {text}
      </div>
      {url ? (
        <>
          {row('open_in_new', 'Open in new tab', () => act.openInTab({ url, behind: true, private: secret }))}
          {!secret &&
            row('visibility_off', 'Open in private tab', () => act.openInTab({ url, private: true }))}
          {row('bookmark_add', 'Bookmark link', () => act.addBookmark({ url, title: text }))}
          {row('playlist_add', 'Add to reading list', () => act.addReading({ url, title: text }))}
          {row('content_copy', 'Copy link', () => act.copyText({ text: url, what: 'Link' }))}
          {row('share', 'Share link', () => act.shareText({ text: url, title: text }))}
        </>
      ) : (
        <>
          {row('content_copy', 'Copy text', () => act.copyText({ text, what: 'Text' }))}
          {row('share', 'Share text', () => act.shareText({ text }))}
          {row('search', 'Search for this', () =>
            act.searchFor({ words: text.split(/\s+/).slice(0, 8).join(' ') }),
          )}
        </>
      )}
    </>
  );
}
