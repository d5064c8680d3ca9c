import { Icon, IconButton, Picture } from './kit.ts';
import type { MailRow } from '../select.ts';
import type { Attachment } from '../state.ts';
import { useAct, useDates, useNav, useWords } from './hooks.ts';
import type { IconName } from './icons.ts';
import css from './thread.module.css';

export function iconOf({ mime }: Pick<Attachment, 'mime'>): IconName {
  if (mime.startsWith('image/')) return 'image';
  if (mime === 'application/pdf') return 'picture_as_pdf';
  if (mime === 'text/csv' || mime.includes('sheet')) return 'table';
  if (mime.startsWith('audio/')) return 'music_note';
  if (mime.startsWith('video/')) return 'movie';
  if (mime === 'application/zip') return 'folder_zip';
  if (mime.includes('vcard')) return 'person';
  return 'description';
}

/** What is attached to a mail: opened in a preview, or saved. */
export function Attachments({ mail }: { mail: MailRow }) {
  const t = useWords();
  const act = useAct();
  const nav = useNav();
  const dates = useDates();
  if (mail.attachments.length === 0) return null;
  return (
    <div className={css['files']}>
      {mail.attachments.map((a, index) => (
        <div key={index} className={css['file']}>
          <button
            type="button"
            className={css['fileMain']}
            data-key={`${mail.id}-${index}`}
            data-rid="file"
            onClick={() => nav.push('/file/:mail/:index', { mail: mail.id, index: String(index) })}
          >
            {a.picture ? (
              <span className={css['thumb']}>
                <Picture name={a.picture} alt="" />
              </span>
            ) : (
              <span className={css['thumb']} data-kind="">
                <Icon name={iconOf(a)} />
              </span>
            )}
            <span className={css['fileWords']}>
              <span className={css['fileName']} dir="auto">
                {a.name}
              </span>
              <span className={css['fileSize']} dir="auto">
                {dates.bytes(a.size)}
              </span>
            </span>
          </button>
          <IconButton
            icon="download"
            label={t('saveFile', { name: a.name })}
            onClick={() => act.saveAttachment({ mail: mail.id, index })}
          />
        </div>
      ))}
    </div>
  );
}
