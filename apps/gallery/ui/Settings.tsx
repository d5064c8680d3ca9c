import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Dialog, List, ListRow, RadioGroup, Screen, SectionHeader, Slider, SwitchRow } from './kit.ts';
import { useAct, useApp, useNav } from './hooks.ts';
import { ColumnsDialog } from './Photos.tsx';
import css from './gallery.module.css';

const ORDERS = { shown: 'As in the album', oldest: 'Oldest first', shuffled: 'Shuffled' } as const;
const seconds = (n: number): string => `${n} seconds`;

export function Settings() {
  const slides = useApp(s => s.slideshow);
  const columns = useApp(s => s.columns);
  const muted = useApp(s => s.muted);
  const [over, setOver] = useScreenState<string | null>('over', null);
  const [held, setHeld] = useScreenState<number | null>('held', null);
  const act = useAct();
  const nav = useNav();
  const close = () => setOver(null);
  const shown = held ?? slides.seconds;
  return (
    <>
      <Screen title="Gallery settings">
        <SectionHeader title="Slideshow" />
        <div className={css['setting']}>
          <span className={css['settingLine']}>
            <span>Each picture stands for</span>
            <span className={css['settingValue']} dir="auto">
              {seconds(shown)}
            </span>
          </span>
          <span className={css['settingRow']}>
            <Slider
              label="Seconds for each picture"
              value={shown}
              min={2}
              max={60}
              format={seconds}
              onChange={setHeld}
              onCommit={value => {
                setHeld(null);
                act.setSlideshow({ seconds: value });
              }}
            />
          </span>
        </div>
        <List>
          <ListRow
            leading="swap_vert"
            title="Order"
            subtitle={ORDERS[slides.order]}
            onClick={() => setOver('order')}
          />
          <SwitchRow
            leading="repeat"
            label="Repeat"
            subtitle="Begin again after the last picture"
            checked={slides.repeat}
            onChange={repeat => act.setSlideshow({ repeat })}
          />
        </List>
        <SectionHeader title="View" />
        <List>
          <ListRow
            leading="grid_view"
            title="Grid size"
            subtitle={`${columns} columns`}
            onClick={() => setOver('columns')}
          />
          <SwitchRow
            leading="volume_off"
            label="Mute videos"
            subtitle="Play without sound until it is turned on"
            checked={muted}
            onChange={on => act.mute({ on })}
          />
          <ListRow
            leading="delete"
            title="Bin"
            subtitle="What was deleted in the last 30 days"
            onClick={() => nav.push('/bin')}
          />
        </List>
      </Screen>
      <Dialog
        open={over === 'order'}
        title="Order of slideshows"
        onClose={close}
        actions={[{ label: 'Cancel', onClick: close }]}
      >
        <RadioGroup
          label="Order"
          value={slides.order}
          onChange={order => {
            act.setSlideshow({ order });
            close();
          }}
          options={(Object.keys(ORDERS) as (keyof typeof ORDERS)[]).map(value => ({
            value,
            label: ORDERS[value],
          }))}
        />
      </Dialog>
      <ColumnsDialog open={over === 'columns'} onClose={close} />
    </>
  );
}
