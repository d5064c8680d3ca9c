import { addressIn, isOnline } from '../../../src/sdk/core/network.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { lines, refuse, type Command, type Output } from '../command.ts';
import { numberOf } from '../ids.ts';

/** A network interface of the phone. */
interface Interface {
  index: number;
  name: string;
  mac: string;
  /** Its IPv4 address; undefined while it has none. */
  address?: string;
  /** Bits of the address that name the network. */
  prefix: number;
}

const LOOPBACK: Interface = {
  index: 1,
  name: 'lo',
  mac: '00:00:00:00:00:00',
  address: '127.0.0.1',
  prefix: 8,
};

/** The interfaces: of Wi-Fi, and of mobile data while it is the phone's way to the internet. */
function interfaces({ device }: AnyPhone): Interface[] {
  const { radios, model } = device;
  const network = radios.wifi ? radios.network : null;
  const hasMobile = network === null && isOnline(device);
  const host = numberOf(model.serial) % 250;
  return [
    LOOPBACK,
    ...(hasMobile
      ? [{ index: 14, name: 'rmnet_data0', mac: '', address: `10.24.61.${host + 2}`, prefix: 24 }]
      : []),
    {
      index: 28,
      name: 'wlan0',
      mac: model.mac.toLowerCase(),
      ...(network === null ? {} : { address: addressIn(network) }),
      prefix: 24,
    },
  ];
}

const networkOf = (address: string): string => address.replace(/\.\d+$/, '.0');
const broadcastOf = (address: string): string => address.replace(/\.\d+$/, '.255');

function addressLines({ index, name, mac, address, prefix }: Interface): string[] {
  const isLoopback = name === 'lo';
  const flags = isLoopback ? 'LOOPBACK' : 'BROADCAST,MULTICAST';
  const state = isLoopback ? 'UNKNOWN' : address === undefined ? 'DOWN' : 'UP';
  const up = address === undefined ? '' : ',UP,LOWER_UP';
  const queue = isLoopback ? 'noqueue' : 'mq';
  return [
    `${index}: ${name}: <${flags}${up}> mtu ${isLoopback ? 65_536 : 1_500} qdisc ${queue} state ${state} group default qlen ${isLoopback ? 1_000 : 3_000}`,
    `    link/${isLoopback ? 'loopback' : 'ether'} ${mac || '00:00:00:00:00:00'} brd ${isLoopback ? '00:00:00:00:00:00' : 'ff:ff:ff:ff:ff:ff'}`,
    ...(address === undefined
      ? []
      : [
          `    inet ${address}/${prefix} ${isLoopback ? 'scope host lo' : `brd ${broadcastOf(address)} scope global ${name}`}`,
          '       valid_lft forever preferred_lft forever',
        ]),
  ];
}

/** The interfaces that the words behind `show` name. Gives an error for an unknown one. */
function chosen(all: readonly Interface[], words: readonly string[]): Interface[] | Output {
  const name = words.filter(word => !['show', 'list', 'ls', 'dev', 'up'].includes(word))[0];
  if (name === undefined) return [...all];
  const found = all.filter(each => each.name === name);
  return found.length > 0 ? found : refuse(`Device "${name}" does not exist.`, 1);
}

function routes(all: readonly Interface[], words: readonly string[]): Output {
  if (words[0] === 'get') {
    const by = all.find(({ name, address }) => name !== 'lo' && address !== undefined);
    if (!by) return refuse('RTNETLINK answers: Network is unreachable', 2);
    const gateway = networkOf(by.address!).replace(/0$/, '1');
    return lines(
      `${words[1] ?? ''} via ${gateway} dev ${by.name} table 1028 src ${by.address} uid 2000 `,
      '    cache ',
    );
  }
  return lines(
    ...all
      .filter(({ name, address }) => name !== 'lo' && address !== undefined)
      .map(
        ({ name, address, prefix }) =>
          `${networkOf(address!)}/${prefix} dev ${name} proto kernel scope link src ${address} `,
      ),
  );
}

/** Options that a family of addresses follows. */
const FAMILY = ['-f', '-family'];

/** `ip`: addresses and routes of the phone, to read. */
export const ip: Command = {
  name: 'ip',
  run(args, { device }) {
    const [object = '', ...words] = args.filter(
      (arg, i) => !arg.startsWith('-') && !FAMILY.includes(args[i - 1] ?? ''),
    );
    const all = interfaces(device.tree);
    if ('address'.startsWith(object) && object !== '') {
      const found = chosen(all, words);
      return Array.isArray(found) ? lines(...found.flatMap(addressLines)) : found;
    }
    if ('link'.startsWith(object) && object !== '') {
      const found = chosen(all, words);
      return Array.isArray(found) ? lines(...found.flatMap(each => addressLines(each).slice(0, 2))) : found;
    }
    if ('route'.startsWith(object) && object !== '') return routes(all, words);
    if (object === '') return refuse('Usage: ip [ OPTIONS ] OBJECT { COMMAND | help }', 255);
    return refuse(`Object "${object}" is unknown, try "ip help".`, 1);
  },
};

/** `ifconfig`: the interfaces with their addresses. */
export const ifconfig: Command = {
  name: 'ifconfig',
  run(args, { device }) {
    const all = interfaces(device.tree);
    const name = args.find(arg => !arg.startsWith('-'));
    const found = all.filter(each => (name === undefined ? each.address !== undefined : each.name === name));
    if (found.length === 0 && name !== undefined) return refuse(`ifconfig: ${name}: No such device`);
    return lines(
      ...found.flatMap(each => [
        `${each.name.padEnd(10)}Link encap:${each.name === 'lo' ? 'Local Loopback  ' : `Ethernet  HWaddr ${each.mac}`}`,
        ...(each.address === undefined
          ? []
          : [
              each.name === 'lo'
                ? `          inet addr:${each.address}  Mask:255.0.0.0 `
                : `          inet addr:${each.address}  Bcast:${broadcastOf(each.address)}  Mask:255.255.255.0 `,
            ]),
        `          ${each.address === undefined ? 'BROADCAST MULTICAST' : 'UP BROADCAST RUNNING MULTICAST'}  MTU:1500  Metric:1`,
        '',
      ]),
    );
  },
};
