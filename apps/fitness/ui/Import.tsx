import { useDevice } from '../../../src/sdk/react/hooks.ts';
import { allFiles, fileOf } from '../../../src/sdk/core/storage.ts';
import { formatBytes } from '../../../src/sdk/core/format.ts';
import { Button, EmptyState, List, ListRow, Screen } from './kit.ts';
import { KINDS } from '../kinds.ts';
import { parseGpx, whenWords } from '../select.ts';
import { distanceWords, timeWords } from '../units.ts';
import { useZone } from '../../../src/sdk/react/hooks.ts';
import { useAct, useH24, useMinute, useNav, useParams, useUnits } from './hooks.ts';
import { Metric, Thumb, TypeDisc } from './parts.tsx';
import css from './activity.module.css';
import common from './fitness.module.css';

/** GPX files of the phone's storage. */
export function Import() {
  const files = useDevice(d => d.storage.files);
  const nav = useNav();
  const found = allFiles(files).filter(
    f => f.kind === 'file' && (f.mime === 'application/gpx+xml' || f.name.toLowerCase().endsWith('.gpx')),
  );
  return (
    <Screen title="Import GPX">
      {found.length === 0 ? (
        <EmptyState
          icon="upload_file"
          title="No GPX files"
          text="Tracks that are exported or downloaded stand here."
        />
      ) : (
        <List label="GPX files">
          {found.map(f => (
            <ListRow
              key={f.id}
              id={f.id}
              rid="file"
              leading="route"
              title={f.name}
              subtitle={`${f.path.slice(0, Math.max(0, f.path.lastIndexOf('/'))) || 'Shared storage'} · ${formatBytes(f.size)}`}
              onClick={() => nav.push('/import/:file', { file: f.id })}
            />
          ))}
        </List>
      )}
    </Screen>
  );
}

/** What a file holds, before it is taken in. */
export function ImportFile() {
  const { file: id } = useParams('/import/:file');
  const file = useDevice(d => fileOf(d.storage.files, id));
  const units = useUnits();
  const now = useMinute();
  const zone = useZone();
  const h24 = useH24();
  const act = useAct();
  const parsed = file?.text === undefined ? null : parseGpx(file.text);
  if (!file)
    return (
      <Screen title="Import track">
        <EmptyState icon="upload_file" title="This file is gone" />
      </Screen>
    );
  if (!parsed)
    return (
      <Screen title="Import track">
        <EmptyState
          icon="upload_file"
          title="This file has no track"
          text={`${file.name} can’t be read as GPX.`}
        />
      </Screen>
    );
  return (
    <Screen
      title="Import track"
      bottom={
        <div className={common['footer']}>
          <Button wide icon="download" onClick={() => act.importGpx({ file: id })}>
            Import
          </Button>
        </div>
      }
    >
      <List label="Track">
        <ListRow
          leading={<TypeDisc type={parsed.type} />}
          title={parsed.name}
          lines={3}
          subtitle={
            <>
              <span
                className={common['rowLine']}
              >{`${KINDS[parsed.type].name} · ${parsed.startedAt === null ? 'no date' : whenWords(parsed.startedAt, now, zone, h24)}`}</span>
              <span className={common['rowLine']}>{file.path}</span>
            </>
          }
          meta={<Thumb track={parsed.track} />}
        />
      </List>
      <div className={common['pad']}>
        <div className={common['three']}>
          <Metric name="Distance" value={distanceWords(parsed.metres, units)} />
          <Metric name="Time" value={timeWords(parsed.seconds)} />
          <Metric name="Markers" value={parsed.markers.length} />
        </div>
      </div>
      {parsed.notes !== '' && (
        <p className={css['notes']} dir="auto">
          {parsed.notes}
        </p>
      )}
    </Screen>
  );
}
