import { formatDay, formatTime } from '../../../src/sdk/core/format.ts';
import { isRtl } from '../../../src/sdk/core/screen.ts';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { usePhone, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, EmptyState, Icon, Picture, Screen } from './kit.ts';
import { nameOf, photosOf } from '../select.ts';
import { ME } from '../state.ts';
import { useAct, useApp, useNav, useParams } from './hooks.ts';
import css from './thread.module.css';

/** Points that a photo must be drawn aside to give way to the next. */
const TURN = 60;

/** One photo on the whole screen; those sent before and after it lie to its sides. */
export function PhotoViewer() {
  const { message } = useParams('/photo/:message');
  const [at, setAt] = useScreenState('at', message);
  const photos = useApp(s =>
    JSON.stringify(
      s.messages[message]
        ? photosOf(s, s.messages[message].thread).map(m => ({
            id: m.id,
            photo: m.photo ?? '',
            at: m.at,
            starred: m.starred,
            who: m.from === ME ? 'You' : nameOf(s, m.from),
          }))
        : [],
    ),
  );
  const list = JSON.parse(photos) as {
    id: string;
    photo: string;
    at: number;
    starred: boolean;
    who: string;
  }[];
  const zone = useZone();
  const h24 = usePhone(p => p.os.settings.clock24);
  const rtl = usePhone(isRtl);
  const act = useAct();
  const nav = useNav();
  const i = list.findIndex(p => p.id === at);
  const turn = useGesture({
    drag: {
      axis: 'x',
      onMove: () => {},
      onEnd: p => {
        const to = list[i + ((rtl ? -p.dx : p.dx) < 0 ? 1 : -1)];
        if (Math.abs(p.dx) >= TURN && to) setAt(to.id);
      },
    },
  });
  const shown = list[i];
  if (!shown)
    return (
      <Screen title="Photo">
        <EmptyState icon="image" title="This photo was deleted" />
      </Screen>
    );
  return (
    <Screen
      dark
      scroll={false}
      label={`Photo of ${shown.who}`}
      className={css['viewer']}
      appBar={
        <AppBar
          title={<span dir="auto">{shown.who}</span>}
          subtitle={`${formatDay(shown.at, zone)}, ${formatTime(shown.at, zone, h24)}`}
        />
      }
      bottom={
        <>
          {list.length > 1 && (
            <div className={css['count']} dir="auto">
              {i + 1} of {list.length}
            </div>
          )}
          <div className={css['tools']}>
            <button
              type="button"
              data-rid="forward"
              onClick={() => nav.push('/forward/:messages', { messages: shown.id })}
            >
              <Icon name="forward" />
              Forward
            </button>
            <button type="button" data-rid="save" onClick={() => act.savePhoto({ message: shown.id })}>
              <Icon name="download" />
              Save
            </button>
            <button
              type="button"
              data-rid="star"
              aria-pressed={shown.starred}
              onClick={() => act.star({ message: shown.id, on: !shown.starred })}
            >
              <Icon name="star" filled={shown.starred} />
              {shown.starred ? 'Unstar' : 'Star'}
            </button>
          </div>
        </>
      }
    >
      <div className={css['stage']} ref={turn} data-key={shown.id}>
        <Picture name={shown.photo} alt={`Photo from ${shown.who}`} fit="contain" />
      </div>
    </Screen>
  );
}
