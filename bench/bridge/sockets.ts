import type { AdbServerClient } from '@yume-chan/adb';
import { AdbServerNodeTcpConnector } from '@yume-chan/adb-server-node-tcp';
import { MaybeConsumable, ReadableStream } from '@yume-chan/stream-extra';

const nextTurn = <T>(value: T) =>
  new Promise<T>(resolve => {
    setImmediate(resolve, value);
  });

/** A connection's bytes, ending when its socket closes. The library would wait for an end that a broken socket never sends. */
function endingWithSocket({
  readable,
  closed,
  close,
}: AdbServerClient.ServerConnection): ReadableStream<Uint8Array> {
  const reader = (readable as ReadableStream<Uint8Array>).getReader();
  const END = { done: true, value: undefined } as const;
  const ended = closed.then(() => END);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const read = reader.read();
      const first = await Promise.race([read, ended]);
      // Bytes that arrived before the end are read first.
      const { done, value } = first === END ? await Promise.race([read, nextTurn(END)]) : first;
      if (done) controller.close();
      else controller.enqueue(value!);
    },
    cancel: () => close(),
  });
}

/** Sockets whose writes never fail: a closed socket shows at the end of its bytes, and one error is enough. */
export class Sockets extends AdbServerNodeTcpConnector {
  override async connect(
    options?: AdbServerClient.ServerConnectionOptions,
  ): Promise<AdbServerClient.ServerConnection> {
    const connection = await super.connect(options);
    const writer = connection.writable.getWriter();
    writer.closed.catch(() => {});
    const writable = new MaybeConsumable.WritableStream<Uint8Array>({
      write: bytes => writer.write(bytes).catch(() => {}),
    });
    return {
      readable: endingWithSocket(connection),
      writable,
      closed: connection.closed,
      close: () => connection.close(),
    };
  }
}
