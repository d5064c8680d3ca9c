import type { KeyObject } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createWebSocketStream, type WebSocket } from 'ws';
import type { Context } from '../routes/context.ts';
import { IdParams } from '../../src/protocol/wire/common.ts';
import { readKeys } from './auth.ts';
import { Console } from './console.ts';
import { AdbDevice } from './device.ts';
import { serveClient } from './endpoint.ts';

/** What a caller says in the first message, as JSON: the keys of which its client must hold one, as lines of `adb_keys`. */
export interface Opening {
  keys?: string;
}

/** Throws where the message is no opening. */
function openingOf(text: string): readonly KeyObject[] | undefined {
  const { keys } = JSON.parse(text) as Opening;
  return keys === undefined ? undefined : readKeys(keys);
}

/**
 * Phones' doors for those who have no port here: an `adb` client's bytes, or those of an emulator's console, over a WebSocket. After the
 * opening, each message is a piece of them. It is for the operator, as everything that reaches a whole phone.
 */
export const adbRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async app => {
    const open = new Map<string, Set<WebSocket>>();
    context.phones.removed.add(id => {
      for (const socket of open.get(id) ?? []) socket.close(1000, 'the phone was deleted');
    });

    const door = (path: string, serve: (socket: WebSocket, device: AdbDevice, first: string) => void) =>
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
          const there = open.get(id) ?? new Set();
          open.set(id, there.add(socket));
          socket.once('close', () => {
            there.delete(socket);
            if (there.size === 0) open.delete(id);
          });
          socket.on('error', () => socket.terminate());
          socket.once('message', (data, binary) => {
            try {
              if (binary) throw new Error('The first message is the opening, as text');
              serve(socket, device, String(data));
            } catch (error) {
              socket.close(1008, (error as Error).message.slice(0, 100));
            }
          });
        },
      );

    door('/v1/phones/:id/adb', (socket, device, first) => {
      const keys = openingOf(first);
      serveClient(device, createWebSocketStream(socket), keys);
    });
    door('/v1/phones/:id/console', (socket, device) => {
      new Console(createWebSocketStream(socket), device);
    });
  };
