import { mediaOf } from '../../sdk/core/storage.ts';
import { usePhone, useScreenState, useSystem } from '../../sdk/react/hooks.ts';
import { Button } from '../../sdk/react/kit/buttons.tsx';
import { EmptyState } from '../../sdk/react/kit/EmptyState.tsx';
import { MediaTile } from '../../sdk/react/kit/display.tsx';
import { Scroller } from '../../sdk/react/kit/Scroller.tsx';
import { Sheet } from '../../sdk/react/kit/modals.tsx';
import type { Dialog } from '../../state/phone/index.ts';
import { useShellWords } from '../phone-words.ts';
import css from './dialogs.module.css';

const PHOTOS = ['photo', 'screenshot'] as const;
const VIDEOS = ['video'] as const;

/** The photo picker: one or several photos and videos from the media index, newest first. */
export function PhotosDialog({ dialog }: { dialog: Dialog }) {
  const t = useShellWords();
  const intent = dialog.intent!;
  const video = intent.mime?.startsWith('video/') ?? false;
  const list = usePhone(p => mediaOf(p.device.storage.files, ...(video ? VIDEOS : PHOTOS)));
  const [picked, setPicked] = useScreenState<string[]>('picked', []);
  const system = useSystem();
  const give = (ids: string[]) => system.answerDialog({ id: dialog.id, result: ids });
  const max = intent.max ?? 100;
  const tap = (id: string) => {
    if (!intent.multiple) {
      give([id]);
      return;
    }
    if (!picked.includes(id) && picked.length >= max) {
      system.toast({ text: t('chooseUpTo', { max }) });
      return;
    }
    setPicked(picked.includes(id) ? picked.filter(p => p !== id) : [...picked, id]);
  };
  return (
    <Sheet
      open
      title={video ? t('chooseVideo') : intent.multiple ? t('choosePhotos') : t('choosePhoto')}
      onClose={() => system.dismissDialog({ id: dialog.id })}
    >
      {list.length === 0 ? (
        <EmptyState icon="photo_library" title={video ? t('noVideos') : t('noPhotos')} />
      ) : (
        <div className={css['photos']}>
          <Scroller name="photos" label={t('photos')}>
            <div className={css['photoGrid']}>
              {list.map(({ id, name, media }) => (
                <MediaTile
                  key={id}
                  id={id}
                  picture={media.picture ?? ''}
                  label={media.description || name}
                  selected={picked.includes(id)}
                  onClick={() => tap(id)}
                />
              ))}
            </div>
          </Scroller>
        </div>
      )}
      {intent.multiple && (
        <div className={css['buttons']}>
          <Button variant="filled" disabled={picked.length === 0} onClick={() => give(picked)}>
            {picked.length > 0 ? t('addCount', { count: picked.length }) : t('add')}
          </Button>
        </div>
      )}
    </Sheet>
  );
}
