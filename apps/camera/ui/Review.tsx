import { formatBytes, formatDay, formatDuration, formatTime } from '../../../src/sdk/core/format.ts';
import { isRtl } from '../../../src/sdk/core/screen.ts';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { useDevice, useOs, usePhone, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  ConfirmDialog,
  EmptyState,
  Icon,
  IconButton,
  List,
  ListRow,
  Picture,
  Screen,
  Scroller,
  Sheet,
} from './kit.ts';
import type { MediaItem } from '../../../src/sdk/core/storage.ts';
import { rollOf, shotOf, zoomWords } from '../select.ts';
import { Night } from './Night.tsx';
import { useAct, useCamera, useNav, useParams } from './hooks.ts';
import css from './review.module.css';

/** Points that a picture must be drawn aside to give way to the next. */
const TURN = 60;

/** A picture of the camera's folder on the whole screen; older ones lie to its end. */
export function Review() {
  const { file } = useParams('/review/:file');
  const roll = useDevice(d => rollOf(d.storage.files));
  const at = roll.findIndex(f => f.id === file);
  const shown = roll[at];
  const [asking, setAsking] = useScreenState('asking', false);
  const [info, setInfo] = useScreenState('info', false);
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  const rtl = usePhone(isRtl);
  const act = useAct();
  const nav = useNav();
  const turn = useGesture({
    drag: {
      axis: 'x',
      onMove: () => {},
      onEnd: p => {
        const to = roll[at + ((rtl ? -p.dx : p.dx) < 0 ? 1 : -1)];
        if (Math.abs(p.dx) >= TURN && to) nav.replace('/review/:file', { file: to.id });
      },
    },
  });
  if (!shown)
    return (
      <Night>
        <Screen dark background="#000" appBar={<AppBar title="Picture" color="#000" ink="#fff" />}>
          <EmptyState icon="image" title="This picture is not here any more" />
        </Screen>
      </Night>
    );
  const { media } = shown;
  const what = media.kind === 'video' ? 'video' : 'photo';
  return (
    <Night>
      <Screen
        dark
        scroll={false}
        background="#000"
        label={`Review of ${shown.name}`}
        appBar={
          <AppBar
            title={`${formatDay(media.takenAt, zone)}, ${formatTime(media.takenAt, zone, h24)}`}
            subtitle={media.place}
            color="#000"
            ink="#fff"
            actions={
              <IconButton
                icon="favorite"
                label="Favourite"
                selected={media.favourite}
                onClick={() => act.favourite({ file, on: !media.favourite })}
              />
            }
          />
        }
        bottom={
          <>
            <div className={css['of']} dir="auto">{`${at + 1} of ${roll.length}`}</div>
            <div className={css['tools']}>
              <button type="button" data-rid="share" onClick={() => act.share({ file })}>
                <Icon name="share" />
                <span>Share</span>
              </button>
              <button type="button" data-rid="gallery" onClick={() => act.openGallery({ file })}>
                <Icon name="photo_library" />
                <span>Gallery</span>
              </button>
              <button type="button" data-rid="info" onClick={() => setInfo(true)}>
                <Icon name="info" />
                <span>Info</span>
              </button>
              <button type="button" data-rid="delete" onClick={() => setAsking(true)}>
                <Icon name="delete" />
                <span>Delete</span>
              </button>
            </div>
          </>
        }
      >
        <div className={css['picture']} ref={turn} data-key={file}>
          <Picture name={media.picture ?? ''} alt={media.description} fit="contain" />
          {what === 'video' && (
            <button
              type="button"
              className={css['play']}
              aria-label={`Play, ${formatDuration(media.duration / 1000)}`}
              data-rid="play"
              onClick={() => act.openGallery({ file })}
            >
              <Icon name="play_arrow" filled size={40} />
            </button>
          )}
        </div>
      </Screen>
      <ConfirmDialog
        open={asking}
        title={`Move this ${what} to the bin?`}
        text="It stays in the bin for 30 days."
        confirmLabel="Move to bin"
        danger
        onConfirm={() => {
          setAsking(false);
          act.remove({ file });
        }}
        onCancel={() => setAsking(false)}
      />
      <Sheet open={info} title="Details" onClose={() => setInfo(false)}>
        <Details shown={shown} />
      </Sheet>
    </Night>
  );
}

function Details({ shown }: { shown: MediaItem }) {
  const shot = shotOf(useCamera(), shown.id);
  const { media } = shown;
  const how =
    shot &&
    [
      shot.camera === 'front' ? 'Front camera' : 'Back camera',
      ...(shot.mode === 'night' ? ['night'] : []),
      zoomWords(shot.zoom),
      shot.kind === 'video'
        ? shot.flash
          ? 'light on'
          : 'light off'
        : shot.flash
          ? 'flash fired'
          : 'no flash',
      ...(shot.timer > 0 ? [`${shot.timer} s timer`] : []),
    ].join(' · ');
  return (
    <Scroller name="details" className={css['details']}>
      <List>
        <ListRow
          leading="image"
          title={shown.name}
          subtitle={[
            formatBytes(shown.size),
            `${media.width} × ${media.height}`,
            ...(media.duration > 0 ? [formatDuration(media.duration / 1000)] : []),
          ].join(' · ')}
        />
        <ListRow leading="folder" title="Internal storage" subtitle={shown.path} lines={3} />
        <ListRow leading="location_on" title={media.place || 'No location'} />
        {how && <ListRow leading="photo_camera" title={how} />}
        <ListRow leading="notes" title="Description" subtitle={media.description} lines={3} />
      </List>
    </Scroller>
  );
}
