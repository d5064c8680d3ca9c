import { SurfaceContext, usePhone } from '../../sdk/react/hooks.ts';
import type { Dialog as Record } from '../../state/phone/index.ts';
import { ChooserDialog, ShareDialog } from './Choosers.tsx';
import { DateDialog, TimeDialog } from './DateTime.tsx';
import { PermissionDialog } from './Permission.tsx';
import { PhotosDialog } from './Photos.tsx';
import { MessageDialog, UninstallDialog } from './Simple.tsx';
import css from './dialogs.module.css';

const KINDS: { [K in Record['kind']]: (props: { dialog: Record }) => React.ReactNode } = {
  permission: PermissionDialog,
  chooser: ChooserDialog,
  share: ShareDialog,
  photos: PhotosDialog,
  uninstall: UninstallDialog,
  date: DateDialog,
  time: TimeDialog,
  message: MessageDialog,
};

/** The system dialog on top; those below it wait. */
export function Dialogs() {
  const dialog = usePhone(p => p.ui.dialogs.at(-1));
  if (!dialog) return null;
  const Body = KINDS[dialog.kind];
  return (
    <SurfaceContext value={{ id: dialog.id, app: 'systemui' }}>
      <div className={css['layer']} data-layer="dialogs" data-app="systemui" key={dialog.id}>
        <Body dialog={dialog} />
      </div>
    </SurfaceContext>
  );
}
