import { useFieldText, useFields, usePhone, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { CityMap, metresPerPoint, zoomed } from '../../../src/sdk/react/city/index.ts';
import { Button, Dialog, Icon, Screen, TextField } from './kit.ts';
import type { IconName } from './icons.ts';
import { burnt, gramsOn } from '../select.ts';
import { isOutdoor, KINDS } from '../kinds.ts';
import { liveOf, type Live } from '../live.ts';
import { dayAt, isoOf } from '../../../src/state/civil.ts';
import type { Recording } from '../state.ts';
import { goneOf, lineOf } from '../track.ts';
import { countWords, distanceNumber, heightWords, rateOf, timeWords, unitName } from '../units.ts';
import {
  metresOf,
  useAct,
  useApp,
  useCamera,
  useHere,
  useMayLocate,
  useNav,
  useScreenSize,
  useUnits,
} from './hooks.ts';
import { LOOK } from './kinds.ts';
import { TypeChips } from './parts.tsx';
import css from './fitness.module.css';

function Round({
  icon,
  label,
  onClick,
  rid,
}: {
  icon: IconName;
  label: string;
  onClick: () => void;
  rid?: string;
}) {
  return (
    <button type="button" className={css['round']} aria-label={label} data-rid={rid} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

/** Points of the screen that the panel covers, near enough for the map's middle. */
const BELOW = { ready: 250, live: 400 };

/** The map under a recording: it follows the phone until it is moved by hand. */
function Ground({
  recording: r,
  live,
  below,
}: {
  recording: Recording | null;
  live: Live | null;
  below: number;
}) {
  const size = useScreenSize();
  const here = useHere();
  const place = usePhone(p => p.device.place);
  const [free, setFree] = useScreenState('free', false);
  const [camera, setCamera] = useCamera({ x: 0, y: 0, zoom: 16.2 });
  const outdoor = r ? r.line !== '' : true;
  if (!outdoor)
    return (
      <div className={css['indoor']}>
        <span className={css['indoorIcon']} aria-hidden="true">
          <Icon name={LOOK[r!.type][0]} size={96} />
        </span>
      </div>
    );
  const at = live?.point ?? here ?? metresOf(place);
  const middle = { x: at.x, y: at.y + (below / 2) * metresPerPoint(camera.zoom), zoom: camera.zoom };
  const view = free ? camera : middle;
  const gone = r && live && live.metres > 0 ? goneOf(lineOf(r.line), live.metres) : [];
  const heading = live?.point ? ((live.point.angle * 180) / Math.PI + 450) % 360 : here?.heading;
  return (
    <>
      <CityMap
        camera={view}
        onCamera={c => {
          setFree(c.zoom === view.zoom || free);
          setCamera(c);
        }}
        size={size}
        position={here ? { x: at.x, y: at.y, ...(heading === undefined ? {} : { heading }) } : null}
        lines={
          gone.length > 1 ? [{ id: 'gone', points: gone, kind: 'track', colour: 'var(--c-primary)' }] : []
        }
      />
      <div className={css['mapTools']}>
        <Round icon="add" label="Zoom in" onClick={() => setCamera(zoomed(view, 1))} />
        <Round icon="remove" label="Zoom out" onClick={() => setCamera(zoomed(view, -1))} />
        {free && <Round icon="my_location" label="Re-centre" onClick={() => setFree(false)} />}
      </div>
    </>
  );
}

/** What is chosen before a recording begins, and why it cannot. */
function Ready() {
  const type = useApp(s => s.type);
  const { on, granted, asked } = useMayLocate();
  const act = useAct();
  const problem = !isOutdoor(type)
    ? ''
    : !on
      ? 'Location is off. Turn it on to record a track.'
      : asked && !granted
        ? 'Milepost may not use the location. Allow it in Settings, under Apps.'
        : '';
  return (
    <div className={css['panel']} role="group" aria-label="New recording">
      <TypeChips
        value={type}
        onChange={t => {
          if (t) act.chooseType({ type: t });
        }}
      />
      <div className={css['panelNote']} role="status">
        <Icon name={problem ? 'location_off' : isOutdoor(type) ? 'my_location' : 'home'} size={18} />
        <span>
          {problem ||
            (isOutdoor(type) ? 'Ready: the track is recorded' : 'Time and heart rate, without a track')}
        </span>
      </div>
      <div className={css['startRow']}>
        <button
          type="button"
          className={css['startButton']}
          data-rid="start"
          onClick={() => act.startRecording({})}
        >
          <Icon name="play_arrow" filled size={30} />
          <span>{`Start ${KINDS[type].name.toLowerCase()}`}</span>
        </button>
      </div>
    </div>
  );
}

function Cell({ name, value, unit }: { name: string; value: string; unit?: string }) {
  return (
    <div className={css['cell']}>
      <span className={css['cellValue']} dir="auto">
        <span>{value}</span>
        {unit ? <small>{` ${unit}`}</small> : null}
      </span>
      <span className={css['cellName']}>{name}</span>
    </div>
  );
}

/** A recording under way: its figures, and what can be done with it. */
function Running({ recording: r, live }: { recording: Recording; live: Live }) {
  const units = useUnits();
  const grams = useApp((s, p) => gramsOn(s.weights, isoOf(dayAt(p.clock.now, p.clock.zone))));
  const left = usePhone(p =>
    r.phase === 'countdown' ? Math.max(0, Math.ceil((r.startedAt - p.clock.now) / 1000)) : 0,
  );
  const [asking, setAsking] = useScreenState<'finish' | 'marker' | 'discard' | null>('asking', null);
  const note = useFieldText('note');
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const seconds = live.time / 1000;
  const far = KINDS[r.type].speed > 0;
  const rate = rateOf(r.type, live.metres, seconds, units);
  const nowRate = rateOf(r.type, live.speed * 10, live.speed > 0 ? 10 : 0, units);
  const status =
    r.phase === 'paused'
      ? 'Paused'
      : r.phase === 'finished'
        ? 'Finished'
        : r.autoPause && live.standing
          ? 'Auto-paused'
          : `${KINDS[r.type].name} · recording`;
  const close = () => {
    fields.blur();
    setAsking(null);
  };
  if (r.phase === 'countdown') {
    return (
      <div className={css['panel']} role="group" aria-label="Countdown">
        <div className={css['count']} role="timer">
          {left}
        </div>
        <div className={css['controls']}>
          <Button variant="tonal" onClick={() => act.discardRecording()}>
            Cancel
          </Button>
          <Button icon="play_arrow" onClick={() => act.begin()}>
            Start now
          </Button>
        </div>
      </div>
    );
  }
  return (
    <>
      <div className={css['panel']} role="group" aria-label="Recording">
        <div
          className={css['status']}
          data-still={r.phase !== 'running' || (r.autoPause && live.standing) || undefined}
          role="status"
        >
          {status}
        </div>
        <div className={css['clock']}>
          <span className={css['clockTime']} dir="auto">
            {timeWords(seconds)}
          </span>
          <span className={css['cellName']}>Time</span>
        </div>
        <div className={css['cells']}>
          {far && <Cell name="Distance" value={distanceNumber(live.metres, units)} unit={unitName(units)} />}
          {far && <Cell name={`Average ${rate.name.toLowerCase()}`} value={rate.number} unit={rate.unit} />}
          {far && (
            <Cell name={nowRate.name} value={live.speed > 0 ? nowRate.number : '–:––'} unit={nowRate.unit} />
          )}
          <Cell name="Heart rate" value={String(live.heart)} unit="bpm" />
          {r.line !== '' && <Cell name="Climbing" value={heightWords(live.climb, units)} />}
          <Cell
            name="Burnt"
            value={countWords(burnt(r.type, live.metres, Math.round(seconds), grams))}
            unit="kcal"
          />
        </div>
        {r.laps.length > 0 && (
          <div
            className={css['lapLine']}
            dir="auto"
          >{`Lap ${r.laps.length + 1} · last ${timeWords(r.laps.at(-1)!.seconds)}`}</div>
        )}
        <div className={css['controls']}>
          {r.phase === 'running' && (
            <>
              <Round icon="flag" label="Lap" rid="lap" onClick={() => act.lap()} />
              <button
                type="button"
                className={css['mainButton']}
                aria-label="Pause"
                data-rid="pause"
                onClick={() => act.pauseRecording()}
              >
                <Icon name="pause" filled size={34} />
              </button>
              {r.line !== '' ? (
                <Round
                  icon="add_location"
                  label="Add marker"
                  rid="marker"
                  onClick={() => {
                    fields.set('note', '');
                    setAsking('marker');
                  }}
                />
              ) : (
                <span className={css['noTool']} />
              )}
            </>
          )}
          {r.phase === 'paused' && (
            <>
              <Button variant="tonal" icon="play_arrow" onClick={() => act.resumeRecording()}>
                Resume
              </Button>
              <Button icon="stop" onClick={() => setAsking('finish')}>
                Finish
              </Button>
            </>
          )}
          {r.phase === 'finished' && (
            <>
              <Button variant="tonal" icon="play_arrow" onClick={() => act.resumeRecording()}>
                Resume
              </Button>
              <Button icon="save" onClick={() => nav.push('/save')}>
                Save
              </Button>
            </>
          )}
        </div>
        <div className={css['smallTools']}>
          <Button variant="text" icon="add_a_photo" onClick={() => act.pickRecordingPhotos()}>
            {r.photos.length > 0 ? `Photos: ${r.photos.length}` : 'Add photos'}
          </Button>
          {r.phase !== 'running' && (
            <Button variant="text" danger icon="delete" onClick={() => setAsking('discard')}>
              Discard
            </Button>
          )}
        </div>
      </div>
      <Dialog
        open={asking === 'finish'}
        title="Finish this activity?"
        text={`${timeWords(seconds)}${far ? ` · ${distanceNumber(live.metres, units)} ${unitName(units)}` : ''}`}
        onClose={close}
        actions={[
          { label: 'Not yet', onClick: close },
          {
            label: 'Finish',
            rid: 'confirm-finish',
            onClick: () => {
              close();
              act.finishRecording();
            },
          },
        ]}
      />
      <Dialog
        open={asking === 'discard'}
        title="Discard this recording?"
        text="It can’t be brought back."
        onClose={close}
        actions={[
          { label: 'Keep', onClick: close },
          {
            label: 'Discard',
            danger: true,
            rid: 'confirm-discard',
            onClick: () => {
              close();
              act.discardRecording();
            },
          },
        ]}
      />
      <Dialog
        open={asking === 'marker'}
        title="Add marker"
        onClose={close}
        actions={[
          { label: 'Cancel', onClick: close },
          {
            label: 'Add',
            onClick: () => {
              act.markPoint({ note });
              close();
            },
          },
        ]}
      >
        <TextField name="note" label="What is here" maxLength={80} capitalise />
      </Dialog>
    </>
  );
}

/** Where activities are recorded. It goes on while another app is open. */
export function Record() {
  const recording = useApp(s => s.recording);
  const maxHeart = useApp(s => s.profile.maxHeart);
  const now = usePhone(p =>
    (p.apps['fitness'] as { recording: Recording | null }).recording?.phase === 'running' ? p.clock.now : 0,
  );
  const nav = useNav();
  const live =
    recording && recording.phase !== 'countdown'
      ? liveOf(recording, recording.endedAt ?? now, maxHeart)
      : null;
  return (
    <Screen scroll={false} bleed label="Record">
      <Ground
        recording={recording}
        live={live}
        below={recording && recording.phase !== 'countdown' ? BELOW.live : BELOW.ready}
      />
      <div className={css['back']}>
        <Round icon="arrow_back" label="Back" onClick={() => nav.back()} />
      </div>
      {recording === null ? (
        <Ready />
      ) : (
        <Running
          recording={recording}
          live={
            live ?? {
              time: 0,
              metres: 0,
              speed: 0,
              heart: 0,
              climb: 0,
              point: null,
              standing: false,
              moved: 0,
            }
          }
        />
      )}
    </Screen>
  );
}
