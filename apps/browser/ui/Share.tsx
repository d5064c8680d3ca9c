import { useIntent } from '../../../src/sdk/react/hooks.ts';
import { AppBar, EmptyState, List, ListRow, Screen } from './kit.ts';
import { ENGINES } from '../web/address.ts';
import { useAct, useApp } from './hooks.ts';
import css from './records.module.css';

/** A text that another app shared: search for it, open its link, or save the link for later. */
export function Share() {
  const intent = useIntent();
  const engine = useApp(s => ENGINES[s.settings.engine].name);
  const act = useAct();
  const text = (intent?.text ?? '').trim();
  const link = /https?:\/\/\S+/.exec(text)?.[0].replace(/[.,;:!?)]+$/, '');
  return (
    <Screen label="Search or open" appBar={<AppBar title="Search or open" leading="close" />}>
      {text === '' ? (
        <EmptyState icon="search" title="There is nothing here" text="The app shared no text." />
      ) : (
        <>
          <div className={css['bare']}>
            <div className={css['sharedText']} dir="auto">
              {text}
            </div>
          </div>
          <List>
            {link && (
              <ListRow
                leading="public"
                title="Open link"
                subtitle={link}
                onClick={() => act.takeShared({ text, as: 'open' })}
              />
            )}
            <ListRow
              leading="search"
              title={`Search with ${engine}`}
              subtitle={text}
              onClick={() => act.takeShared({ text, as: 'search' })}
            />
            {link && (
              <ListRow
                leading="playlist_add"
                title="Add link to reading list"
                onClick={() => act.addReading({ url: link, title: intent?.title ?? '' })}
              />
            )}
          </List>
        </>
      )}
    </Screen>
  );
}
