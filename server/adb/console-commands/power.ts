import type { AdbDevice } from '../device.ts';
import { missing, numberIn, refused, unknown, type ConsoleCommand, type Reply } from './command.ts';

function display({ tree }: AdbDevice): Reply {
  const { level, charging } = tree.device.battery;
  const whileCharging = level === 100 ? 'Full' : 'Charging';
  return {
    text: [
      `AC: ${charging ? 'online' : 'offline'}`,
      `status: ${charging ? whileCharging : 'Discharging'}`,
      'health: Good',
      'present: true',
      `capacity: ${level}`,
    ].join('\n'),
  };
}

async function setBattery(
  device: AdbDevice,
  changes: { level?: number; charging?: boolean },
): Promise<Reply> {
  await device.change(draft => {
    Object.assign(draft.device.battery, changes);
  });
  return {};
}

function setCapacity(device: AdbDevice, percentage: string | undefined): Promise<Reply> | Reply {
  const level = numberIn(percentage, 0, 100);
  if (level === undefined) return refused('Usage: "capacity <percentage>"');
  return setBattery(device, { level: Math.round(level) });
}

function setAc(device: AdbDevice, state: string | undefined): Promise<Reply> | Reply {
  if (state !== 'on' && state !== 'off') return refused('Usage: "ac on" or "ac off"');
  return setBattery(device, { charging: state === 'on' });
}

function setStatus(device: AdbDevice, status: string | undefined): Promise<Reply> | Reply {
  switch (status) {
    case 'full':
      return setBattery(device, { charging: true, level: 100 });
    case 'charging':
      return setBattery(device, { charging: true });
    case 'discharging':
    case 'not-charging':
      return setBattery(device, { charging: false });
    default:
      return refused('Usage: "status unknown|charging|discharging|not-charging|full"');
  }
}

export const power: ConsoleCommand = {
  name: 'power',
  describe: 'power related commands',
  usage: [
    'display',
    'ac on|off',
    'status unknown|charging|discharging|not-charging|full',
    'capacity <percentage>',
  ],
  run(device, { what, rest: [given] }) {
    switch (what) {
      case undefined:
        return missing('power');
      case 'display':
        return display(device);
      case 'capacity':
        return setCapacity(device, given);
      case 'ac':
        return setAc(device, given);
      case 'status':
        return setStatus(device, given);
      default:
        return unknown();
    }
  },
};
