import { hooksOf, useDevice, useNow, useOs, usePhone } from '../../../src/sdk/react/hooks.ts';
import { camera } from '../manifest.ts';
import { isLit, viewOf } from '../exposure.ts';
import { sceneAt, type SceneView } from '../scene.ts';

export const { useApp, useAct, useNav, useParams } = hooksOf(camera);
/** The app's whole state. */
export const useCamera = () => useApp(s => s);

/** What the camera sees now. Drawn again each minute and not each second: the light changes slowly. */
export function useScene(): SceneView {
  const state = useCamera();
  const device = useDevice(d => d);
  const now = usePhone(p => p.clock.now - (p.clock.now % 60_000));
  // The flash lights the moment of the picture; what shines before it is the video light.
  return sceneAt(
    device.place,
    now,
    viewOf(state, device, state.mode === 'video' && isLit(state, { device, now })),
  );
}
export const useLandscape = () => useDevice(d => d.orientation === 'landscape');
export const useGranted = () =>
  useOs(o => ['inUse', 'always', 'once'].includes(o.permissions['camera']?.camera ?? ''));
export { useNow };
