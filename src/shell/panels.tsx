/**
 * What a phone's first picture rarely shows, in a file of its own: its overlays, the keyboard, and what opens on the home screen and on
 * the lock screen. `Later` draws it, and settling waits for it.
 */
export { laterIcons as icons } from '../sdk/react/laterIcons.ts';
export { Assist } from './assist/Assist.tsx';
export { Dialogs } from './dialogs/Dialogs.tsx';
export { Keyboard } from './keyboard/Keyboard.tsx';
export { Drawer } from './launcher/Drawer.tsx';
export { FolderView } from './launcher/FolderView.tsx';
export { ItemMenu } from './launcher/ItemMenu.tsx';
export { Ask } from './lock/Ask.tsx';
export { HeadsUp } from './overlays/HeadsUp.tsx';
export { SelectionMenu } from './overlays/SelectionMenu.tsx';
export { VolumePanel } from './overlays/VolumePanel.tsx';
export { Recents } from './recents/Recents.tsx';
export { Shade } from './shade/Shade.tsx';
