import { useRef } from 'react';
import { useBack } from '../../sdk/react/back.ts';
import { useGesture } from '../../sdk/react/gestures.ts';
import { useAppText, usePhone, useScreenState, useSystem } from '../../sdk/react/hooks.ts';
import { TextField } from '../../sdk/react/kit/field.tsx';
import { AppIcon } from './AppIcon.tsx';
import { useShellWords } from '../phone-words.ts';
import css from './launcher.module.css';

/** An open folder: its apps and its name, which can be edited. */
export function FolderView({ id }: { id: string }) {
  const t = useShellWords();
  const folder = usePhone(p => p.os.launcher.pages.flat().find(i => i.id === id && i.kind === 'folder'));
  const [, setFolder] = useScreenState<string | null>('folder', null);
  const system = useSystem();
  const ref = useRef<HTMLDivElement>(null);
  const close = () => setFolder(null);
  useBack(true, close, ref);
  if (!folder) return null;
  return (
    <div className={css['veil']} ref={ref}>
      <button type="button" className={css['scrim']} aria-label={t('closeFolder')} onClick={close} />
      <div className={css['folder']} role="dialog" aria-modal="true" aria-label={folder.name}>
        <TextField
          name={`folder-${id}`}
          label={t('folderName')}
          initial={folder.name ?? ''}
          variant="plain"
          enterKey="done"
          maxLength={40}
          onInput={name => system.renameFolder({ id, name })}
        />
        <div className={css['folderGrid']}>
          {folder.apps!.map(app => (
            <FolderApp key={app} app={app} folder={id} />
          ))}
        </div>
      </div>
    </div>
  );
}

function FolderApp({ app, folder }: { app: string; folder: string }) {
  const system = useSystem();
  const name = useAppText()(app);
  const ref = useGesture({ onLongPress: () => system.takeFromFolder({ id: folder, app }) });
  return (
    <button
      type="button"
      ref={ref}
      className={css['item']}
      data-rid="app"
      data-key={app}
      aria-label={name}
      onClick={() => system.openApp({ app })}
    >
      <AppIcon app={app} dot />
      <span className={css['labelDark']}>{name}</span>
    </button>
  );
}
