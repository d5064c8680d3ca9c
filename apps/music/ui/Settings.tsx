import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  ConfirmDialog,
  Dialog,
  ListRow,
  RadioGroup,
  Screen,
  SectionHeader,
  Slider,
  SwitchRow,
} from './kit.ts';
import { QUALITIES, type Quality } from '../state.ts';
import { KBPS, QUALITY_WORDS, sizeWords } from '../words.ts';
import { Dark } from './Frame.tsx';
import { useAct, useMusic, useNav } from './hooks.ts';
import css from './settings.module.css';

type Which = 'wifiQuality' | 'mobileQuality' | 'downloadQuality';
const NAMES: Record<Which, string> = {
  wifiQuality: 'Streaming over Wi-Fi',
  mobileQuality: 'Streaming over mobile data',
  downloadQuality: 'Downloads',
};

export function Settings() {
  const { settings, downloads, equaliser } = useMusic();
  const act = useAct();
  const nav = useNav();
  const [open, setOpen] = useScreenState<Which | 'remove' | null>('open', null);
  const kept = Object.keys(downloads);
  const which = open === null || open === 'remove' ? null : open;
  const quality = (key: Which) => (
    <ListRow
      rid={key}
      title={NAMES[key]}
      subtitle={`${QUALITY_WORDS[settings[key]]} · ${KBPS[settings[key]]} kbit/s`}
      disabled={key === 'mobileQuality' && settings.dataSaver}
      onClick={() => setOpen(key)}
    />
  );
  return (
    <Dark>
      <Screen dark background="#0d1210" appBar={<AppBar title="Settings" color="#0d1210" />}>
        <SectionHeader title="Playback" />
        <ListRow
          rid="equaliser"
          title="Equaliser"
          subtitle={equaliser.on ? equaliser.preset : 'Off'}
          onClick={() => nav.push('/equaliser')}
        />
        <div className={css['setting']}>
          <span className={css['settingName']}>Crossfade</span>
          <span className={css['settingText']}>
            {settings.crossfade === 0
              ? 'Off'
              : `The next song begins ${settings.crossfade} s before one ends`}
          </span>
          <span className={css['settingLine']}>
            <Slider
              label="Crossfade"
              rid="crossfade"
              value={settings.crossfade}
              min={0}
              max={12}
              format={v => (v === 0 ? 'Off' : `${v} s`)}
              onChange={crossfade => act.changeSettings({ crossfade })}
            />
          </span>
        </div>
        <SwitchRow
          label="Autoplay"
          subtitle="Go on with similar songs where the queue ends"
          rid="autoplay"
          checked={settings.autoplay}
          onChange={autoplay => act.changeSettings({ autoplay })}
        />
        <SwitchRow
          label="Explicit songs"
          subtitle="Allow songs with explicit words"
          rid="explicit"
          checked={settings.explicit}
          onChange={explicit => act.changeSettings({ explicit })}
        />
        <SectionHeader title="Audio quality" />
        {quality('wifiQuality')}
        {quality('mobileQuality')}
        {quality('downloadQuality')}
        <SectionHeader title="Data and storage" />
        <SwitchRow
          label="Data saver"
          subtitle="Low quality and no lyrics over mobile data"
          rid="data-saver"
          checked={settings.dataSaver}
          onChange={dataSaver => act.changeSettings({ dataSaver })}
        />
        <SwitchRow
          label="Download over mobile data"
          rid="mobile-downloads"
          checked={settings.mobileDownloads}
          onChange={mobileDownloads => act.changeSettings({ mobileDownloads })}
        />
        <ListRow
          rid="remove-downloads"
          title="Remove all downloads"
          subtitle={
            kept.length === 0
              ? 'Nothing is downloaded'
              : `${kept.length === 1 ? '1 song' : `${kept.length} songs`}, ${sizeWords(Object.values(downloads).reduce((sum, d) => sum + (d.done ? d.bytes : 0), 0))}`
          }
          disabled={kept.length === 0}
          onClick={() => setOpen('remove')}
        />
      </Screen>
      <Dialog
        open={which !== null}
        title={which === null ? 'Quality' : NAMES[which]}
        onClose={() => setOpen(null)}
        actions={[{ label: 'Cancel', onClick: () => setOpen(null) }]}
      >
        <RadioGroup<Quality>
          label={which === null ? 'Quality' : NAMES[which]}
          value={which === null ? null : settings[which]}
          options={QUALITIES.map(q => ({ value: q, label: QUALITY_WORDS[q], subtitle: `${KBPS[q]} kbit/s` }))}
          onChange={q => {
            setOpen(null);
            if (which !== null) act.changeSettings({ [which]: q });
          }}
        />
      </Dialog>
      <ConfirmDialog
        open={open === 'remove'}
        title="Remove all downloads?"
        text="The songs stay in your library and can be streamed."
        confirmLabel="Remove"
        danger
        onConfirm={() => {
          setOpen(null);
          act.removeDownloads({ tracks: kept });
        }}
        onCancel={() => setOpen(null)}
      />
    </Dark>
  );
}
