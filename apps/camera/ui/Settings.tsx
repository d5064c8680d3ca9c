import { useOs, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  ConfirmDialog,
  Dialog,
  List,
  ListRow,
  RadioGroup,
  Screen,
  SectionHeader,
  SwitchRow,
  type RadioOption,
} from './kit.ts';
import { megapixels } from '../exposure.ts';
import type { Settings as Values } from '../state.ts';
import { Night } from './Night.tsx';
import { useAct, useCamera } from './hooks.ts';

type Pick = { [K in keyof Values]: Values[K] extends string ? K : never }[keyof Values];

/** Everything that can be set about the camera. */
export function Settings() {
  const s = useCamera().settings;
  const [open, setOpen] = useScreenState<string | null>('open', null);
  const allowed = useOs(o => ['inUse', 'always', 'once'].includes(o.permissions['camera']?.location ?? ''));
  const act = useAct();
  const set = (settings: Partial<Values>) => act.changeSettings({ settings });
  const size = (value: Values['photoSize'], label: string): RadioOption<string> => ({
    value,
    label: `${label} · ${megapixels(value, s.ratio)} MP`,
  });
  const choice = (key: Pick, title: string, options: readonly RadioOption<string>[]) => (
    <>
      <ListRow
        title={title}
        subtitle={options.find(o => o.value === s[key])!.label}
        rid={key}
        onClick={() => setOpen(key)}
      />
      <Dialog
        open={open === key}
        title={title}
        onClose={() => setOpen(null)}
        actions={[{ label: 'Cancel', onClick: () => setOpen(null) }]}
      >
        <RadioGroup
          label={title}
          options={options}
          value={s[key] as string}
          onChange={value => {
            set({ [key]: value });
            setOpen(null);
          }}
        />
      </Dialog>
    </>
  );
  return (
    <Night>
      <Screen dark title="Camera settings">
        <SectionHeader title="Photo" />
        <List>
          {choice('photoSize', 'Photo resolution', [
            size('full', 'Full'),
            size('medium', 'Medium'),
            size('small', 'Small'),
          ])}
          {choice('ratio', 'Aspect ratio', [
            { value: '4:3', label: '4:3' },
            { value: '16:9', label: '16:9' },
            { value: '1:1', label: '1:1, square' },
          ])}
          <SwitchRow
            label="Save selfies as previewed"
            subtitle="Left and right stay as the screen shows them"
            checked={s.mirror}
            onChange={mirror => set({ mirror })}
          />
          <SwitchRow
            label="Review after taking"
            subtitle="Show each photo as soon as it was taken"
            checked={s.review}
            onChange={review => set({ review })}
          />
        </List>
        <SectionHeader title="Video" />
        <List>
          {choice('videoSize', 'Video resolution', [
            { value: '2160p', label: '4K', subtitle: '6 MB a second' },
            { value: '1080p', label: 'Full HD', subtitle: '2.2 MB a second' },
            { value: '720p', label: 'HD', subtitle: '1.1 MB a second' },
          ])}
        </List>
        <SectionHeader title="General" />
        <List>
          <SwitchRow
            label="Save location"
            subtitle={
              s.location && !allowed
                ? 'Camera may not use the location: allow it in Settings'
                : 'Photos and videos carry where they were taken'
            }
            checked={s.location}
            onChange={location => set({ location })}
          />
          {choice('grid', 'Grid lines', [
            { value: 'off', label: 'Off' },
            { value: 'thirds', label: '3 × 3' },
            { value: 'square', label: '4 × 4' },
            { value: 'golden', label: 'Golden ratio' },
          ])}
          {choice('volumeKeys', 'Volume keys', [
            { value: 'shutter', label: 'Shutter' },
            { value: 'zoom', label: 'Zoom' },
            { value: 'volume', label: 'Volume' },
          ])}
          <ListRow title="Reset settings" rid="reset" onClick={() => setOpen('reset')} />
        </List>
      </Screen>
      <ConfirmDialog
        open={open === 'reset'}
        title="Reset settings?"
        text="Everything goes back to how the phone came."
        confirmLabel="Reset"
        onConfirm={() => {
          act.resetSettings();
          setOpen(null);
        }}
        onCancel={() => setOpen(null)}
      />
    </Night>
  );
}
