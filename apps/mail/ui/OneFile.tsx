import { AppBar, Button, EmptyState, IconButton, Menu, Picture, Screen } from './kit.ts';
import type { Attachment } from '../state.ts';
import { useAct, useDates, useMail, useOpen, useParams, useWords } from './hooks.ts';
import { iconOf } from './Attachments.tsx';
import css from './thread.module.css';

/** The cells of a table as text. */
const cellsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map(line =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, q, p]) =>
        (q?.replaceAll('""', '"') ?? p ?? '').trim(),
      ),
    );

function Content({ file }: { file: Attachment }) {
  const t = useWords();
  if (file.picture !== undefined)
    return (
      <div className={css['photo']}>
        <Picture name={file.picture} alt={file.name} fit="contain" ratio={4 / 3} />
      </div>
    );
  if (file.text === undefined)
    return <EmptyState icon={iconOf(file)} title={t('cannotPreview')} text={t('cannotPreviewText')} />;
  if (file.mime === 'text/csv') {
    const [head = [], ...rows] = cellsOf(file.text);
    return (
      <div className={css['sheet']}>
        <table className={css['table']}>
          <thead>
            <tr>
              {head.map((cell, i) => (
                <th key={i} scope="col" dir="auto">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={i}>
                {row.map((cell, j) => (
                  <td key={j} dir="auto">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }
  const pages = file.text.split('\f');
  return (
    <>
      {pages.map((page, i) => (
        <div key={i} className={css['paper']}>
          {page.split('\n').map((line, j) => (
            <p key={j} className={line.startsWith('# ') ? css['paperTitle'] : css['paragraph']} dir="auto">
              {line.replace(/^# /, '')}
            </p>
          ))}
          {pages.length > 1 && (
            <span className={css['pageNumber']}>{t('page', { page: i + 1, pages: pages.length })}</span>
          )}
        </div>
      ))}
    </>
  );
}

/** Shows an attachment, and saves it. */
export function OneFile() {
  const { mail, index } = useParams('/file/:mail/:index');
  const t = useWords();
  const act = useAct();
  const dates = useDates();
  const state = useMail();
  const [open, setOpen] = useOpen();
  const file = state.mails[mail]?.attachments[Number(index)];
  if (!file)
    return (
      <Screen title={t('file')}>
        <EmptyState icon="description" title={t('goneTitle')} text={t('goneText')} />
      </Screen>
    );
  const on = { mail, index: Number(index) };
  return (
    <>
      <Screen
        appBar={
          <AppBar
            title={file.name}
            subtitle={dates.bytes(file.size)}
            actions={<IconButton icon="more_vert" label={t('moreOptions')} onClick={() => setOpen('menu')} />}
          />
        }
        bottom={
          <div className={css['saveBar']}>
            <Button icon="download" wide rid="save" onClick={() => act.saveAttachment(on)}>
              {t('saveToDownload')}
            </Button>
          </div>
        }
      >
        <Content file={file} />
      </Screen>
      <Menu
        open={open === 'menu'}
        label={t('moreOptions')}
        onClose={() => setOpen(null)}
        items={[
          {
            label: t('saveToFolder'),
            icon: 'drive_file_move',
            onClick: () => {
              setOpen(null);
              act.saveAttachmentTo(on);
            },
          },
        ]}
      />
    </>
  );
}
