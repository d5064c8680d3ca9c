import { useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { CityMap, fitting } from '../../../src/sdk/react/city/index.ts';
import {
  AppBar,
  ConfirmDialog,
  EmptyState,
  Icon,
  IconButton,
  List,
  ListRow,
  LongText,
  Menu,
  Screen,
  SectionHeader,
} from './kit.ts';
import { hasDistance, KINDS } from '../kinds.ts';
import { caloriesOf, effortWords, stepsOf, whenWords } from '../select.ts';
import { lineOf } from '../track.ts';
import { countWords, distanceWords, heightWords, rateOf, timeWords } from '../units.ts';
import { useAct, useApp, useH24, useMinute, useNav, useParams, useUnits } from './hooks.ts';
import { Metric, TypeDisc } from './parts.tsx';
import { Charts, Photos, Splits, Zones } from './ActivityParts.tsx';
import css from './activity.module.css';
import common from './fitness.module.css';

const MAP = { width: 360, height: 230 };
const ignore = () => {};

/** One activity with all that is known of it. */
export function ActivityScreen() {
  const { activity: id } = useParams('/activity/:activity');
  const a = useApp(s => s.activities[id]);
  const weights = useApp(s => s.weights);
  const [menu, setMenu] = useScreenState('menu', false);
  const [asking, setAsking] = useScreenState<'delete' | 'export' | null>('asking', null);
  const units = useUnits();
  const now = useMinute();
  const zone = useZone();
  const h24 = useH24();
  const act = useAct();
  const nav = useNav();
  if (!a)
    return (
      <Screen title="Activity">
        <EmptyState icon="directions_run" title="This activity is gone" />
      </Screen>
    );
  const far = hasDistance(a.type) && a.metres > 0;
  const rate = rateOf(a.type, a.metres, a.seconds, units);
  const steps = stepsOf(a);
  const then = (run: () => void) => () => {
    setMenu(false);
    run();
  };
  return (
    <>
      <Screen
        label={a.name}
        appBar={
          <AppBar
            title={KINDS[a.type].name}
            actions={
              <>
                <IconButton icon="share" label="Share" onClick={() => act.shareActivity({ activity: id })} />
                <IconButton
                  icon="edit"
                  label="Edit"
                  onClick={() => nav.push('/edit/:activity', { activity: id })}
                />
                <IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />
              </>
            }
          />
        }
      >
        {a.track !== '' && (
          <div className={css['mapCard']}>
            <div className={css['mapStill']} aria-hidden="true">
              <CityMap
                camera={fitting(lineOf(a.track).points, MAP)}
                onCamera={ignore}
                size={MAP}
                lines={[
                  { id: 'track', points: lineOf(a.track).points, kind: 'track', colour: 'var(--c-primary)' },
                ]}
              />
            </div>
            <button
              type="button"
              className={css['mapCover']}
              data-rid="open-map"
              aria-label="Open the map of the track"
              onClick={() => nav.push('/map/:activity', { activity: id })}
            >
              <span className={common['mapOpen']} aria-hidden="true">
                <Icon name="open_in_full" size={20} />
              </span>
            </button>
          </div>
        )}
        <div className={css['head']}>
          <TypeDisc type={a.type} size={44} />
          <div className={css['headWords']}>
            <span className={css['name']} role="heading" aria-level={2} dir="auto">
              {a.name}
            </span>
            <span
              className={common['muted']}
              dir="auto"
            >{`${whenWords(a.startedAt, now, zone, h24)}${a.place ? ` · ${a.place}` : ''}`}</span>
          </div>
        </div>
        <div className={common['pad']}>
          <div className={common['three']} data-card="">
            {far && <Metric name="Distance" value={distanceWords(a.metres, units)} />}
            <Metric name="Duration" value={timeWords(a.seconds)} />
            {far && rate.name !== '' && (
              <Metric name={`Average ${rate.name.toLowerCase()}`} value={`${rate.number} ${rate.unit}`} />
            )}
            {a.elapsed > a.seconds && <Metric name="With pauses" value={timeWords(a.elapsed)} />}
            {a.track !== '' && <Metric name="Climbing" value={heightWords(a.climb, units)} />}
            <Metric name="Burnt" value={`${countWords(caloriesOf(a, weights, zone))} kcal`} />
            {a.heart !== null && <Metric name="Average heart rate" value={`${a.heart} bpm`} />}
            {a.maxHeart !== null && <Metric name="Highest heart rate" value={`${a.maxHeart} bpm`} />}
            {steps > 0 && <Metric name="Steps" value={countWords(steps)} />}
          </div>
        </div>
        {(a.notes !== '' || a.effort > 0) && (
          <div className={css['notes']}>
            {a.effort > 0 && (
              <span className={common['muted']} dir="auto">{`Effort ${effortWords(a.effort)}`}</span>
            )}
            {a.notes !== '' && <LongText>{a.notes}</LongText>}
          </div>
        )}
        <Photos id={id} activity={a} />
        <Splits activity={a} />
        <Charts activity={a} />
        <Zones activity={a} />
        {a.laps.length > 0 && (
          <>
            <SectionHeader title="Laps" />
            <List label="Laps">
              {a.laps.map((l, i) => (
                <ListRow
                  key={i}
                  id={`lap-${i + 1}`}
                  rid="lap"
                  title={`Lap ${i + 1}`}
                  subtitle={l.metres > 0 ? distanceWords(l.metres, units) : undefined}
                  meta={timeWords(l.seconds)}
                />
              ))}
            </List>
          </>
        )}
        {a.markers.length > 0 && (
          <>
            <SectionHeader title="Markers" />
            <List label="Markers">
              {a.markers.map((m, i) => (
                <ListRow
                  key={i}
                  id={`marker-${i + 1}`}
                  rid="marker"
                  leading="location_on"
                  title={m.note}
                  subtitle={m.metres > 0 ? `After ${distanceWords(m.metres, units)}` : undefined}
                  onClick={() => nav.push('/map/:activity', { activity: id })}
                />
              ))}
            </List>
          </>
        )}
        <div className={css['source']}>
          {
            {
              recorded: 'Recorded with Milepost',
              manual: 'Entered by hand',
              imported: 'Imported from a file',
            }[a.source]
          }
        </div>
      </Screen>
      <Menu
        open={menu}
        label="More options"
        onClose={() => setMenu(false)}
        items={[
          { label: 'Add photos', icon: 'add_a_photo', onClick: then(() => act.pickPhotos({ activity: id })) },
          {
            label: 'Export GPX',
            icon: 'file_export',
            disabled: a.track === '',
            onClick: then(() => setAsking('export')),
          },
          {
            label: 'Delete',
            icon: 'delete',
            danger: true,
            divider: true,
            onClick: then(() => setAsking('delete')),
          },
        ]}
      />
      <Menu
        open={asking === 'export'}
        label="Export GPX to"
        anchor="center"
        onClose={() => setAsking(null)}
        items={['Documents/Tracks', 'Download'].map(folder => ({
          label: folder,
          icon: 'folder' as const,
          onClick: () => {
            setAsking(null);
            act.exportGpx({ activity: id, folder });
          },
        }))}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        title="Delete this activity?"
        text={a.name}
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          setAsking(null);
          act.deleteActivities({ activities: [id] });
        }}
        onCancel={() => setAsking(null)}
      />
    </>
  );
}
