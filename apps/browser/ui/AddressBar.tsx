import { useMemo } from 'react';
import { useFields } from '../../../src/sdk/react/hooks.ts';
import { IconButton, ListRow, Scroller, TextField } from './kit.ts';
import type { IconName } from './icons.ts';
import { suggestions, type Suggestion } from '../select.ts';
import type { Visit } from '../state.ts';
import { ENGINES, NEW_TAB, shownAddress } from '../web/address.ts';
import { useAct, useApp } from './hooks.ts';
import css from './browser.module.css';

/** The address bar while it is written in. */
export function AddressBar({
  typed,
  secret,
  onLeave,
  onGo,
}: {
  typed: string;
  secret: boolean;
  onLeave: () => void;
  onGo: (text: string) => void;
}) {
  const engine = useApp(s => ENGINES[s.settings.engine].name);
  return (
    <div className={css['toolbar']} data-private={secret || undefined} data-editing="">
      <IconButton icon="arrow_back" label="Leave address bar" onClick={onLeave} />
      <div className={css['addressField']}>
        <TextField
          name="address"
          label="Address"
          hint={`Search ${engine} or type an address`}
          variant="plain"
          inputMode="url"
          enterKey="go"
          onEnter={onGo}
          trailing={typed !== '' ? <ClearField /> : undefined}
        />
      </div>
    </div>
  );
}

function ClearField() {
  const fields = useFields();
  return (
    <IconButton
      icon="close"
      label="Clear"
      onClick={() => {
        fields.set('address', '');
        fields.focus('address');
      }}
    />
  );
}

const ICON: Record<Suggestion['kind'], IconName> = {
  search: 'search',
  recent: 'history',
  tab: 'tab',
  bookmark: 'star',
  history: 'history',
  page: 'public',
  site: 'public',
};

/** Suggestions of the address bar: the current page, recent searches, and matches for the typed text. */
export function AddressPanel({
  typed,
  visit,
  secret,
  onGo,
  onTab,
  onFill,
  onSearch,
}: {
  typed: string;
  visit: Visit;
  secret: boolean;
  onGo: (url: string) => void;
  onTab: (tab: string) => void;
  onFill: (text: string) => void;
  onSearch: (text: string) => void;
}) {
  const state = useApp(s => s);
  const act = useAct();
  const offered = useMemo(() => suggestions(state, typed, secret), [state, typed, secret]);
  const isNew = visit.url === NEW_TAB;
  return (
    <Scroller name="suggestions" label="Suggestions" style={{ flex: 1 }}>
      {typed === '' && !isNew && (
        <div className={css['shown']}>
          <span className={css['shownWords']}>
            <span className={css['shownTitle']} dir="auto">
              {visit.title}
            </span>
            <span className={css['shownUrl']} dir="ltr">
              {shownAddress(visit.url)}
            </span>
          </span>
          <IconButton icon="share" label="Share address" onClick={() => act.sharePage()} />
          <IconButton
            icon="content_copy"
            label="Copy address"
            onClick={() => act.copyText({ text: visit.url, what: 'Link' })}
          />
          <IconButton icon="edit" label="Edit address" onClick={() => onFill(visit.url)} />
        </div>
      )}
      {offered.map(s => (
        <ListRow
          key={`${s.kind}-${s.url}`}
          leading={ICON[s.kind]}
          title={s.title}
          subtitle={s.text}
          rid={`suggestion-${s.kind}`}
          onClick={() =>
            s.tab
              ? onTab(s.tab)
              : s.kind === 'search' || s.kind === 'recent'
                ? onSearch(s.title)
                : onGo(s.url)
          }
          trailing={
            s.kind === 'recent' ? (
              <IconButton
                icon="close"
                label={`Forget ${s.title}`}
                onClick={() => act.removeSearch({ search: s.title })}
              />
            ) : s.kind === 'search' ? undefined : (
              <IconButton
                icon="north_west"
                label={`Fill in ${s.title}`}
                onClick={() =>
                  onFill(
                    s.kind === 'history' || s.kind === 'bookmark' || s.kind === 'page' || s.kind === 'site'
                      ? s.url
                      : s.title,
                  )
                }
              />
            )
          }
        />
      ))}
    </Scroller>
  );
}
