import { formatTime } from '../../../src/sdk/core/format.ts';
import { useOs, useNow, useZone } from '../../../src/sdk/react/hooks.ts';
import { ListRow, Scroller, Sheet } from './kit.ts';
import { useAct, useMusic } from './hooks.ts';
import css from './player.module.css';
import common from './music.module.css';

const CHOICES = [5, 10, 15, 30, 45, 60, 90] as const;

/** Stopping the music after a time. */
export function SleepSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { sleep } = useMusic();
  const act = useAct();
  const now = useNow();
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  const choose = (minutes: number | null) => () => {
    onClose();
    act.setSleep({ minutes });
  };
  const left = sleep?.at == null ? 0 : Math.max(1, Math.ceil((sleep.at - now) / 60_000));
  return (
    <Sheet open={open} title="Sleep timer" onClose={onClose}>
      <Scroller name="sleep-sheet" className={common['sheet']!}>
        {sleep && (
          <div className={css['sleeping']} role="status">
            {sleep.at === null
              ? 'Music stops at the end of this song'
              : `Music stops at ${formatTime(sleep.at, zone, h24)}, in ${left} min`}
          </div>
        )}
        {CHOICES.map(m => (
          <ListRow
            key={m}
            rid="minutes"
            id={`minutes-${m}`}
            title={m === 60 ? '1 hour' : m === 90 ? '1 hour 30 minutes' : `${m} minutes`}
            selected={sleep?.minutes === m}
            onClick={choose(m)}
          />
        ))}
        <ListRow
          rid="end-of-song"
          title="End of this song"
          selected={sleep?.minutes === 0}
          onClick={choose(0)}
        />
        {sleep && <ListRow rid="sleep-off" title="Turn off timer" danger onClick={choose(null)} />}
      </Scroller>
    </Sheet>
  );
}
