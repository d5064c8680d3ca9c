import {
  Adb,
  AdbDaemonTransport,
  AdbPacket,
  AdbPacketSerializeStream,
  AdbServerClient,
  type AdbDaemonConnection,
} from '@yume-chan/adb';
import { pipeFrom, StructDeserializeStream, type ReadableStream } from '@yume-chan/stream-extra';
import { BridgeError, wordsOf } from './errors.ts';
import { keyStore } from './key.ts';
import { Sockets } from './sockets.ts';
import { withTimeout } from './timeout.ts';

export interface Address {
  host: string;
  port: number;
}

/** Where a device is: behind an adb server, by its serial, or at its own address, with the key in the folder `home`. */
export type Where = { server: Address; serial?: string | undefined } | { tcp: Address; home?: string };

export const ADB_SERVER: Address = { host: '127.0.0.1', port: 5_037 };

/** A person may have to allow the key on the device's screen. */
const GREETING_MS = 60_000;

/** A client of an adb server. Throws ADB_UNREACHABLE. */
export async function adbServer(address: Address): Promise<{ client: AdbServerClient; version: number }> {
  const client = new AdbServerClient(new Sockets(address));
  try {
    return { client, version: await client.getVersion() };
  } catch (error) {
    throw new BridgeError(
      'ADB_UNREACHABLE',
      `No adb server at ${address.host}:${address.port} (${wordsOf(error)}): start one with \`adb start-server\`, or connect to the device itself with --tcp`,
      error,
    );
  }
}

/** The given serial, or that of the only device. Throws DEVICE_NOT_FOUND and DEVICE_UNAUTHORIZED. */
async function chooseSerial(client: AdbServerClient, serial: string | undefined): Promise<string> {
  const devices = await client.getDevices(['device', 'offline', 'unauthorized']);
  const listed = devices.map(d => `${d.serial} (${d.state})`).join(', ') || 'none';
  const only = devices.length === 1 ? devices[0] : undefined;
  const found = serial === undefined ? only : devices.find(d => d.serial === serial);
  if (!found)
    throw new BridgeError(
      'DEVICE_NOT_FOUND',
      serial === undefined
        ? `Name the device with --serial; there are: ${listed}`
        : `No device ${serial}; there are: ${listed}`,
    );
  if (found.state === 'unauthorized')
    throw new BridgeError(
      'DEVICE_UNAUTHORIZED',
      `${found.serial} does not trust this machine: allow USB debugging on its screen`,
    );
  if (found.state === 'offline') throw new Error(`${found.serial} is offline`);
  return found.serial;
}

/** Connects to a device's own daemon, which speaks in packets. */
async function openDaemon(address: Address): Promise<AdbDaemonConnection> {
  const socket = await new Sockets(address).connect();
  return {
    readable: (socket.readable as ReadableStream<Uint8Array>).pipeThrough(
      new StructDeserializeStream(AdbPacket),
    ),
    writable: pipeFrom(socket.writable, new AdbPacketSerializeStream()) as AdbDaemonConnection['writable'],
  };
}

/** Connects to a device. Throws ADB_UNREACHABLE, DEVICE_NOT_FOUND and DEVICE_UNAUTHORIZED. */
export async function openAdb(where: Where): Promise<Adb> {
  if ('server' in where) {
    const { client } = await adbServer(where.server);
    return client.createAdb({ serial: await chooseSerial(client, where.serial) });
  }
  const serial = `${where.tcp.host}:${where.tcp.port}`;
  const connection = await openDaemon(where.tcp);
  return new Adb(
    await withTimeout(
      GREETING_MS,
      `${serial}: the greeting`,
      AdbDaemonTransport.authenticate({
        serial,
        connection,
        credentialStore: keyStore(where.home),
        initialDelayedAckBytes: 0,
      }),
    ),
  );
}
