import { formatBytes, formatDuration, formatWhen } from '../../../src/sdk/core/format.ts';
import { useDevice, useNow, useOs, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, EmptyState, IconButton, List, ListRow, Menu, Progress, Screen, Tabs } from './kit.ts';
import type { IconName } from './icons.ts';
import { downloadsOf, gotOf } from '../select.ts';
import { fileAt, pathOf } from '../../../src/sdk/core/storage.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import { useAct, useApp } from './hooks.ts';
import css from './records.module.css';

function iconOf(mime: string): IconName {
  if (mime.startsWith('image/')) return 'image';
  if (mime === 'application/pdf') return 'picture_as_pdf';
  if (mime === 'text/html') return 'public';
  if (mime.startsWith('text/')) return 'description';
  if (mime.startsWith('audio/')) return 'audio_file';
  return mime.includes('zip') ? 'folder_zip' : 'draft';
}

/** Downloads with their progress, and the files of the folder Download. */
export function Downloads() {
  const table = useApp(s => s.downloads);
  const act = useAct();
  const now = useNow();
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  const files = useDevice(d => d.storage.files);
  const [tab, setTab] = useScreenState('tab', 'downloads');
  const [menu, setMenu] = useScreenState<string | null>('menu', null);
  const list = downloadsOf(table);
  const folder = fileAt(files, 'Download')?.id;
  const stored = Object.entries(files)
    .filter(([, f]) => f.parent === folder && folder !== undefined && f.kind === 'file' && f.binned === null)
    .map(([id, f]) => ({ id, ...f }))
    .sort((a, b) => b.at - a.at || compare(a.name, b.name) || compare(a.id, b.id));
  const at = list.find(d => d.id === menu);
  const state = (d: (typeof list)[number]) => {
    const got = gotOf(d, now);
    switch (d.status) {
      case 'running':
        return `${formatBytes(got)} of ${formatBytes(d.bytes)} · ${formatDuration(Math.ceil((d.bytes - got) / d.rate))} left`;
      case 'paused':
        return `Paused · ${formatBytes(got)} of ${formatBytes(d.bytes)}`;
      case 'failed':
        return 'Failed · the connection was lost';
      case 'cancelled':
        return 'Cancelled';
      case 'done':
        return `${formatBytes(d.bytes)} · ${formatWhen(d.at, now, zone, h24)}`;
    }
  };
  return (
    <>
      <Screen
        label="Downloads"
        appBar={
          <>
            <AppBar title="Downloads" />
            <Tabs
              value={tab}
              onChange={setTab}
              tabs={[
                { id: 'downloads', label: 'Downloads' },
                { id: 'files', label: 'Files in Download' },
              ]}
            />
          </>
        }
      >
        {tab === 'downloads' ? (
          list.length === 0 ? (
            <EmptyState
              icon="download"
              title="No downloads"
              text="Files that you download from pages are listed here."
            />
          ) : (
            <List>
              {list.map(d => (
                <div key={d.id} className={css['down']}>
                  <ListRow
                    id={d.id}
                    rid="download"
                    leading={iconOf(d.mime)}
                    title={d.name}
                    subtitle={state(d)}
                    onClick={() =>
                      d.status === 'done' ? act.openDownload({ download: d.id }) : setMenu(d.id)
                    }
                    trailing={
                      <>
                        {d.status === 'running' && (
                          <IconButton
                            icon="pause"
                            label={`Pause ${d.name}`}
                            onClick={() => act.pauseDownload({ download: d.id })}
                          />
                        )}
                        {(d.status === 'paused' || d.status === 'failed') && (
                          <IconButton
                            icon="play_arrow"
                            label={`Resume ${d.name}`}
                            onClick={() => act.resumeDownload({ download: d.id })}
                          />
                        )}
                        <IconButton
                          icon="more_vert"
                          label={`Options for ${d.name}`}
                          onClick={() => setMenu(d.id)}
                        />
                      </>
                    }
                  />
                  {(d.status === 'running' || d.status === 'paused') && (
                    <div className={css['progress']}>
                      <Progress
                        value={d.bytes === 0 ? 1 : gotOf(d, now) / d.bytes}
                        label={`Progress of ${d.name}`}
                      />
                    </div>
                  )}
                </div>
              ))}
            </List>
          )
        ) : stored.length === 0 ? (
          <EmptyState icon="folder" title="The folder Download is empty" />
        ) : (
          <List>
            {stored.map(f => (
              <ListRow
                key={f.id}
                id={f.id}
                rid="file"
                leading={iconOf(f.mime)}
                title={f.name}
                subtitle={`${formatBytes(f.size)} · ${formatWhen(f.at, now, zone, h24)}`}
                onClick={() => act.openFile({ path: pathOf(files, f.id) ?? '', mime: f.mime })}
              />
            ))}
          </List>
        )}
      </Screen>
      <Menu
        open={at !== undefined}
        label="Download options"
        anchor="center"
        onClose={() => setMenu(null)}
        items={
          at
            ? [
                ...(at.status === 'done'
                  ? [
                      {
                        label: 'Open',
                        icon: 'open_in_new' as const,
                        onClick: () => {
                          setMenu(null);
                          act.openDownload({ download: at.id });
                        },
                      },
                    ]
                  : []),
                ...(at.status === 'running'
                  ? [
                      {
                        label: 'Pause',
                        icon: 'pause' as const,
                        onClick: () => {
                          setMenu(null);
                          act.pauseDownload({ download: at.id });
                        },
                      },
                    ]
                  : []),
                ...(at.status === 'paused' || at.status === 'failed' || at.status === 'cancelled'
                  ? [
                      {
                        label: at.status === 'cancelled' ? 'Download again' : 'Resume',
                        icon: 'play_arrow' as const,
                        onClick: () => {
                          setMenu(null);
                          act.resumeDownload({ download: at.id });
                        },
                      },
                    ]
                  : []),
                ...(at.status !== 'done' && at.status !== 'cancelled'
                  ? [
                      {
                        label: 'Cancel download',
                        icon: 'cancel' as const,
                        onClick: () => {
                          setMenu(null);
                          act.cancelDownload({ download: at.id });
                        },
                      },
                    ]
                  : []),
                {
                  label: 'Copy address',
                  icon: 'content_copy' as const,
                  onClick: () => {
                    setMenu(null);
                    act.copyText({ text: at.url, what: 'Link' });
                  },
                },
                {
                  label: 'Delete from list',
                  icon: 'delete' as const,
                  danger: true,
                  onClick: () => {
                    setMenu(null);
                    act.removeDownload({ download: at.id });
                  },
                },
              ]
            : []
        }
      />
    </>
  );
}
