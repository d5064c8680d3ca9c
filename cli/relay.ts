import { createServer, type Server, type Socket } from 'node:net';
import { createWebSocketStream, WebSocket } from 'ws';

export interface RelayOptions {
  host: string;
  port: number;
  /** The WebSocket of a Tapworld server that each client's bytes go to. */
  to: URL;
  token?: string;
  /** The message before a client's bytes. */
  opening: object;
}

/** A port that connects each client to a WebSocket of its own. If one end closes, so does the other. Throws what `listen` throws for a taken port. */
export class Relay {
  readonly port: number;
  readonly #server: Server;
  readonly #clients: Set<Socket>;

  private constructor(server: Server, clients: Set<Socket>, port: number) {
    this.#server = server;
    this.#clients = clients;
    this.port = port;
  }

  static async open({ host, port, to, token, opening }: RelayOptions): Promise<Relay> {
    const clients = new Set<Socket>();
    const server = createServer(socket => {
      clients.add(socket);
      socket.setNoDelay(true);
      const far = new WebSocket(to, {
        ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
        perMessageDeflate: false,
      });
      const stream = createWebSocketStream(far);
      socket.once('close', () => {
        clients.delete(socket);
        far.terminate();
      });
      stream.once('close', () => socket.destroy());
      for (const end of [socket, stream]) end.on('error', () => socket.destroy());
      far.once('open', () => {
        far.send(JSON.stringify(opening));
        socket.pipe(stream).pipe(socket);
      });
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ host, port }, () => {
        server.off('error', reject);
        resolve();
      });
    });
    return new Relay(server, clients, (server.address() as { port: number }).port);
  }

  async close(): Promise<void> {
    for (const client of this.#clients) client.destroy();
    await new Promise(resolve => {
      this.#server.close(resolve);
    });
  }
}
