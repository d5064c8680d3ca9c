import type { AppStates, Phone } from '../../../apps/catalogue.ts';
import type { AdbDevice } from '../device.ts';
import {
  isPhoneNumber,
  missing,
  numberIn,
  refused,
  unknown,
  type ConsoleCommand,
  type Reply,
} from './command.ts';
import { orderedEntries } from '../../../src/state/order.ts';

type Call = AppStates['phone']['current'][string];
/** A call that is going on, and its id. */
interface LiveCall {
  id: string;
  call: Call;
}

const CALL_STATES = {
  dialling: 'dialing',
  ringing: 'alerting',
  active: 'active',
  held: 'held',
  ended: 'ended',
} as const;

function liveCalls({ tree }: AdbDevice): LiveCall[] {
  const current = (tree.apps as Partial<Phone['apps']>).phone?.current ?? {};
  return orderedEntries(current, (a, b) => a.startedAt - b.startedAt)
    .map(([id, call]) => ({ id, call }))
    .filter(({ call }) => call.state !== 'ended');
}
const digitsOf = (number: string): string => number.replace(/\D/g, '');
const isRinging = ({ direction, state }: Call): boolean => direction === 'incoming' && state === 'ringing';

function callLine({ call }: LiveCall): string {
  const direction = call.direction === 'incoming' ? 'inbound from ' : 'outbound to  ';
  const state = isRinging(call) ? 'incoming' : CALL_STATES[call.state];
  return `${direction} ${call.number.padEnd(10)} : ${state}`;
}

function status({ tree }: AdbDevice): Reply {
  const { aeroplane, mobileData } = tree.device.radios;
  const voice = aeroplane ? 'off' : 'home';
  const data = mobileData && !aeroplane ? 'home' : 'off';
  return { text: `gsm voice state: ${voice}\ngsm data state:  ${data}` };
}

const DATA_STATES: Readonly<Record<string, boolean>> = {
  home: true,
  on: true,
  off: false,
  unregistered: false,
};
async function setData(device: AdbDevice, state: string | undefined): Promise<Reply> {
  const on = DATA_STATES[state ?? ''];
  if (on === undefined) return refused("argument is missing or unknown, try 'gsm data on|off'");
  await device.run('system', 'setMobileData', { on });
  return {};
}

/** Bars, 0 to 4, for a received signal strength: 0 to 31, 99 for none. */
const barsOf = (rssi: number): number =>
  rssi === 99 || rssi < 2 ? 0 : Math.min(4, 1 + Math.floor(rssi / 8));

async function setBars(device: AdbDevice, bars: number): Promise<Reply> {
  await device.change(draft => {
    draft.device.radios.signal = bars;
  });
  return {};
}

function setSignal(device: AdbDevice, [given, ...rest]: string[]): Promise<Reply> | Reply {
  const rssi = numberIn(given, 0, 31) ?? numberIn(given, 99, 99);
  // The word behind the strength is the bit error rate, which the phone does not show.
  if (rssi === undefined || rest.length > 1) return refused('invalid rssi - must be 0 - 31 or 99');
  return setBars(device, barsOf(rssi));
}

function setSignalProfile(device: AdbDevice, [given, ...rest]: string[]): Promise<Reply> | Reply {
  const profile = numberIn(given, 0, 4);
  if (profile === undefined || rest.length > 1) return refused('invalid signal profile - must be 0 - 4');
  return setBars(device, Math.round(profile));
}

async function hold(device: AdbDevice, { call }: LiveCall): Promise<Reply> {
  if (call.state !== 'active') return refused('could not put this call on hold');
  await device.run('phone', 'hold', { on: true });
  return {};
}

/** The other side hangs up. */
async function cancel(device: AdbDevice, { id, call }: LiveCall): Promise<Reply> {
  const isOpen = call.answeredAt !== null;
  const action = isRinging(call) ? 'ringOut' : isOpen ? 'progress' : 'hangUp';
  await device.run('phone', action, { call: id });
  return {};
}

/** Answers an incoming call; for an outgoing one, the other side answers or is busy. */
async function settleCall(device: AdbDevice, { id, call }: LiveCall, verb: string): Promise<Reply> {
  const isBusy = verb === 'busy';
  if (call.direction === 'incoming') {
    if (isBusy) return refused('this is not an outbound call');
    if (!isRinging(call)) return refused('could not activate this call');
    await device.run('phone', 'answer', { call: id });
    return {};
  }
  if (call.answeredAt !== null)
    return refused(isBusy ? 'this is not an outbound call in waiting state' : 'could not activate this call');
  // The console decides what the other side does, in place of the app's rule for the number.
  await device.change(draft => {
    const draftCall = (draft.apps as Phone['apps']).phone.current[id]!;
    draftCall.outcome = isBusy ? 'busy' : 'answers';
    draftCall.state = isBusy ? 'dialling' : 'ringing';
  });
  await device.run('phone', 'progress', { call: id });
  return {};
}

async function changeCall(device: AdbDevice, verb: string, number: string | undefined): Promise<Reply> {
  if (!isPhoneNumber(number)) return refused(`missing argument, try 'gsm ${verb} <phonenumber>'`);
  if (verb === 'call') {
    await device.run('phone', 'receive', { number });
    return {};
  }
  const found = liveCalls(device).find(({ call }) => digitsOf(call.number) === digitsOf(number));
  if (!found) return refused('there is no current call to this number');
  if (verb === 'hold') return hold(device, found);
  return verb === 'cancel' ? cancel(device, found) : settleCall(device, found, verb);
}

export const gsm: ConsoleCommand = {
  name: 'gsm',
  describe: 'GSM related commands',
  usage: [
    'list',
    'call <phonenumber>',
    'accept <phonenumber>',
    'cancel <phonenumber>',
    'busy <phonenumber>',
    'hold <phonenumber>',
    'data on|off',
    'status',
    'signal <rssi> [<ber>]',
    'signal-profile <0-4>',
  ],
  run(device, { what, rest }) {
    switch (what) {
      case undefined:
        return missing('gsm');
      case 'list':
        return { text: liveCalls(device).map(callLine).join('\n') };
      case 'status':
        return status(device);
      case 'data':
        return setData(device, rest[0]);
      case 'signal':
        return setSignal(device, rest);
      case 'signal-profile':
        return setSignalProfile(device, rest);
      case 'call':
      case 'accept':
      case 'cancel':
      case 'busy':
      case 'hold':
        return changeCall(device, what, rest[0]);
      default:
        return unknown();
    }
  },
};
