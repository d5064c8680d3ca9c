import { usePhone } from '../../sdk/react/hooks.ts';
import css from './overlays.module.css';

export function Toast() {
  const toast = usePhone(p => p.ui.toast);
  if (!toast) return null;
  return (
    <div className={css['toast']} data-layer="toast" role="status" data-app={toast.app}>
      {toast.text}
    </div>
  );
}
