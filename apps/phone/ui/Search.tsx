import { sameNumber } from '../../../src/sdk/core/telephone.ts';
import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import {
  Avatar,
  Chip,
  ChipGroup,
  EmptyState,
  IconButton,
  List,
  ListRow,
  Screen,
  SearchField,
  SectionHeader,
} from './kit.ts';
import { numberKey } from '../select.ts';
import { useAct, useApp, useNav, useReachable } from './hooks.ts';
import css from './phone.module.css';
import { formatNumber, isNumber } from '../../../src/sdk/core/telephone.ts';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Finds people and numbers, by name or by digits. */
export function Search() {
  const text = useFieldText('query');
  const recent = useApp(s => s.searches);
  const all = useReachable();
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const words = plain(text);
  const digits = text.replace(/\D/g, '');
  const found =
    words === ''
      ? []
      : all.filter(
          p =>
            plain(p.name).includes(words) ||
            (isNumber(text) &&
              digits.length > 1 &&
              (p.number.replace(/\D/g, '').includes(digits) ||
                formatNumber(p.number).replace(/\D/g, '').includes(digits))),
        );
  const open = (p: (typeof found)[number]) => {
    act.remember({ query: text });
    if (p.contact) act.openContact({ contact: p.contact });
    else nav.push('/number/:number', { number: numberKey(p.number) });
  };
  return (
    <Screen
      label="Search"
      appBar={
        <SearchField
          name="query"
          label="Search contacts and calls"
          leading={<IconButton icon="arrow_back" label="Back" onClick={nav.back} />}
          onEnter={query => act.remember({ query })}
        />
      }
    >
      {words === '' ? (
        recent.length > 0 ? (
          <>
            <SectionHeader
              title="Recent searches"
              action={{ label: 'Clear', onClick: () => act.forgetSearches() }}
            />
            <div className={css['wrap']}>
              <ChipGroup label="Recent searches">
                {recent.map(r => (
                  <Chip key={r} label={r} icon="history" onClick={() => fields.set('query', r)} />
                ))}
              </ChipGroup>
            </div>
          </>
        ) : (
          <EmptyState icon="search" title="Search people and calls" text="Write a name or a number." />
        )
      ) : (
        <>
          {isNumber(text) && digits.length > 2 && !found.some(p => sameNumber(p.number, text)) && (
            <List>
              <ListRow
                leading="call"
                title={`Call ${formatNumber(text)}`}
                onClick={() => act.place({ number: text })}
              />
            </List>
          )}
          <List>
            {found.slice(0, 40).map(p => (
              <ListRow
                key={`${p.number}-${p.name}`}
                id={p.contact ?? p.number}
                rid="found"
                leading={
                  <Avatar
                    name={p.name}
                    picture={p.portrait}
                    {...(p.contact ? {} : { icon: p.label ? ('person' as const) : ('storefront' as const) })}
                  />
                }
                title={p.name}
                subtitle={[p.contact ? p.label : '', formatNumber(p.number)].filter(Boolean).join(' ')}
                onClick={() => open(p)}
                trailing={
                  <IconButton
                    icon="call"
                    label={`Call ${p.name}${p.contact && p.label ? `, ${p.label}` : ''}`}
                    onClick={() => {
                      act.remember({ query: text });
                      act.place({ number: p.number });
                    }}
                  />
                }
              />
            ))}
          </List>
          {found.length === 0 && !isNumber(text) && (
            <EmptyState icon="search" title="Nothing found" text={`Nobody is called “${text.trim()}”.`} />
          )}
        </>
      )}
    </Screen>
  );
}
