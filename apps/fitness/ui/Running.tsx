import { useFieldText, useFields, usePhone, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, ConfirmDialog, Dialog, Icon, TextField } from './kit.ts';
import { burnt, gramsOn } from '../select.ts';
import { KINDS } from '../kinds.ts';
import { type Live } from '../live.ts';
import { dayAt, isoOf } from '../../../src/state/civil.ts';
import type { Recording } from '../state.ts';
import { countWords, distanceNumber, heightWords, rateOf, timeWords, unitName } from '../units.ts';
import { useAct, useApp, useNav, useUnits } from './hooks.ts';
import css from './record.module.css';
import { Round } from './RecordMap.tsx';

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
export function Running({ recording: r, live }: { recording: Recording; live: Live }) {
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
  const running = r.autoPause && live.standing ? 'Auto-paused' : `${KINDS[r.type].name} · recording`;
  const stopped = r.phase === 'paused' ? 'Paused' : 'Finished';
  const status = r.phase === 'paused' || r.phase === 'finished' ? stopped : running;
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
      <ConfirmDialog
        open={asking === 'marker'}
        title="Add marker"
        confirmLabel="Add"
        onConfirm={() => {
          act.markPoint({ note });
          close();
        }}
        onCancel={close}
      >
        <TextField name="note" label="What is here" maxLength={80} capitalise />
      </ConfirmDialog>
    </>
  );
}
