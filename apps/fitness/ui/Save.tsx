import { useFieldText, useFields, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, Dialog, EmptyState, Screen, TextField } from './kit.ts';
import { hasDistance, type Type } from '../kinds.ts';
import { liveOf } from '../live.ts';
import { usualName } from '../select.ts';
import { distanceWords, heightWords, rateOf, timeWords } from '../units.ts';
import { EffortSlider } from './Form.tsx';
import { useAct, useApp, useUnits } from './hooks.ts';
import { Metric, TypeChips } from './parts.tsx';
import css from './fitness.module.css';

/** What a finished recording is called, and how it was. */
export function Save() {
  const recording = useApp(s => (s.recording?.phase === 'finished' ? s.recording : null));
  const maxHeart = useApp(s => s.profile.maxHeart);
  const zone = useZone();
  const units = useUnits();
  const usual = recording ? usualName(recording.type, recording.startedAt, zone) : '';
  const [type, setType] = useScreenState<Type | null>('type', null);
  const [effort, setEffort] = useScreenState('effort', 0);
  const [asking, setAsking] = useScreenState('asking', false);
  const name = useFieldText('name');
  const notes = useFieldText('notes');
  const fields = useFields();
  const act = useAct();
  if (!recording)
    return (
      <Screen title="Save activity">
        <EmptyState
          icon="directions_run"
          title="Nothing to save"
          text="A recording that is finished stands here."
        />
      </Screen>
    );
  const live = liveOf(recording, recording.endedAt!, maxHeart);
  const of = type ?? recording.type;
  const rate = rateOf(of, live.metres, live.time / 1000, units);
  return (
    <>
      <Screen
        appBar={
          <AppBar
            title="Save activity"
            actions={
              <Button
                variant="text"
                danger
                onClick={() => {
                  fields.blur();
                  setAsking(true);
                }}
              >
                Discard
              </Button>
            }
          />
        }
        bottom={
          <div className={css['footer']}>
            <Button
              wide
              icon="save"
              rid="save"
              onClick={() => {
                fields.blur();
                act.saveRecording({ name, type: of, notes, effort });
              }}
            >
              Save
            </Button>
          </div>
        }
      >
        <div className={css['pad']}>
          <div className={css['three']} data-card="">
            <Metric name="Time" value={timeWords(live.time / 1000)} />
            {hasDistance(recording.type) && (
              <Metric name="Distance" value={distanceWords(live.metres, units)} />
            )}
            {hasDistance(recording.type) && rate.name !== '' && (
              <Metric name={rate.name} value={`${rate.number} ${rate.unit}`} />
            )}
            {recording.line !== '' && <Metric name="Climbing" value={heightWords(live.climb, units)} />}
            <Metric name={recording.laps.length === 1 ? 'Lap' : 'Laps'} value={recording.laps.length} />
            <Metric name="Photos" value={recording.photos.length} />
          </div>
        </div>
        <div className={css['form']}>
          <TextField name="name" label="Name" hint={usual} maxLength={80} capitalise />
          <div className={css['flush']}>
            <TypeChips
              value={of}
              onChange={t => {
                if (t) setType(t);
              }}
            />
          </div>
          <EffortSlider value={effort} onChange={setEffort} />
          <TextField name="notes" label="Notes" multiline autoGrow rows={3} maxLength={1000} />
        </div>
      </Screen>
      <Dialog
        open={asking}
        title="Discard this recording?"
        text="It can’t be brought back."
        onClose={() => setAsking(false)}
        actions={[
          { label: 'Keep', onClick: () => setAsking(false) },
          { label: 'Discard', danger: true, rid: 'confirm-discard', onClick: () => act.discardRecording() },
        ]}
      />
    </>
  );
}
