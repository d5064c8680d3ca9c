import { usePhone } from '../sdk/react/hooks.ts';
import { isLocked } from '../sdk/core/screen.ts';
import { Later } from './Later.tsx';
import { LockScreen } from './lock/LockScreen.tsx';
import { Toast } from './overlays/Toast.tsx';
import type { ScreenSource } from './screens.ts';

/** Everything that lies over the app, from below to above. */
export function Overlays({ apps }: { apps: ScreenSource }) {
  const ui = usePhone(p => ({
    recents: p.ui.recents,
    selection: p.ui.selectionMenu,
    dialogs: p.ui.dialogs.length > 0,
    locked: isLocked(p) && p.ui.awake,
    shade: p.ui.shade !== 'closed',
    headsUp: p.ui.headsUp !== null,
    volume: p.ui.volumePanel,
  }));
  return (
    <>
      {ui.recents && <Later apps={apps} draw={({ Recents }) => <Recents apps={apps} />} />}
      {ui.selection && <Later apps={apps} draw={({ SelectionMenu }) => <SelectionMenu />} />}
      {ui.dialogs && <Later apps={apps} draw={({ Dialogs }) => <Dialogs />} />}
      {ui.locked && <LockScreen apps={apps} />}
      {ui.shade && <Later apps={apps} draw={({ Shade }) => <Shade />} />}
      {ui.headsUp && <Later apps={apps} draw={({ HeadsUp }) => <HeadsUp />} />}
      {ui.volume && <Later apps={apps} draw={({ VolumePanel }) => <VolumePanel />} />}
      <Toast />
    </>
  );
}
