import { useIntent } from '../../../src/sdk/react/hooks.ts';
import { Button, EmptyState, Screen } from './kit.ts';
import { useAct, useWords } from './hooks.ts';
import css from './lists.module.css';

/** What another app shares, before it becomes a post. */
export function TakeShared() {
  const intent = useIntent();
  const t = useWords();
  const act = useAct();
  if (!intent)
    return (
      <Screen title={t('newPost')}>
        <EmptyState icon="share" title={t('nothingShared')} text={t('nothingSharedText')} />
      </Screen>
    );
  const { text = '', title = '', media = [] } = intent;
  return (
    <Screen title={t('newPost')}>
      <div className={css['column']}>
        {title !== '' && (
          <span className={css['heroTitle']} dir="auto">
            {title}
          </span>
        )}
        <span className={css['queueText']} dir="auto">
          {text === '' ? t('photosCount', { count: media.length }) : text}
        </span>
        <Button variant="filled" wide rid="go-on" onClick={() => act.takeShared({ text, title, media })}>
          {t('writePost')}
        </Button>
      </div>
    </Screen>
  );
}
