import { formatBytes } from '../../../src/sdk/core/format.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  EmptyState,
  IconButton,
  List,
  ListRow,
  LongText,
  Menu,
  Screen,
  Scroller,
} from './kit.ts';
import { isText, kindOf, typeWords } from '../kinds.ts';
import { cellsOf, placeOf, rowFor, type Row } from '../select.ts';
import { useAct, useNav, useParams, useTable, useWhen } from './hooks.ts';
import { Thumb } from './Thumb.tsx';
import type { Choosing } from './Verbs.tsx';
import css from './view.module.css';

/** Shows a file that needs no other app: text, tables, the text of a PDF, what an archive holds. */
export function View() {
  const { file } = useParams('/view/:file');
  const table = useTable();
  const [menu, setMenu] = useScreenState('menu', false);
  const act = useAct();
  const nav = useNav();
  const row = rowFor(table, file);
  if (!row)
    return (
      <Screen title="File">
        <EmptyState icon="draft" title="This file is gone" text="It was moved to the bin or deleted." />
      </Screen>
    );
  const then = (run: () => void) => () => {
    setMenu(false);
    run();
  };
  const choose = (verb: Choosing['verb']) =>
    then(() => nav.push('/choose', {}, { verb, files: [file] } satisfies Choosing));
  const zip = row.what === 'archive';
  const paper = row.mime === 'application/pdf';
  return (
    <>
      <Screen
        label={row.name}
        {...(paper ? { background: 'var(--c-surface-container-highest)' } : {})}
        appBar={
          <AppBar
            title={row.name}
            subtitle={placeOf(row.path)}
            actions={
              <>
                <IconButton icon="share" label="Share" onClick={() => act.share({ files: [file] })} />
                <IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />
              </>
            }
          />
        }
        bottom={
          zip && row.packed ? (
            <div className={css['foot']}>
              <span dir="auto">
                {row.packed.length === 1 ? '1 file' : `${row.packed.length} files`},{' '}
                {formatBytes(row.packed.reduce((sum, p) => sum + p.size, 0))}
              </span>
              <Button icon="unarchive" rid="extract" onClick={choose('unzip')}>
                Extract
              </Button>
            </div>
          ) : undefined
        }
      >
        {zip ? <Archive row={row} /> : paper ? <Pages row={row} /> : <Plain row={row} />}
      </Screen>
      <Menu
        open={menu}
        label="More options"
        onClose={() => setMenu(false)}
        items={[
          { label: 'Open with', icon: 'open_in_new', onClick: then(() => act.openWith({ file })) },
          { label: 'Move to', icon: 'drive_file_move', onClick: choose('move') },
          { label: 'Copy to', icon: 'content_copy', onClick: choose('copy') },
          { label: 'Details', icon: 'info', onClick: then(() => nav.push('/details/:file', { file })) },
          {
            label: 'Move to bin',
            icon: 'delete',
            divider: true,
            danger: true,
            onClick: then(() => {
              act.bin({ files: [file] });
              nav.back();
            }),
          },
        ]}
      />
    </>
  );
}

function Plain({ row }: { row: Row }) {
  if (row.text === undefined)
    return (
      <EmptyState
        icon="description"
        title="Too large to show here"
        text={`${typeWords(row)}, ${formatBytes(row.bytes)}. Another app may open it.`}
      />
    );
  if (row.text === '') return <EmptyState icon="description" title="This file is empty" />;
  if (row.mime === 'text/csv') return <Cells text={row.text} />;
  return (
    <div
      className={css['text']}
      data-code={!isText(row.mime) || row.mime.startsWith('application/') || undefined}
    >
      {row.text.split('\n').map((line, i) => (
        <LongText key={i} className={css['para']!}>
          {line === '' ? '\u00a0' : line}
        </LongText>
      ))}
    </div>
  );
}

/** A table as its lines and columns. */
function Cells({ text }: { text: string }) {
  const [head = [], ...rows] = cellsOf(text);
  const numeric = head.map(
    (_, i) =>
      rows.length > 0 && rows.every(r => /^[−-]?[\d.,%£€$ ]*$/.test(r[i] ?? '')) && rows.some(r => r[i]),
  );
  return (
    <Scroller name="table" axis="x" label="Table">
      <table className={css['table']}>
        <thead>
          <tr>
            {head.map((c, i) => (
              <th key={i} scope="col" data-number={numeric[i] || undefined} dir="auto">
                {c}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((r, n) => (
            <tr key={n}>
              {head.map((_, i) => (
                <td key={i} data-number={numeric[i] || undefined} dir="auto">
                  {r[i] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** The text of a document, a sheet of paper a page. One whose text is not known says so on its first page. */
function Pages({ row }: { row: Row }) {
  const when = useWhen();
  const pages = row.text?.split('\f');
  if (!pages) {
    return (
      <div className={css['pages']}>
        <div className={css['page']} data-blank="">
          <Thumb thing={row} size={72} />
          <span className={css['pageName']} dir="auto">
            {row.name}
          </span>
          <span className={css['pageFacts']} dir="auto">
            {typeWords(row)} · {formatBytes(row.bytes)} · {when(row.at)}
          </span>
          <span className={css['pageFacts']}>Its pages are pictures: there is no text in it to show.</span>
        </div>
      </div>
    );
  }
  return (
    <div className={css['pages']}>
      {pages.map((page, n) => (
        <div key={n} className={css['page']} role="group" aria-label={`Page ${n + 1} of ${pages.length}`}>
          {page.split('\n').map((line, i) =>
            line.startsWith('# ') ? (
              <span key={i} className={css['pageTitle']} role="heading" aria-level={2} dir="auto">
                {line.slice(2)}
              </span>
            ) : (
              <LongText key={i} className={css['para']!}>
                {line === '' ? '\u00a0' : line}
              </LongText>
            ),
          )}
          <span className={css['folio']}>
            Page {n + 1} of {pages.length}
          </span>
        </div>
      ))}
    </div>
  );
}

/** The entries of an archive, by path. */
function Archive({ row }: { row: Row }) {
  const when = useWhen();
  if (!row.packed)
    return (
      <EmptyState
        icon="folder_zip"
        title="This archive can’t be read"
        text="It is damaged, or of a kind that this phone does not know."
      />
    );
  const list = [...row.packed].sort((a, b) => (a.path < b.path ? -1 : 1));
  return (
    <List>
      {list.map((p, i) => {
        const name = p.path.slice(p.path.lastIndexOf('/') + 1);
        const what = kindOf({ kind: 'file', mime: p.mime, name });
        return (
          <ListRow
            key={i}
            id={`packed-${i}`}
            rid="packed"
            leading={<Thumb thing={{ what, mime: p.mime, name, media: p.media }} />}
            title={name}
            subtitle={[
              formatBytes(p.size),
              when(p.at),
              ...(p.path.includes('/') ? [placeOf(p.path)] : []),
            ].join(' · ')}
          />
        );
      })}
    </List>
  );
}
