import type { AdbDevice } from '../device.ts';
import { catalogue } from '../../../apps/catalogue.ts';

export type MediaKey = 'play' | 'pause' | 'play-pause' | 'stop' | 'next' | 'previous';
/** The app that a media key starts when no app is playing. */
const PLAYER = 'music';

/** Sends a media key to the app that is playing, or else to the phone's player. Throws as `AdbDevice.run`. */
export async function pressMediaKey(device: AdbDevice, key: MediaKey): Promise<void> {
  const { audio, installed } = device.tree.os;
  if (audio !== null && (key === 'pause' || key === 'stop' || key === 'play-pause')) {
    const rule = catalogue.metas.get(audio)?.on.audio;
    if (rule) await device.run(audio, rule);
    return;
  }
  if (!installed[PLAYER]?.enabled || (audio !== null && audio !== PLAYER)) return;
  if (key === 'play' || key === 'play-pause') await device.run(PLAYER, 'resume');
  else if (key === 'next' || key === 'previous') await device.run(PLAYER, key);
}
