import { LANGUAGES, ZONES } from '../../../src/sdk/core/system/choices.ts';
import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import { EmptyState, Radio, SearchField } from './kit.ts';
import { offsetWords } from '../select.ts';
import { Cell, Frame, Group } from './Frame.tsx';
import { useCall, useNav, usePage } from './hooks.ts';
import { Row } from './Row.tsx';
import css from './settings.module.css';

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');

/** Languages that are not in the list yet. */
export function AddLanguage() {
  const { v } = usePage();
  const call = useCall();
  const nav = useNav();
  const text = fold(useFieldText('language').trim());
  const { languages } = v.phone.os.settings;
  const list = LANGUAGES.filter(
    l => !languages.includes(l.tag) && (fold(l.name).includes(text) || fold(l.own).includes(text)),
  );
  return (
    <Frame title="Add a language">
      <div className={css['searchWrap']}>
        <SearchField name="language" label="Search languages" />
      </div>
      {list.length > 0 ? (
        <Group label="Languages">
          {list.map(l => (
            <Cell key={l.tag}>
              <Row
                id={`language-${l.tag}`}
                rid="language"
                title={l.own}
                summary={l.own === l.name ? undefined : l.name}
                onClick={() => {
                  nav.back();
                  call(['setLanguages', { languages: [...languages, l.tag] }]);
                }}
              />
            </Cell>
          ))}
        </Group>
      ) : (
        <EmptyState
          icon="translate"
          title="No languages"
          text="Every language that fits is in your list already, or none is called so."
        />
      )}
    </Frame>
  );
}

/** Time zones by city. */
export function ZonePicker() {
  const { v } = usePage();
  const call = useCall();
  const nav = useNav();
  const text = fold(useFieldText('zone').trim());
  const { now, zone } = v.phone.clock;
  const list = ZONES.filter(z => fold(`${z.city} ${z.region} ${z.zone}`).includes(text)).toSorted((a, b) =>
    a.city < b.city ? -1 : 1,
  );
  return (
    <Frame title="Time zone">
      <div className={css['searchWrap']}>
        <SearchField name="zone" label="Search cities" hint="City or country" />
      </div>
      {list.length > 0 ? (
        <Group role="radiogroup" label="Time zone">
          {list.map(z => (
            <Cell key={z.zone}>
              <Radio
                id={`zone-${z.zone}`}
                rid="zone"
                label={z.city}
                subtitle={`${z.region}, ${offsetWords(now, z.zone)}`}
                checked={z.zone === zone}
                onChange={() => {
                  nav.back();
                  call(['chooseZone', { zone: z.zone }]);
                }}
              />
            </Cell>
          ))}
        </Group>
      ) : (
        <EmptyState icon="language" title="No city found" text="Try the country, or a larger city nearby." />
      )}
    </Frame>
  );
}
