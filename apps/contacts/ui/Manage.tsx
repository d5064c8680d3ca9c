import { useDevice, useProvider, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { EmptyState, List, ListRow, Scroller, SectionHeader, Sheet } from './kit.ts';
import { formatBytes } from '../../../src/sdk/core/format.ts';
import { binned, duplicates, groupsOf, mergesOf } from '../select.ts';
import { useApp, useNav } from './hooks.ts';
import css from './contacts.module.css';

const count = (n: number, one: string, many: string) =>
  n === 0 ? undefined : n === 1 ? `1 ${one}` : `${n} ${many}`;

/** Tools that keep the address book in order. */
export function Manage() {
  const [choosing, setChoosing] = useScreenState('choosing', false);
  const sets = useApp(s => duplicates(s).length);
  const merges = useApp(s => mergesOf(s).length);
  const groups = useApp(s => groupsOf(s).length);
  const bin = useApp(s => binned(s).length);
  const blocked = useProvider('calls', c => c?.blocked().length ?? null);
  const nav = useNav();
  return (
    <>
      <Scroller name="manage" className={css['fill']!}>
        <SectionHeader title="Fix" />
        <List card>
          <ListRow
            leading="merge"
            title="Merge & fix"
            subtitle={count(sets, 'suggestion', 'suggestions') ?? 'No suggestions'}
            onClick={() => nav.push('/merge')}
          />
          <ListRow
            leading="history"
            title="Merged lately"
            subtitle={count(merges, 'merge can be undone', 'merges can be undone') ?? 'Nothing to undo'}
            onClick={() => nav.push('/merged')}
          />
        </List>
        <SectionHeader title="Manage" />
        <List card>
          <ListRow
            leading="label"
            title="Groups"
            subtitle={count(groups, 'group', 'groups') ?? 'None yet'}
            onClick={() => nav.push('/groups')}
          />
          <ListRow
            leading="download"
            title="Import from file"
            subtitle="vCard (.vcf)"
            onClick={() => setChoosing(true)}
          />
          <ListRow
            leading="upload"
            title="Export to file"
            subtitle="vCard, to Documents/contacts.vcf"
            onClick={() => nav.push('/export')}
          />
          <ListRow
            leading="block"
            title="Blocked numbers"
            subtitle={
              blocked === null ? 'Kept by the Phone app' : (count(blocked, 'number', 'numbers') ?? 'None')
            }
            onClick={() => nav.push('/blocked')}
          />
          <ListRow
            leading="delete"
            title="Bin"
            subtitle={count(bin, 'contact', 'contacts') ?? 'Empty'}
            onClick={() => nav.push('/bin')}
          />
        </List>
        <div className={css['tailSmall']} />
      </Scroller>
      <Files open={choosing} onClose={() => setChoosing(false)} />
    </>
  );
}

/** The vCard files of the phone, newest first. */
function Files({ open, onClose }: { open: boolean; onClose: () => void }) {
  const table = useDevice(d => d.storage.files);
  const nav = useNav();
  if (!open) return null;
  const files = Object.entries(table)
    .filter(([, f]) => f.kind === 'file' && f.binned === null && /\.vcf$/i.test(f.name))
    .sort(([a, x], [b, y]) => y.at - x.at || (a < b ? -1 : 1));
  return (
    <Sheet open title="Choose a file" onClose={onClose}>
      {files.length === 0 ? (
        <EmptyState
          icon="contact_page"
          title="No vCard files"
          text="A file that ends in .vcf in Download or Documents can be imported."
        />
      ) : (
        <Scroller name="files" label="Files">
          {files.map(([id, f]) => (
            <ListRow
              key={id}
              id={id}
              rid="file"
              leading="contact_page"
              title={f.name}
              subtitle={`${f.parent ? `${table[f.parent]?.name} · ` : ''}${formatBytes(f.size)}`}
              onClick={() => {
                onClose();
                nav.push('/import/:file', { file: id });
              }}
            />
          ))}
        </Scroller>
      )}
    </Sheet>
  );
}
