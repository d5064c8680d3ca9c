import { Client, WireError } from '../../bench/run/client.ts';

/** A client whose network does what networks do. Only calls that have a key may be done to: others are not promised to be done once. */
export class RoughClient extends Client {
  /** Coming calls with a key that are sent twice at once. */
  twice = 0;
  /** Coming calls with a key whose answer does not arrive. */
  cut = 0;

  override async bytes(...call: Parameters<Client['bytes']>): Promise<Buffer> {
    const [, , , { key } = {}] = call;
    if (key !== undefined && this.twice > 0) {
      this.twice--;
      const [first] = await Promise.all([super.bytes(...call), super.bytes(...call)]);
      return first;
    }
    const answer = await super.bytes(...call);
    if (key === undefined || this.cut === 0) return answer;
    this.cut--;
    throw new WireError('SERVER_UNREACHABLE', 'The answer was cut', 0);
  }
}
