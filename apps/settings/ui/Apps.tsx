import { useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { EmptyState, SearchField, Segmented } from './kit.ts';
import { appRows } from '../pages/app-view.ts';
import { Frame, Group } from './Frame.tsx';
import { usePage } from './hooks.ts';
import { SectionView } from './PageScreen.tsx';
import { EntryRow } from './Row.tsx';
import css from './settings.module.css';

/** Every app, with a search, and what can be installed again. */
export function Apps() {
  const { page, v } = usePage();
  const text = useFieldText('apps');
  const [kind, setKind] = useScreenState<'all' | 'system' | 'disabled'>('kind', 'all');
  const { installed, removed } = appRows(v, text);
  const shown = installed.filter(
    e =>
      kind === 'all' ||
      (kind === 'system' ? v.metas.get(e.id)?.system : !v.phone.os.installed[e.id]?.enabled),
  );
  return (
    <Frame title="Apps">
      <div className={css['searchWrap']}>
        <SearchField name="apps" label="Search apps" rid="search-apps" />
      </div>
      {text === '' && page.sections.map((s, i) => <SectionView key={i} section={s} v={v} />)}
      <Segmented
        label="Which apps"
        value={kind}
        onChange={setKind}
        options={[
          { value: 'all', label: 'All' },
          { value: 'system', label: 'System' },
          { value: 'disabled', label: 'Disabled' },
        ]}
      />
      {shown.length > 0 && (
        <Group title={`${shown.length} ${shown.length === 1 ? 'app' : 'apps'}`}>
          {shown.map(e => (
            <EntryRow key={e.id} entry={e} v={v} />
          ))}
        </Group>
      )}
      {kind === 'all' && removed.length > 0 && (
        <Group title="Not installed">
          {removed.map(e => (
            <EntryRow key={e.id} entry={e} v={v} />
          ))}
        </Group>
      )}
      {shown.length === 0 && (kind !== 'all' || removed.length === 0) && (
        <EmptyState
          icon="apps"
          title="No apps"
          text={text ? `No app is called “${text}”.` : 'None of this kind.'}
        />
      )}
    </Frame>
  );
}
