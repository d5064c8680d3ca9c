import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { EmptyState, IconButton, Screen } from './kit.ts';
import { pictureOf } from '../select.ts';
import { useAct, useApp, useFiles, useLabel, useNav } from './hooks.ts';
import { StagePicture } from './Stage.tsx';
import css from './viewer.module.css';
import common from './gallery.module.css';

/** Pictures one after another, on the phone's clock. A tap shows what stops it. */
export function Slideshow() {
  const running = useApp(s => s.running);
  const files = useFiles();
  const label = useLabel();
  const [bare, setBare] = useScreenState('bare', true);
  const nav = useNav();
  const act = useAct();
  const item = running ? pictureOf(files, running.files[running.at] ?? '') : undefined;
  if (!running || !item)
    return (
      <Screen title="Slideshow">
        <EmptyState
          icon="slideshow"
          title="No slideshow"
          text="Choose Slideshow from the menu of an album or a photo."
        />
      </Screen>
    );
  const first = running.at === 0;
  const last = running.at === running.files.length - 1;
  return (
    <Screen bleed dark scroll={false} label="Slideshow" className={common['night']!}>
      <button
        type="button"
        className={css['stage']}
        data-rid="slide"
        data-key={item.id}
        aria-label={label(item)}
        onClick={() => setBare(!bare)}
      >
        <span className={css['layer']}>
          <StagePicture item={item} picture={item.media.picture ?? ''} />
        </span>
      </button>
      {!bare && (
        <>
          <div className={common['top']}>
            <IconButton icon="close" label="End slideshow" onClick={nav.back} />
            <span className={css['when']}>
              <span
                className={css['whenDay']}
                role="heading"
                aria-level={1}
              >{`${running.at + 1} of ${running.files.length}`}</span>
            </span>
            <IconButton icon="settings" label="Slideshow settings" onClick={() => nav.push('/settings')} />
          </div>
          <div className={common['foot']}>
            <div className={common['slides']}>
              <IconButton
                icon="skip_previous"
                label="Previous"
                disabled={first}
                onClick={() => act.stepSlide({ by: -1 })}
              />
              <IconButton
                icon={running.playing ? 'pause' : 'play_arrow'}
                label={running.playing ? 'Pause' : 'Play'}
                filled
                onClick={() => act.playSlides({ on: !running.playing })}
              />
              <IconButton
                icon="skip_next"
                label="Next"
                disabled={last}
                onClick={() => act.stepSlide({ by: 1 })}
              />
            </div>
          </div>
        </>
      )}
    </Screen>
  );
}
