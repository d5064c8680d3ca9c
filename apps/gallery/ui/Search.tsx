import { useFieldText, useFields, useZone } from '../../../src/sdk/react/hooks.ts';
import {
  Chip,
  ChipGroup,
  EmptyState,
  IconButton,
  Screen,
  Scroller,
  SearchField,
  SectionHeader,
} from './kit.ts';
import { found, monthsOf, pictures, placesOf } from '../select.ts';
import { Cover } from './FolderSheet.tsx';
import { Grid } from './Grid.tsx';
import { useAct, useApp, useFiles, useNav, usePicked } from './hooks.ts';
import { Places } from './Photos.tsx';
import { SelectBar } from './SelectBar.tsx';
import css from './gallery.module.css';

const KINDS = [
  ['Favourites', 'favourite', 'favorite'],
  ['Videos', 'video', 'play_arrow'],
  ['Screenshots', 'screenshot', 'screenshot'],
] as const;
const MOST_PLACES = 8;
const MOST_MONTHS = 9;

/** Finds pictures by what is on them, where and when they were taken, and their album. */
export function Search() {
  const files = useFiles();
  const zone = useZone();
  const text = useFieldText('query');
  const list = found(files, text, zone);
  const recent = useApp(s => s.searches);
  const [picked] = usePicked();
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const places = placesOf(files).slice(0, MOST_PLACES);
  const look = (query: string) => {
    fields.set('query', query);
    act.remember({ query });
  };
  const open = (file: string) => {
    act.remember({ query: text });
    nav.push('/view/:file', { file }, { from: `search:${text.trim()}` });
  };
  const blank = text.trim() === '';
  return (
    <Screen
      label="Search"
      scroll={blank ? 'main' : false}
      bottom={<Places at="search" />}
      appBar={
        picked ? (
          <SelectBar list={list} />
        ) : (
          <SearchField
            name="query"
            label="Search photos"
            hint="Things, places, months"
            leading={<IconButton icon="arrow_back" label="Back" onClick={nav.back} />}
            onEnter={query => act.remember({ query })}
          />
        )
      }
    >
      {blank ? (
        <>
          {recent.length > 0 && (
            <>
              <SectionHeader
                title="Recent"
                action={{ label: 'Clear', onClick: () => act.forgetSearches() }}
              />
              <div className={css['wrap']}>
                <ChipGroup label="Recent searches">
                  {recent.map(r => (
                    <Chip key={r} label={r} icon="history" onClick={() => look(r)} />
                  ))}
                </ChipGroup>
              </div>
            </>
          )}
          {places.length > 0 && (
            <>
              <SectionHeader title="Places" />
              <Scroller name="places" axis="x" label="Places">
                <div className={css['places']}>
                  {places.map(p => (
                    <button
                      type="button"
                      key={p.name}
                      className={css['place']}
                      data-rid="place"
                      data-key={p.name}
                      onClick={() => look(p.name)}
                    >
                      <Cover
                        picture={pictures(files).find(f => f.media.place === p.name)?.media.picture ?? null}
                        size={104}
                      />
                      <span className={css['placeName']} dir="auto">
                        {p.name}
                      </span>
                    </button>
                  ))}
                </div>
              </Scroller>
            </>
          )}
          <SectionHeader title="Kinds" />
          <div className={css['wrap']}>
            <ChipGroup label="Kinds">
              {KINDS.map(([label, query, icon]) => (
                <Chip key={query} label={label} icon={icon} onClick={() => look(query)} />
              ))}
            </ChipGroup>
          </div>
          <SectionHeader title="Months" />
          <div className={css['wrap']}>
            <ChipGroup label="Months">
              {monthsOf(files, zone)
                .slice(0, MOST_MONTHS)
                .map(m => (
                  <Chip key={m} label={m} icon="calendar_today" onClick={() => look(m)} />
                ))}
            </ChipGroup>
          </div>
        </>
      ) : list.length === 0 ? (
        <EmptyState icon="search" title="Nothing found" text={`No photo fits “${text.trim()}”.`} />
      ) : (
        <Grid list={list} label="Results" onOpen={open} />
      )}
    </Screen>
  );
}
