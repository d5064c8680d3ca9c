import { formatBytes } from '../../../src/sdk/core/format.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { List, ListRow, RadioGroup, Screen, SectionHeader, Segmented, SwitchRow } from './kit.ts';
import { bytesPerSecond, FORMAT, nameFor, PATTERN_NAMES, rateWords } from '../formats.ts';
import { FORMATS, RATES } from '../state.ts';
import { useAct, useApp, useItems } from './hooks.ts';
import { FolderSheet } from './ItemSheets.tsx';
import { useNow, useZone, useDevice } from '../../../src/sdk/react/hooks.ts';
import css from './player.module.css';

/** Format, folder and name of new recordings. */
export function Settings() {
  const settings = useApp(s => s.settings);
  const names = useItems().map(i => i.file.name);
  const [choosing, setChoosing] = useScreenState('choosing', false);
  const place = useDevice(d => d.place.name);
  const at = useNow();
  const zone = useZone();
  const act = useAct();
  const speech = settings.format === '3gp';
  return (
    <>
      <Screen title="Recorder settings">
        <SectionHeader title="Format" />
        <RadioGroup
          label="Format"
          value={settings.format}
          onChange={format => act.changeSettings({ format })}
          options={FORMATS.map(f => ({ value: f, label: FORMAT[f].name, subtitle: FORMAT[f].about }))}
        />
        <SectionHeader title="Sample rate" />
        <RadioGroup
          label="Sample rate"
          value={speech && settings.rate > 16_000 ? 16_000 : settings.rate}
          onChange={rate => act.changeSettings({ rate })}
          options={RATES.map(r => ({
            value: r,
            label: rateWords(r),
            disabled: speech && r > 16_000,
            ...(speech && r > 16_000 ? { subtitle: 'Not in 3GP' } : {}),
          }))}
        />
        <SectionHeader title="Channels" />
        <div className={css['inset']}>
          <Segmented
            label="Channels"
            value={speech || settings.channels === 1 ? 'mono' : 'stereo'}
            onChange={value => act.changeSettings({ channels: value === 'mono' ? 1 : 2 })}
            options={[
              { value: 'mono', label: 'Mono' },
              { value: 'stereo', label: 'Stereo', disabled: speech },
            ]}
          />
        </div>
        <div
          className={css['note']}
        >{`A minute takes about ${formatBytes(bytesPerSecond(settings.format, settings) * 60)}.`}</div>
        <SectionHeader title="Files" />
        <List>
          <ListRow
            leading="folder"
            title="Save to"
            subtitle={settings.folder}
            rid="save-to"
            onClick={() => setChoosing(true)}
          />
        </List>
        <SectionHeader title="Names of new recordings" />
        <RadioGroup
          label="Names of new recordings"
          value={settings.pattern}
          onChange={pattern => act.changeSettings({ pattern })}
          options={(['number', 'date', 'place'] as const).map(pattern => ({
            value: pattern,
            label: PATTERN_NAMES[pattern],
            subtitle: nameFor(pattern, { at, zone, place: settings.keepPlace ? place : '', names }),
          }))}
        />
        <SectionHeader title="While recording" />
        <SwitchRow
          label="Keep the place"
          subtitle="Write down where a recording was made"
          checked={settings.keepPlace}
          onChange={keepPlace => act.changeSettings({ keepPlace })}
        />
        <SwitchRow
          label="Keep screen on"
          subtitle="The screen stays on while this app records"
          checked={settings.keepOn}
          onChange={keepOn => act.changeSettings({ keepOn })}
        />
      </Screen>
      <FolderSheet
        open={choosing}
        title="Save to"
        value={settings.folder}
        onClose={() => setChoosing(false)}
        onChoose={folder => {
          setChoosing(false);
          act.changeSettings({ folder });
        }}
      />
    </>
  );
}
