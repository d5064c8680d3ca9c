import type { AdbDevice } from '../device.ts';
import { missing, refused, unknown, type ConsoleCommand, type Reply } from './command.ts';

interface Network {
  generation: '3g' | '4g' | '5g';
  /** Bits a second at best; 0 is no limit. */
  up: number;
  down: number;
}

/** Networks by the emulator's names for them. */
const NETWORKS: Readonly<Record<string, Network>> = {
  umts: { generation: '3g', up: 384_000, down: 384_000 },
  hsdpa: { generation: '3g', up: 13_980_000, down: 5_760_000 },
  lte: { generation: '4g', up: 173_000_000, down: 58_000_000 },
  '5g': { generation: '5g', up: 1_000_000_000, down: 500_000_000 },
  full: { generation: '5g', up: 0, down: 0 },
};
const NETWORK_OF = { '3g': 'umts', '4g': 'lte', '5g': 'full' };

const rate = (bits: number): string => `${bits} bits/s (${(bits / 8_192).toFixed(1)} KB/s)`;

function status({ tree }: AdbDevice): Reply {
  const { up, down } = NETWORKS[NETWORK_OF[tree.device.radios.generation]]!;
  return {
    text: [
      'Current network status:',
      `  download speed:          ${rate(down)}`,
      `  upload speed:            ${rate(up)}`,
      '  minimum latency:  0 ms',
      '  maximum latency:  0 ms',
    ].join('\n'),
  };
}

async function setSpeed(device: AdbDevice, name: string): Promise<Reply> {
  const found = NETWORKS[name];
  if (!found) return refused("invalid <speed> argument, see 'help network speed' for valid values");
  await device.change(draft => {
    draft.device.radios.generation = found.generation;
  });
  return {};
}

export const network: ConsoleCommand = {
  name: 'network',
  describe: 'manage network settings',
  usage: ['status', 'speed umts|hsdpa|lte|5g|full'],
  run(device, { what, rest: [speed = ''] }) {
    if (what === undefined) return missing('network');
    if (what === 'status') return status(device);
    return what === 'speed' ? setSpeed(device, speed) : unknown();
  },
};
