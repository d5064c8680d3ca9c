import { withSettings, type Scene, type Touch } from '../../apps/scenes.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';

/** How a scene is looked at: each is a change of the phone's own settings. */
export const VARIANTS = {
  light: { title: 'Light', change: (phone: AnyPhone) => withSettings(phone, { theme: 'light' }) },
  dark: { title: 'Dark', change: (phone: AnyPhone) => withSettings(phone, { theme: 'dark' }) },
  large: { title: 'Large text', change: (phone: AnyPhone) => withSettings(phone, { textScale: 1.3 }) },
  rtl: { title: 'Right to left', change: (phone: AnyPhone) => withSettings(phone, { forceRtl: true }) },
} as const;

/** What is done on a screen that reads from right to left: what lies further on is to the left. */
export function mirrored(scene: Scene): Scene {
  const turned: Touch[] = (scene.do ?? []).map(t =>
    typeof t !== 'string' && t.type === 'scroll' && (t.direction === 'left' || t.direction === 'right')
      ? { ...t, direction: t.direction === 'left' ? 'right' : 'left' }
      : t,
  );
  return { ...scene, ...(scene.do ? { do: turned } : {}) };
}

export type Variant = keyof typeof VARIANTS;
