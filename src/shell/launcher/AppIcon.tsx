import { usePhone, useStore } from '../../sdk/react/hooks.ts';
import { iconUrl } from '../../sdk/react/pictures.ts';
import css from './launcher.module.css';

/** An app's icon in the phone's mask, with a dot while the app has notifications. */
export function AppIcon({ app, size = 56, dot = false }: { app: string; size?: number; dot?: boolean }) {
  const { catalogue } = useStore();
  const waiting = usePhone(p => dot && Object.values(p.os.notifications).some(n => n.app === app));
  const meta = catalogue.metas.get(app);
  return (
    <span className={css['icon']} style={{ width: size, height: size }} aria-hidden="true">
      <img src={iconUrl(meta?.icon ?? 'unknown.svg')} width={size} height={size} alt="" decoding="sync" />
      {waiting && <span className={css['dot']} />}
    </span>
  );
}
