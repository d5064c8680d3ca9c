import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { ApiError } from '../errors.ts';
import { BODY_LIMIT } from '../http.ts';

/** Most bytes of bodies that a gateway holds at once. */
const HELD_LIMIT = 64 * BODY_LIMIT;

/** Bodies that a gateway reads to find their cells. It holds them until their answers have gone. */
export class Bodies {
  private readonly limit: number;
  private readonly sizes = new WeakMap<FastifyRequest, number>();
  private held = 0;

  /** `limit`: most bytes that are held at once. */
  constructor(limit = HELD_LIMIT) {
    this.limit = limit;
  }

  /** Bytes that are held now. */
  get bytes(): number {
    return this.held;
  }

  /**
   * Reads the JSON of a call that is passed on, which leaves with the same bytes. Undefined where there is none: its cell says what is
   * wrong. Rejects with BODY_TOO_LARGE beyond what a cell accepts, CAPACITY_REACHED while too much is held, and CANCELLED for a caller
   * that hangs up.
   */
  async jsonOf(request: FastifyRequest): Promise<unknown> {
    if (!(request.body instanceof Readable)) return undefined;
    const bytes = await this.bytesOf(request, request.body);
    request.body = Readable.from([bytes], { objectMode: false });
    try {
      return JSON.parse(bytes.toString());
    } catch {
      return undefined;
    }
  }

  /** Forgets what is held for a call. */
  release(request: FastifyRequest): void {
    this.held -= this.sizes.get(request) ?? 0;
    this.sizes.delete(request);
  }

  private async bytesOf(request: FastifyRequest, body: Readable): Promise<Buffer> {
    if (Number(request.headers['content-length']) > BODY_LIMIT) throw tooLarge();
    const chunks: Buffer[] = [];
    let refusal: ApiError | undefined;
    try {
      // The answer goes over the same connection.
      for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        refusal = this.hold(request, chunk.length);
        if (refusal) break;
        chunks.push(chunk);
      }
    } catch {
      throw new ApiError('CANCELLED', 'The caller hung up');
    }
    if (refusal) throw refusal;
    return Buffer.concat(chunks);
  }

  /** Counts bytes of a body, or says why they are refused. */
  private hold(request: FastifyRequest, bytes: number): ApiError | undefined {
    const size = (this.sizes.get(request) ?? 0) + bytes;
    if (size > BODY_LIMIT) return tooLarge();
    if (this.held + bytes > this.limit) return full();
    this.sizes.set(request, size);
    this.held += bytes;
    return undefined;
  }
}

const tooLarge = () => new ApiError('BODY_TOO_LARGE', 'The body is larger than this call allows.');
const full = () =>
  new ApiError(
    'CAPACITY_REACHED',
    'The gateway holds too many large bodies: send the call again, or start another gateway beside it',
  );
