import { usePhone } from '../sdk/react/hooks.ts';
import { isLocked } from '../sdk/core/screen.ts';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { LockScreen } from './lock/LockScreen.tsx';
import { HeadsUp } from './overlays/HeadsUp.tsx';
import { SelectionMenu } from './overlays/SelectionMenu.tsx';
import { Toast } from './overlays/Toast.tsx';
import { VolumePanel } from './overlays/VolumePanel.tsx';
import { Recents } from './recents/Recents.tsx';
import type { ScreenSource } from './screens.ts';
import { Shade } from './shade/Shade.tsx';

/** Everything that lies over the app, from below to above. */
export function Overlays({ apps }: { apps: ScreenSource }) {
  const ui = usePhone(p => ({ recents: p.ui.recents, shade: p.ui.shade, locked: isLocked(p) && p.ui.awake }));
  return (
    <>
      {ui.recents && <Recents apps={apps} />}
      <SelectionMenu />
      <Dialogs />
      {ui.locked && <LockScreen />}
      {ui.shade !== 'closed' && <Shade />}
      <HeadsUp />
      <VolumePanel />
      <Toast />
    </>
  );
}
