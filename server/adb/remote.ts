import type { KeyObject } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createWebSocketStream, type WebSocket } from 'ws';
import type { Context } from '../routes/context.ts';
import { IdParams } from '../../src/protocol/wire/common.ts';
import { readKeys } from './auth.ts';
import { Console } from './console.ts';
import { AdbDevice } from './device.ts';
import { serveClient } from './endpoint.ts';

/** The first message of a connection, as JSON. `keys` are the public keys that may connect, as lines of `adb_keys`. */
export interface Opening {
  keys?: string;
}

/** Reads the keys of an opening. Throws for any other message. */
function openingOf(text: string): readonly KeyObject[] | undefined {
  const { keys } = JSON.parse(text) as Opening;
  return keys === undefined ? undefined : readKeys(keys);
}

/**
 * Tunnels ADB and the emulator console through WebSockets, for clients that cannot reach a port of this machine. After the opening, messages
 * carry the bytes of the protocol. Only the operator may use them, because they give access to the whole phone.
 */
export const adbRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async app => {
    const open = new Map<string, Set<WebSocket>>();
    context.phones.removed.add(id => {
      for (const socket of open.get(id) ?? []) socket.close(1000, 'the phone was deleted');
    });

    const tunnel = (path: string, serve: (socket: WebSocket, device: AdbDevice, first: string) => void) =>
      app.get(
        path,
        {
          websocket: true,
          schema: { params: IdParams, hide: true },
          onRequest: async request => {
            context.auth.operator(request);
            context.phones.get((request.params as { id: string }).id);
          },
        },
        (socket, request) => {
          const { id } = request.params;
          const device = new AdbDevice(context, context.phones.get(id));
          const sockets = open.get(id) ?? new Set();
          open.set(id, sockets.add(socket));
          socket.once('close', () => {
            sockets.delete(socket);
            if (sockets.size === 0) open.delete(id);
          });
          socket.on('error', () => socket.terminate());
          socket.once('message', (data, binary) => {
            try {
              if (binary) throw new Error('The first message must be the opening, as text');
              serve(socket, device, String(data));
            } catch (error) {
              socket.close(1008, (error as Error).message.slice(0, 100));
            }
          });
        },
      );

    tunnel('/v1/phones/:id/adb', (socket, device, first) => {
      const keys = openingOf(first);
      serveClient(device, createWebSocketStream(socket), keys);
    });
    tunnel('/v1/phones/:id/console', (socket, device) => {
      new Console(createWebSocketStream(socket), device);
    });
  };
