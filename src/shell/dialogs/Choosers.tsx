import { formatBytes } from '../../sdk/core/format.ts';
import { offeredIn } from '../../sdk/core/intents.ts';
import { useAppText, usePhone, useScreenState, useStore, useSystem } from '../../sdk/react/hooks.ts';
import { Button } from '../../sdk/react/kit/buttons.tsx';
import { Icon } from '../../sdk/react/kit/Icon.tsx';
import { Picture } from '../../sdk/react/kit/Picture.tsx';
import { Sheet } from '../../sdk/react/kit/modals.tsx';
import type { Dialog } from '../../state/phone/index.ts';
import { AppIcon } from '../launcher/AppIcon.tsx';
import { useShellWords } from '../phone-words.ts';
import css from './dialogs.module.css';

function useHandlers(dialog: Dialog) {
  const { catalogue } = useStore();
  const textOf = useAppText();
  const found = usePhone(p =>
    JSON.stringify(offeredIn(p, catalogue, dialog).map(h => ({ app: h.app.id, label: h.label }))),
  );
  return (JSON.parse(found) as { app: string; label: string }[]).map(({ app, label }) => ({
    app,
    label: textOf(app, label),
  }));
}

/** Asks which of several apps handles an intent, once or always. */
export function ChooserDialog({ dialog }: { dialog: Dialog }) {
  const t = useShellWords();
  const handlers = useHandlers(dialog);
  const system = useSystem();
  const [picked, setPicked] = useScreenState<string | null>('picked', null);
  const choose = (always: boolean) => () => {
    if (picked) system.chooseApp({ id: dialog.id, app: picked, always });
  };
  return (
    <Sheet open title={t('openWith')} onClose={() => system.dismissDialog({ id: dialog.id })}>
      <div className={css['apps']}>
        {handlers.map(h => (
          <button
            type="button"
            key={h.app}
            className={css['app']}
            role="radio"
            aria-checked={picked === h.app}
            data-rid="app"
            data-key={h.app}
            aria-label={h.label}
            onClick={() => setPicked(h.app)}
          >
            <AppIcon app={h.app} size={52} />
            <span>{h.label}</span>
          </button>
        ))}
      </div>
      <div className={css['buttons']}>
        <Button variant="text" disabled={!picked} onClick={choose(false)}>
          {t('justOnce')}
        </Button>
        <Button variant="text" disabled={!picked} onClick={choose(true)}>
          {t('always')}
        </Button>
      </div>
    </Sheet>
  );
}

/** What is shared, and where it may go. */
export function ShareDialog({ dialog }: { dialog: Dialog }) {
  const t = useShellWords();
  const handlers = useHandlers(dialog);
  const system = useSystem();
  const intent = dialog.intent!;
  const media = usePhone(p =>
    (intent.media ?? []).map(id => p.device.storage.files[id]?.media?.picture ?? ''),
  );
  // Shows what the title does not: the size of one file, or the names of several.
  const unseen = usePhone(p => {
    const files = (intent.media ?? []).flatMap(id =>
      p.device.storage.files[id] && !p.device.storage.files[id].media?.picture
        ? [p.device.storage.files[id]]
        : [],
    );
    return files.length === 1 && files[0]!.name === intent.title
      ? formatBytes(files[0]!.size)
      : files.map(f => f.name).join(', ');
  });
  return (
    <Sheet open title={intent.title ?? t('share')} onClose={() => system.dismissDialog({ id: dialog.id })}>
      <div className={css['preview']}>
        {media
          .filter(Boolean)
          .slice(0, 4)
          .map(m => (
            <Picture key={m} name={m} alt={t('photoToShare')} width={64} height={64} fit="cover" />
          ))}
        {unseen && (
          <>
            <Icon name="description" />
            <div className={css['shared']} dir="auto">
              {unseen}
            </div>
          </>
        )}
        {intent.text && (
          <div className={css['shared']} dir="auto">
            {intent.text}
          </div>
        )}
        {intent.text && (
          <button
            type="button"
            className={css['copy']}
            aria-label={t('copy')}
            onClick={() => system.copyShared({ id: dialog.id })}
          >
            <Icon name="content_copy" size={22} />
          </button>
        )}
      </div>
      {handlers.length === 0 ? (
        <div className={css['noApps']}>{t('noAppsReceive')}</div>
      ) : (
        <div className={css['apps']}>
          {handlers.map(h => (
            <button
              type="button"
              key={h.app}
              className={css['app']}
              data-rid="app"
              data-key={h.app}
              aria-label={h.label}
              onClick={() => system.chooseApp({ id: dialog.id, app: h.app, always: false })}
            >
              <AppIcon app={h.app} size={52} />
              <span>{h.label}</span>
            </button>
          ))}
        </div>
      )}
    </Sheet>
  );
}
