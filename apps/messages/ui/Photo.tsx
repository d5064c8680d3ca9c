import { formatDay, formatTime } from '../../../src/sdk/core/format.ts';
import { usePhone, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, EmptyState, IconButton, Picture, Screen } from './kit.ts';
import { useAct, useApp, useFaces, useNav, useParams } from './hooks.ts';
import css from './bubble.module.css';

/** A photo of a conversation, whole. */
export function Photo() {
  const { message } = useParams('/photo/:message');
  const m = useApp(s => s.messages[message]);
  const faces = useFaces(m && m.from !== 'me' ? [m.from] : []);
  const zone = useZone();
  const h24 = usePhone(p => p.os.settings.clock24);
  const act = useAct();
  const nav = useNav();
  if (!m?.photo)
    return (
      <Screen title="Photo">
        <EmptyState icon="image" title="This photo was deleted" />
      </Screen>
    );
  return (
    <Screen
      dark
      scroll={false}
      className={css['viewer']}
      label="Photo"
      appBar={
        <AppBar
          title={m.from === 'me' ? 'You' : faces(m.from).name}
          subtitle={`${formatDay(m.at, zone)}, ${formatTime(m.at, zone, h24)}`}
          color="#000"
          ink="#fff"
          actions={
            <>
              <IconButton icon="save" label="Save" onClick={() => act.savePhoto({ message })} />
              <IconButton
                icon="forward"
                label="Forward"
                onClick={() => nav.push('/forward/:messages', { messages: message })}
              />
            </>
          }
        />
      }
    >
      <div className={css['stage']}>
        <Picture name={m.photo} alt="Photo" fit="contain" />
      </div>
    </Screen>
  );
}
