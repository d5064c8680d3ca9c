import type { Duplex } from 'node:stream';
import { refuse, type Command, type Output } from '../command.ts';
import { addressOf, serving } from '../ports.ts';

/** Everything that the other end sends until it ends, or until the command is cancelled. */
export async function readAll(stream: Duplex, signal: AbortSignal): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const abort = () => {
    stream.destroy();
  };
  signal.addEventListener('abort', abort, { once: true });
  await new Promise<void>(resolve => {
    stream.on('data', (piece: Buffer) => pieces.push(piece));
    for (const end of ['end', 'close', 'error']) stream.once(end, () => resolve());
    if (signal.aborted) abort();
  });
  signal.removeEventListener('abort', abort);
  return Buffer.concat(pieces);
}

const isHere = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
const portOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d+$/.test(text) ? addressOf(`tcp:${text}`) : undefined;

/** A connection from the phone to itself, which is where its clients' ports lead too; there is no other host in reach. */
export async function dial(
  host: string,
  port: string,
  connect: (address: string) => Promise<Duplex | undefined>,
): Promise<Duplex | 'unknown host' | 'refused'> {
  if (!isHere(host)) return 'unknown host';
  const address = portOf(port);
  return (address === undefined ? undefined : await connect(address)) ?? 'refused';
}

const USAGE = 'usage: nc [-U] [-l] [-p PORT] [HOST PORT]';

/** `nc`: says what it reads to a port of this phone, or to whoever connects to one (`-l`), and prints what it is told. */
export const nc: Command = {
  name: 'nc',
  async run(args, { device, stdin, signal }): Promise<Output> {
    const operands: string[] = [];
    let listens = false;
    let own: string | undefined;
    let unix = false;
    for (let i = 0; i < args.length; i++) {
      const arg = args[i]!;
      if (!arg.startsWith('-') || arg === '-') {
        operands.push(arg);
        continue;
      }
      if (/^-[lL]/.test(arg)) listens = true;
      else if (arg === '-U') unix = true;
      else if (arg === '-p') own = args[++i];
      // Time-outs and address families have no effect here.
      else if (/^-[wWqs]$/.test(arg)) i++;
      else if (!/^-[46nu]$/.test(arg))
        return refuse(`nc: Unknown option '${arg.replace(/^-+/, '')}' (see "nc --help")`);
    }
    if (listens) {
      const address = portOf(own ?? operands.at(-1));
      if (!address) return refuse(USAGE);
      let closed = () => {};
      const first = new Promise<Duplex | undefined>(resolve => {
        const open = device.ports.listen(
          address,
          serving(far => {
            closed();
            resolve(far);
          }),
        );
        if (!open) {
          resolve(undefined);
          return;
        }
        closed = () => open.close();
        signal.addEventListener(
          'abort',
          () => {
            closed();
            resolve(undefined);
          },
          { once: true },
        );
      });
      const far = await first;
      if (!far) return signal.aborted ? { status: 130 } : refuse('nc: bind: Address already in use');
      if (stdin.length > 0) far.write(stdin);
      const out = await readAll(far, signal);
      far.end();
      return { out };
    }
    const near =
      unix && operands.length === 1
        ? ((await device.ports.connect(`localabstract:${operands[0]!.replace(/^@/, '')}`)) ?? 'refused')
        : operands.length === 2
          ? await dial(operands[0]!, operands[1]!, address => device.ports.connect(address))
          : undefined;
    if (near === undefined) return refuse(USAGE);
    if (near === 'unknown host') return refuse(`nc: ${operands[0]}: No address associated with hostname`);
    if (near === 'refused') return refuse('nc: connect: Connection refused');
    if (stdin.length > 0) near.write(stdin);
    const out = await readAll(near, signal);
    near.end();
    return { out };
  },
};
