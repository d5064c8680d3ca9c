import { lines, refuse, type Command, type Output } from '../command.ts';
import type { AdbDevice } from '../device.ts';
import { pressMediaKey, type MediaKey } from '../keys/media-keys.ts';
import { indexOf, percentOf, STREAMS } from '../settings/volume.ts';

const MUSIC = 3;
const KEYS: readonly string[] = [
  'play',
  'pause',
  'play-pause',
  'stop',
  'next',
  'previous',
] satisfies MediaKey[];

/** `volume`: reads and sets the volume index of a stream. */
async function volume(device: AdbDevice, args: readonly string[]): Promise<Output> {
  const after = (flag: string) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
  const number = Number(after('--stream') ?? MUSIC);
  const found = STREAMS.find(({ stream }) => stream === number);
  if (!found) return refuse(`Error: invalid stream ${after('--stream') ?? ''}`, 255);
  const { name, volume: mine, least, most } = found;
  const index = () => Math.max(least, indexOf(device.tree.device.volume[mine], most));
  const set = (to: number) =>
    device.run('system', 'setVolume', { stream: mine, value: percentOf(Math.max(least, to), most) });
  const out = [`[V] will control stream=${number} (STREAM_${name.toUpperCase()})`];
  if (args.includes('--set')) {
    const to = Number(after('--set'));
    if (!Number.isInteger(to)) return refuse(`Error: invalid volume index ${after('--set') ?? ''}`, 255);
    out.push(`[V] will set volume to index=${to}`, '[V] Connecting to AudioService');
    await set(to);
  } else if (args.includes('--adj')) {
    const direction = after('--adj');
    if (direction !== 'raise' && direction !== 'lower' && direction !== 'same')
      return refuse(
        `Error: no valid volume adjustment, was ${direction ?? ''}, expected one of same|lower|raise`,
        255,
      );
    out.push(`[V] will adjust volume`, '[V] Connecting to AudioService');
    if (direction !== 'same') await set(index() + (direction === 'raise' ? 1 : -1));
  } else if (!args.includes('--get'))
    return refuse(
      'usage: media_session volume [options]\n  --stream STREAM\n  --set INDEX\n  --adj [raise|same|lower]\n  --get',
      255,
    );
  if (args.includes('--get')) {
    if (out.length === 1) out.push('[V] will get volume', '[V] Connecting to AudioService');
    out.push(`[V] volume is ${index()} in range [${least}..${most}]`);
  }
  return lines(...out);
}

const USAGE = [
  'usage: media_session [subcommand] [options]',
  '       media_session dispatch KEY',
  '       media_session list-sessions',
  '       media_session volume [options]',
].join('\n');

/** `cmd media_session`: volumes and media keys. */
export const mediaSession: Command = {
  name: 'media_session',
  async run([verb, ...args], { device }) {
    if (verb === 'volume') return volume(device, args);
    if (verb === 'dispatch') {
      if (!KEYS.includes(args[0] ?? ''))
        return refuse(`Error: unknown dispatch code '${args[0] ?? ''}'`, 255);
      await pressMediaKey(device, args[0] as MediaKey);
      return {};
    }
    if (verb === 'list-sessions')
      return lines(
        'Sessions:',
        ...(device.tree.os.audio === null
          ? []
          : [`  tag=${device.tree.os.audio}, package=app.tapworld.${device.tree.os.audio}`]),
      );
    return verb === undefined ? refuse(USAGE, 0) : refuse(`Error: unknown command '${verb}'`, 255);
  },
};

/** `media`: the command's older name. */
export const media: Command = { ...mediaSession, name: 'media' };
