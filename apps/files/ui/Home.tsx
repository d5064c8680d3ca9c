import type { ReactElement } from 'react';
import { formatBytes } from '../../../src/sdk/core/format.ts';
import { fileAt, usedBytes } from '../../../src/sdk/core/storage.ts';
import { usePhone, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Icon, IconButton, Menu, Progress, Screen, Scroller, SectionHeader } from './kit.ts';
import type { IconName } from './icons.ts';
import type { FileKind } from '../kinds.ts';
import { binned, recent, rowFor, totals } from '../select.ts';
import { useAct, useFiles, useNav, useTable, useUndo } from './hooks.ts';
import { Thumb } from './Thumb.tsx';
import css from './files.module.css';

export const CATEGORIES: readonly { kind: FileKind; title: string; icon: IconName }[] = [
  { kind: 'image', title: 'Images', icon: 'image' },
  { kind: 'video', title: 'Videos', icon: 'movie' },
  { kind: 'audio', title: 'Audio', icon: 'music_note' },
  { kind: 'document', title: 'Documents', icon: 'description' },
  { kind: 'archive', title: 'Archives', icon: 'folder_zip' },
  { kind: 'other', title: 'Other files', icon: 'draft' },
];
const RECENT = 8;

/** Recent files, categories, and the used storage. */
export function Home() {
  const table = useTable();
  const state = useFiles();
  const capacity = usePhone(p => p.device.storage.capacity);
  const used = usePhone(p => usedBytes(p.device, p.os));
  const now = usePhone(p => p.clock.now);
  const [menu, setMenu] = useScreenState('menu', false);
  const undo = useUndo();
  const act = useAct();
  const nav = useNav();
  const news = recent(table, state.hidden, RECENT);
  const sums = totals(table, state.hidden);
  const download = fileAt(table, 'Download');
  const inDownload = download && rowFor(table, download.id);
  const inBin = binned(table, now);
  const then = (run: () => void) => () => {
    setMenu(false);
    run();
  };
  return (
    <>
      <Screen
        label="Files"
        bottom={undo}
        appBar={
          <AppBar
            title="Files"
            leading="none"
            actions={
              <>
                <IconButton icon="search" label="Search" onClick={() => nav.push('/search')} />
                <IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />
              </>
            }
          />
        }
      >
        {news.length > 0 && (
          <>
            <SectionHeader title="Recent" action={{ label: 'See all', onClick: () => nav.push('/recent') }} />
            <Scroller name="recent" axis="x" label="Recent files">
              <div className={css['strip']}>
                {news.map(r => (
                  <button
                    key={r.id}
                    type="button"
                    className={css['recent']}
                    data-rid="recent"
                    data-key={r.id}
                    aria-label={r.name}
                    onClick={() => act.open({ file: r.id })}
                  >
                    <span className={css['recentFace']}>
                      <Thumb thing={r} size="100%" />
                    </span>
                    <span className={css['recentName']} dir="auto">
                      {r.name}
                    </span>
                  </button>
                ))}
              </div>
            </Scroller>
          </>
        )}
        <SectionHeader title="Categories" />
        <div className={css['kinds']}>
          {download && (
            <Kind
              icon={<Icon name="download" filled />}
              tone="folder"
              title="Downloads"
              bytes={inDownload?.bytes ?? 0}
              onOpen={() => act.open({ file: download.id })}
            />
          )}
          {CATEGORIES.filter(c => c.kind !== 'other' || sums.other.count > 0).map(c => (
            <Kind
              key={c.kind}
              icon={c.icon}
              tone={c.kind}
              title={c.title}
              bytes={sums[c.kind].bytes}
              onOpen={() => nav.push('/category/:kind', { kind: c.kind })}
            />
          ))}
          <Kind
            icon="delete"
            tone="other"
            title="Bin"
            bytes={inBin.reduce((sum, b) => sum + b.bytes, 0)}
            onOpen={() => nav.push('/bin')}
          />
        </div>
        <SectionHeader title="Storage" />
        <button
          type="button"
          className={css['storage']}
          data-rid="storage"
          onClick={() => nav.push('/storage')}
        >
          <span className={css['storageIcon']}>
            <Icon name="smartphone" />
          </span>
          <span className={css['storageWords']}>
            <span className={css['storageName']}>Internal storage</span>
            <span className={css['storageFacts']} dir="auto">
              {formatBytes(used)} used of {formatBytes(capacity)} · {formatBytes(capacity - used)} free
            </span>
            <Progress value={used} max={capacity} label="Storage in use" />
          </span>
        </button>
      </Screen>
      <Menu
        open={menu}
        label="More options"
        onClose={() => setMenu(false)}
        items={[
          {
            label: 'Show hidden files',
            checked: state.hidden,
            onClick: then(() => act.setHidden({ hidden: !state.hidden })),
          },
          {
            label: 'Folders first',
            checked: state.foldersFirst,
            onClick: then(() => act.setFoldersFirst({ foldersFirst: !state.foldersFirst })),
          },
          { label: 'Bin', icon: 'delete', divider: true, onClick: then(() => nav.push('/bin')) },
        ]}
      />
    </>
  );
}

function Kind({
  icon,
  tone,
  title,
  bytes,
  onOpen,
}: {
  icon: IconName | ReactElement;
  tone: string;
  title: string;
  bytes: number;
  onOpen: () => void;
}) {
  return (
    <button
      type="button"
      className={css['kind']}
      data-rid={`category-${title.toLowerCase().replace(/ /g, '-')}`}
      onClick={onOpen}
    >
      <span
        className={css['thumb']}
        data-tone={tone}
        style={{ inlineSize: 40, blockSize: 40 }}
        aria-hidden="true"
      >
        {typeof icon === 'string' ? <Icon name={icon} /> : icon}
      </span>
      <span className={css['kindWords']}>
        <span className={css['kindName']}>{title}</span>{' '}
        <span className={css['kindFacts']} dir="auto">
          {formatBytes(bytes)}
        </span>
      </span>
    </button>
  );
}
