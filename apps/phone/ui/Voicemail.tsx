import { formatDay, formatTime } from '../../../src/sdk/core/format.ts';
import { formatNumber } from '../../../src/sdk/core/telephone.ts';
import { useNow, useOs, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Avatar,
  Button,
  ConfirmDialog,
  EmptyState,
  IconButton,
  Menu,
  Screen,
  Slider,
} from './kit.ts';
import { clockWords, playedMs } from '../select.ts';
import { useAct, useApp, useNav, useParams, usePeople } from './hooks.ts';
import css from './phone.module.css';

/** One message: its words, and where it is played. */
export function Voicemail() {
  const { voicemail: id } = useParams('/voicemail/:voicemail');
  const v = useApp(s => s.voicemails[id]);
  const playing = useApp(s => (s.playing?.voicemail === id ? s.playing : null));
  const people = usePeople();
  const [menu, setMenu] = useScreenState('menu', false);
  const [asking, setAsking] = useScreenState('asking', false);
  const now = useNow();
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  const act = useAct();
  const nav = useNav();
  if (!v)
    return (
      <Screen title="Voicemail">
        <EmptyState icon="voicemail" title="This voicemail was deleted" />
      </Screen>
    );
  const name = people.name(v.number, v.name);
  const played = playing ? playedMs(playing, now, v.seconds) : 0;
  const runs = playing?.startedAt != null;
  const then = (run: () => void) => () => {
    setMenu(false);
    run();
  };
  const { number } = v;
  return (
    <>
      <Screen
        label="Voicemail"
        appBar={
          <AppBar
            title="Voicemail"
            actions={
              <>
                <IconButton icon="delete" label="Delete" onClick={() => setAsking(true)} />
                <IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />
              </>
            }
          />
        }
      >
        <div className={css['head']}>
          <Avatar
            name={name}
            picture={people.portrait(number)}
            size={88}
            {...(people.of(number) ? {} : { icon: v.name ? ('storefront' as const) : ('person' as const) })}
          />
          <span className={css['headName']} dir="auto">
            {name}
          </span>
          <span
            className={css['headNumber']}
          >{`${formatDay(v.at, zone)}, ${formatTime(v.at, zone, h24)}`}</span>
        </div>
        <div className={css['player']}>
          <div className={css['playRow']}>
            <IconButton
              icon={runs ? 'pause' : 'play_arrow'}
              label={runs ? 'Pause' : 'Play'}
              filled
              size={28}
              onClick={() => (runs ? act.pause() : act.play({ voicemail: id }))}
            />
            <div className={css['playBar']}>
              <Slider
                label="Position"
                value={Math.floor(played / 1000)}
                min={0}
                max={v.seconds}
                format={s => `${s} of ${v.seconds} seconds`}
                onChange={s => act.seek({ voicemail: id, ms: s * 1000 })}
              />
            </div>
          </div>
          <div className={css['playTimes']}>
            <span>{clockWords(played)}</span>
            <span>{clockWords(v.seconds * 1000)}</span>
          </div>
        </div>
        <div className={css['transcript']}>
          <span className={css['transcriptHead']}>Transcript</span>
          <p dir="auto">{v.text || 'There is no transcript.'}</p>
        </div>
        {number !== '' && (
          <div className={css['vmVerbs']}>
            <Button icon="call" onClick={() => act.place({ number })}>
              Call back
            </Button>
            <Button variant="tonal" icon="sms" onClick={() => act.message({ number })}>
              Message
            </Button>
          </div>
        )}
      </Screen>
      <Menu
        open={menu}
        label="More options"
        onClose={() => setMenu(false)}
        items={[
          {
            label: v.heard ? 'Mark as new' : 'Mark as heard',
            icon: 'voicemail',
            onClick: then(() => act.markHeard({ voicemail: id, heard: !v.heard })),
          },
          ...(number === ''
            ? []
            : [
                {
                  label: `Copy ${formatNumber(number)}`,
                  icon: 'content_copy' as const,
                  onClick: then(() => act.copyNumber({ number })),
                },
                {
                  label: 'Call details',
                  icon: 'info' as const,
                  onClick: then(() => nav.push('/number/:number', { number })),
                },
              ]),
        ]}
      />
      <ConfirmDialog
        open={asking}
        title="Delete this voicemail?"
        text="It can’t be brought back."
        confirmLabel="Delete"
        danger
        onConfirm={() => act.deleteVoicemail({ voicemail: id })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
