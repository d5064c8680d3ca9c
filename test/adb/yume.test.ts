import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import {
  Adb,
  AdbDaemonTransport,
  AdbPacket,
  AdbPacketSerializeStream,
  AdbServerClient,
  type AdbDaemonConnection,
} from '@yume-chan/adb';
import { AdbServerNodeTcpConnector } from '@yume-chan/adb-server-node-tcp';
import {
  ConcatBufferStream,
  Consumable,
  PushReadableStream,
  ReadableStream,
  StructDeserializeStream,
  pipeFrom,
} from '@yume-chan/stream-extra';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { switchRadio, writeNote } from './plays.ts';
import { expectScreen } from './screen.ts';
import { handOf } from './shelled.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage?.close();
});

/** Runs a shell line on the phone; throws with its exit status if it fails. */
const runOf =
  (adb: Adb) =>
  async (line: string): Promise<string> => {
    const { stdout, stderr, exitCode } = await adb.subprocess.shellProtocol!.spawnWaitText(line);
    if (exitCode !== 0) throw new Error(`${line}: ${exitCode} ${stderr}`);
    return stdout;
  };

/** Pushes bytes and pulls them back. */
async function throughFiles(adb: Adb, bytes: Uint8Array): Promise<Uint8Array> {
  const sync = await adb.sync();
  try {
    await sync.write({
      filename: '/sdcard/Download/sent.bin',
      file: new ReadableStream({
        start(controller) {
          controller.enqueue(bytes);
          controller.close();
        },
      }),
    });
    expect((await sync.stat('/sdcard/Download/sent.bin')).size).toBe(BigInt(bytes.length));
    const back = await sync.read('/sdcard/Download/sent.bin').pipeThrough(new ConcatBufferStream());
    expect((await sync.readdir('/sdcard/Download')).map(({ name }) => name)).toContain('sent.bin');
    await runOf(adb)('rm /sdcard/Download/sent.bin');
    return back;
  } finally {
    await sync.dispose();
  }
}

it('@yume-chan/adb writes a note through an adb server', async () => {
  const { serial, params, verdict } = await stage.play<{ title: string; body: string }>('notes/create-note');
  const client = new AdbServerClient(
    new AdbServerNodeTcpConnector({ host: '127.0.0.1', port: stage.real.port }),
  );
  expect((await client.getDevices()).map(device => device.serial)).toContain(serial);
  const adb = await client.createAdb({ serial });
  expect(await adb.getProp('ro.build.version.sdk')).toBe('33');
  await expect(runOf(adb)('echo no >&2; exit 7')).rejects.toThrow('7 no');
  expectScreen(await adb.subprocess.noneProtocol.spawnWait(['screencap', '-p']));
  await writeNote(handOf(runOf(adb)), params);
  await adb.close();
  expect(await verdict()).toMatchObject({ success: true, outcome: 'success', sideEffects: [] });
});

/** A packet connection to a phone's port, without an adb server. */
function connectionOf(socket: Socket): AdbDaemonConnection {
  const bytes = new PushReadableStream<Uint8Array>(controller => {
    socket.on('data', data => {
      socket.pause();
      void Promise.resolve(controller.enqueue(data)).then(
        () => socket.resume(),
        () => socket.destroy(),
      );
    });
    socket.once('close', () => {
      if (!controller.abortSignal.aborted) controller.close();
    });
  });
  const sent = new Consumable.WritableStream<Uint8Array>({
    write: chunk =>
      new Promise((resolve, reject) => {
        socket.write(chunk, error => {
          if (error) reject(error);
          else resolve();
        });
      }),
    close: () => {
      socket.end();
    },
  });
  return {
    readable: bytes.pipeThrough(new StructDeserializeStream(AdbPacket)),
    writable: pipeFrom(sent, new AdbPacketSerializeStream()),
  };
}

it('@yume-chan/adb turns Bluetooth off directly over TCP', async () => {
  const { serial, door, verdict } = await stage.play('settings/bluetooth-off');
  const socket = connect(door.port, '127.0.0.1');
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  const transport = await AdbDaemonTransport.authenticate({
    serial,
    connection: connectionOf(socket),
    credentialStore: {
      generateKey: () => {
        throw new Error('The port does not ask for a key');
      },
      iterateKeys: () => [],
    },
  });
  const adb = new Adb(transport);
  expect(adb.banner.model).toBe(door.device.tree.device.model.product.replaceAll(' ', '_'));
  const bytes = randomBytes(300_000);
  expect(Buffer.from(await throughFiles(adb, bytes)).equals(bytes)).toBe(true);
  const { width, height, data } = await adb.framebuffer();
  expect([width, height, data.length]).toEqual([1080, 2400, 1080 * 2400 * 4]);
  await switchRadio(handOf(runOf(adb)), 'Bluetooth');
  await adb.close();
  expect(await verdict()).toMatchObject({ success: true, outcome: 'success' });
});
