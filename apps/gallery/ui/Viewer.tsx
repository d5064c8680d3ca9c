import type { ReactElement } from 'react';
import { formatDayHeading, formatTime } from '../../../src/sdk/core/format.ts';
import type { MediaItem } from '../../../src/sdk/core/storage.ts';
import {
  useFields,
  useNow,
  useScreenArgs,
  useScreenState,
  useZone,
  useFieldText,
} from '../../../src/sdk/react/hooks.ts';
import { ConfirmDialog, EmptyState, Icon, IconButton, Menu, Screen, TextField } from './kit.ts';
import type { IconName } from './icons.ts';
import { nameProblem } from '../../../src/sdk/core/storage.ts';
import { among, frameOf, pictureOf, positionOf } from '../select.ts';
import { FolderSheet } from './FolderSheet.tsx';
import { useAct, useApp, useFiles, useH24, useLabel, useNav, useOver, useParams } from './hooks.ts';
import { InfoSheet } from './InfoSheet.tsx';
import { useUndoBar } from './Photos.tsx';
import { Controls } from './Player.tsx';
import { Stage } from './Stage.tsx';
import css from './viewer.module.css';
import common from './gallery.module.css';

/** What the screen was opened with: where from, and whether the bars are away. An intent has none of it. */
interface Args {
  from?: string;
  bare?: boolean;
}

/** One picture or video, and those beside it. */
export function Viewer() {
  const { file } = useParams('/view/:file');
  const files = useFiles();
  const item = pictureOf(files, file);
  if (!item)
    return (
      <Screen title="Photo">
        <EmptyState icon="image" title="This photo is gone" text="It was moved to the bin or deleted." />
      </Screen>
    );
  return <Open item={item} />;
}

function Act({
  icon,
  label,
  selected,
  onClick,
}: {
  icon: IconName | ReactElement;
  label: string;
  selected?: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" className={css['act']} aria-pressed={selected} onClick={onClick}>
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
      <span>{label}</span>
    </button>
  );
}

function Open({ item }: { item: MediaItem }) {
  const args = useScreenArgs<Args>() ?? {};
  const from = args.from ?? `album:${item.parent ?? ''}`;
  const files = useFiles();
  const zone = useZone();
  const list = among(files, from, zone);
  const at = list.findIndex(f => f.id === item.id);
  const [before, after] = at < 0 ? [] : [list[at - 1], list[at + 1]];
  const [bare, setBare] = useScreenState('bare', args.bare ?? false);
  const [over, setOver] = useOver();
  const player = useApp(s => s.player);
  const now = useNow();
  const h24 = useH24();
  const label = useLabel();
  const fields = useFields();
  const nav = useNav();
  const act = useAct();
  const bar = useUndoBar();
  const { media } = item;
  const video = media.kind === 'video';
  const close = () => setOver(null);
  const then = (run: () => void) => () => {
    close();
    run();
  };
  const go = (to: string) => nav.replace('/view/:file', { file: to }, { from, bare });
  const bin = () => {
    const next = after ?? before;
    act.bin({ files: [item.id] });
    if (next) nav.replace('/view/:file', { file: next.id }, { from });
    else nav.back();
  };
  const when = `${formatDayHeading(media.takenAt, now, zone)}, ${formatTime(media.takenAt, zone, h24)}`;
  const position = positionOf(player, item.id, now, media.duration);
  return (
    <>
      <Screen bleed dark scroll={false} label={video ? 'Video' : 'Photo'} className={common['night']!}>
        <Stage
          item={item}
          label={label(item)}
          picture={frameOf(item, position)}
          before={before}
          after={after}
          onTap={() => setBare(!bare)}
          onGo={go}
          onAway={() => nav.back()}
          onUp={() => setOver('info')}
        />
        {!bare && (
          <div className={common['top']}>
            <IconButton icon="arrow_back" label="Back" onClick={nav.back} />
            <span className={css['when']}>
              <span className={css['whenDay']} role="heading" aria-level={1} dir="auto">
                {when}
              </span>
              {media.place && (
                <span className={css['whenPlace']} dir="auto">
                  {media.place}
                </span>
              )}
            </span>
            <IconButton icon="more_vert" label="More options" onClick={() => setOver('menu')} />
          </div>
        )}
        <div className={common['foot']} data-bare={bare || undefined}>
          {bar}
          {!bare && video && (
            <Controls
              item={item}
              position={position}
              playing={player?.file === item.id && player.since !== null}
            />
          )}
          {!bare && (
            <div className={css['acts']}>
              <Act icon="share" label="Share" onClick={() => act.share({ files: [item.id] })} />
              {!video && (
                <Act icon="tune" label="Edit" onClick={() => nav.push('/edit/:file', { file: item.id })} />
              )}
              <Act
                icon={<Icon name="favorite" filled={media.favourite} />}
                label="Favourite"
                selected={media.favourite}
                onClick={() => act.favourite({ files: [item.id], on: !media.favourite })}
              />
              <Act icon="info" label="Details" onClick={() => setOver('info')} />
              <Act icon="delete" label="Delete" onClick={bin} />
            </div>
          )}
        </div>
      </Screen>
      <Menu
        open={over === 'menu'}
        label="More options"
        onClose={close}
        items={[
          {
            label: 'Slideshow',
            icon: 'slideshow',
            onClick: then(() =>
              act.startSlideshow({ files: (at < 0 ? [item] : list).map(f => f.id), from: item.id }),
            ),
          },
          { label: 'Move to album', icon: 'drive_file_move', divider: true, onClick: () => setOver('move') },
          { label: 'Copy to album', icon: 'content_copy', onClick: () => setOver('copy') },
          {
            label: 'Rename',
            icon: 'edit',
            onClick: () => {
              fields.set('name', baseOf(item.name));
              setOver('rename');
            },
          },
          ...(video
            ? []
            : [
                {
                  label: 'Use as wallpaper',
                  icon: 'wallpaper' as const,
                  divider: true,
                  onClick: then(() => nav.push('/wallpaper/:file', { file: item.id })),
                },
              ]),
        ]}
      />
      <FolderSheet
        open={over === 'move' || over === 'copy'}
        copy={over === 'copy'}
        files={[item.id]}
        onClose={close}
        onDone={() => {}}
      />
      <InfoSheet open={over === 'info'} item={item} onClose={close} />
      <Rename open={over === 'rename'} item={item} onClose={close} />
    </>
  );
}

const baseOf = (name: string): string => name.replace(/\.[^.]+$/, '');

/** Asks for another name; the ending of the file stays as it is. */
function Rename({ open, item, onClose }: { open: boolean; item: MediaItem; onClose: () => void }) {
  const files = useFiles();
  const name = useFieldText('name', baseOf(item.name)).trim();
  const act = useAct();
  const end = item.name.slice(baseOf(item.name).length);
  const problem = name === '' ? undefined : nameProblem(files, item.parent, name + end, item.id);
  return (
    <ConfirmDialog
      open={open}
      title="Rename"
      confirmLabel="Rename"
      disabled={name === '' || problem !== undefined}
      onConfirm={() => {
        act.rename({ file: item.id, name });
        onClose();
      }}
      onCancel={onClose}
    >
      <TextField
        name="name"
        label="File name"
        initial={baseOf(item.name)}
        maxLength={120}
        error={problem}
        supporting={end}
      />
    </ConfirmDialog>
  );
}
