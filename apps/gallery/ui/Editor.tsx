import {
  NO_EDITS,
  readPicture,
  writePicture,
  type PictureEdits,
  type PictureFilter,
} from '../../../src/sdk/core/picture.ts';
import type { MediaItem } from '../../../src/sdk/core/storage.ts';
import { useBack } from '../../../src/sdk/react/back.ts';
import { usePhone, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  Button,
  Chip,
  Dialog,
  EmptyState,
  Icon,
  IconButton,
  Picture,
  Screen,
  Scroller,
  Slider,
} from './kit.ts';
import type { IconName } from './icons.ts';
import {
  cropTo,
  lockOf,
  mirrored,
  RATIOS,
  sizeAfter,
  turned,
  turnedSize,
  wholeSize,
  type Ratio,
} from '../crop.ts';
import { pictureOf } from '../select.ts';
import { CropBox, Framed } from './CropBox.tsx';
import { useAct, useFiles, useNav, useParams } from './hooks.ts';
import css from './editor.module.css';

const MODES = [
  { id: 'crop', label: 'Crop', icon: 'crop' },
  { id: 'adjust', label: 'Adjust', icon: 'tune' },
  { id: 'filters', label: 'Filters', icon: 'filter_vintage' },
] as const satisfies readonly { id: string; label: string; icon: IconName }[];
type Mode = (typeof MODES)[number]['id'];
const RATIO_WORDS: Record<Ratio, string> = {
  free: 'Free',
  original: 'Original',
  '1:1': 'Square',
  '4:3': '4:3',
  '3:4': '3:4',
  '16:9': '16:9',
  '9:16': '9:16',
};
const FILTER_WORDS: Record<PictureFilter, string> = {
  none: 'Original',
  mono: 'Mono',
  noir: 'Noir',
  sepia: 'Sepia',
  warm: 'Warm',
  cool: 'Cool',
  vivid: 'Vivid',
  fade: 'Fade',
};
const LEVELS = [
  ['brightness', 'Brightness', 'light_mode'],
  ['contrast', 'Contrast', 'contrast'],
  ['saturation', 'Saturation', 'water_drop'],
] as const;

/** Crops, turns and colours a photo; nothing is changed until it is saved. */
export function Editor() {
  const { file } = useParams('/edit/:file');
  const item = pictureOf(useFiles(), file);
  if (!item?.media.picture || item.media.kind === 'video')
    return (
      <Screen title="Edit photo">
        <EmptyState
          icon="image"
          title="This can’t be edited"
          text="Choose a photo that is still on this phone."
        />
      </Screen>
    );
  return <Open item={item} picture={item.media.picture} />;
}

function Open({ item, picture }: { item: MediaItem; picture: string }) {
  const { base, edits: was } = readPicture(picture);
  const [edits, setEdits] = useScreenState<PictureEdits>('edits', was);
  const [mode, setMode] = useScreenState<Mode>('mode', 'crop');
  const [ratio, setRatio] = useScreenState<Ratio>('ratio', 'free');
  const [over, setOver] = useScreenState<'discard' | null>('over', null);
  const nav = useNav();
  const act = useAct();
  const whole = wholeSize(picture, item.media);
  const full = turnedSize(whole, edits);
  const changed = writePicture(base, edits) !== picture;
  const leave = () => (changed ? setOver('discard') : nav.back());
  useBack(changed && over === null, () => setOver('discard'));
  const save = (copy: boolean) => act.saveEdits({ file: item.id, edits, copy });
  const shape = (next: Ratio) => {
    setRatio(next);
    setEdits({ ...edits, crop: cropTo(edits.crop, lockOf(next, full)) });
  };
  // A quarter turn stands another shape on its side.
  const turn = () => {
    setRatio('free');
    setEdits(turned(edits));
  };
  const { width, height } = sizeAfter(whole, edits);
  // Held sideways the tools stand beside the picture.
  const wide = usePhone(p => p.device.orientation === 'landscape');
  const plain = writePicture(base, NO_EDITS) === writePicture(base, edits);
  const panel = (
    <div className={css['panel']}>
      <div className={css['tools']}>
        {mode === 'crop' && (
          <>
            <Scroller name="ratios" axis="x" label="Shapes">
              <div className={css['row']}>
                {(Object.keys(RATIOS) as Ratio[]).map(r => (
                  <Chip
                    key={r}
                    id={`ratio-${r}`}
                    label={RATIO_WORDS[r]}
                    selected={ratio === r}
                    onClick={() => shape(r)}
                  />
                ))}
              </div>
            </Scroller>
            <div className={css['spread']}>
              <Button variant="text" icon="rotate_90_degrees_cw" onClick={turn}>
                Rotate
              </Button>
              <Button variant="text" icon="flip" onClick={() => setEdits(mirrored(edits))}>
                Mirror
              </Button>
              <Button
                variant="text"
                icon="restart_alt"
                disabled={plain}
                onClick={() => {
                  setRatio('free');
                  setEdits(NO_EDITS);
                }}
              >
                Reset
              </Button>
            </div>
          </>
        )}
        {mode === 'adjust' &&
          LEVELS.map(([key, words, icon]) => (
            <div key={key} className={css['level']}>
              <span className={css['levelWords']} aria-hidden="true">
                {words}
              </span>
              <Slider
                label={words}
                icon={icon}
                value={edits[key]}
                min={-100}
                max={100}
                onChange={value => setEdits({ ...edits, [key]: value })}
              />
              <span className={css['levelValue']} dir="ltr" aria-hidden="true">
                {edits[key] > 0 ? `+${edits[key]}` : String(edits[key]).replace('-', '−')}
              </span>
            </div>
          ))}
        {mode === 'filters' && (
          <Scroller name="filters" axis="x" label="Filters">
            <div className={css['row']}>
              {(Object.keys(FILTER_WORDS) as PictureFilter[]).map(filter => (
                <button
                  key={filter}
                  type="button"
                  className={css['filter']}
                  aria-pressed={edits.filter === filter}
                  data-rid="filter"
                  data-key={filter}
                  onClick={() => setEdits({ ...edits, filter })}
                >
                  <span className={css['filterLook']} aria-hidden="true">
                    <Picture name={writePicture(base, { ...edits, filter })} alt="" />
                  </span>
                  <span>{FILTER_WORDS[filter]}</span>
                </button>
              ))}
            </div>
          </Scroller>
        )}
      </div>
      <div className={css['modes']} role="tablist" aria-label="Tools">
        {MODES.map(m => (
          <Tab key={m.id} {...m} on={m.id === mode} onClick={() => setMode(m.id)} />
        ))}
      </div>
    </div>
  );
  const ground = (
    <div className={css['ground']}>
      {mode === 'crop' ? (
        <CropBox
          picture={base}
          edits={edits}
          size={full}
          lock={lockOf(ratio, full)}
          onCrop={crop => setEdits({ ...edits, crop })}
        />
      ) : (
        <Framed size={{ width, height }}>
          <Picture name={writePicture(base, edits)} alt={item.media.description || item.name} />
        </Framed>
      )}
    </div>
  );
  return (
    <>
      <Screen
        dark
        scroll={false}
        label="Edit photo"
        className={css['editor']!}
        appBar={
          <div className={css['head']}>
            <IconButton icon="close" label="Cancel" onClick={leave} />
            <span className={css['size']} dir="ltr">{`${width} × ${height}`}</span>
            <Button variant="text" disabled={!changed} onClick={() => save(true)}>
              Save copy
            </Button>
            <Button variant="filled" disabled={!changed} onClick={() => save(false)}>
              Save
            </Button>
          </div>
        }
        {...(wide ? {} : { bottom: panel })}
      >
        {wide ? (
          <div className={css['split']}>
            <div className={css['left']}>{ground}</div>
            {panel}
          </div>
        ) : (
          ground
        )}
      </Screen>
      <Dialog
        open={over === 'discard'}
        title="Discard changes?"
        text="What you did to this photo is not saved."
        onClose={() => setOver(null)}
        actions={[
          { label: 'Keep editing', onClick: () => setOver(null) },
          { label: 'Discard', danger: true, onClick: nav.back },
        ]}
      />
    </>
  );
}

function Tab({
  id,
  label,
  icon,
  on,
  onClick,
}: (typeof MODES)[number] & { on: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      role="tab"
      aria-selected={on}
      data-rid={`mode-${id}`}
      className={css['mode']}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
