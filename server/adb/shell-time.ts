import { draw, hashSeed } from '../../src/state/random.ts';
import { ApiError } from '../errors.ts';
import { shellOf, type AdbDevice } from './device.ts';
import type { PhoneTime } from './phone-time.ts';

/**
 * Clock, zone and random numbers of one line of a phone's shell. The numbers are a sequence of their own, from the phone's seed: a script
 * does not change the numbers that apps draw. The phone's state holds the position in the sequence.
 */
export class ShellTime implements PhoneTime {
  readonly device: AdbDevice;
  private readonly seed: number;
  private draws: number;

  constructor(device: AdbDevice) {
    this.device = device;
    this.seed = hashSeed(JSON.stringify(['shell', device.tree.random.seed]));
    this.draws = device.tree.device.shell?.draws ?? 0;
  }

  now(): number {
    return this.device.tree.clock.now;
  }
  zone(): string {
    return this.device.tree.clock.zone;
  }
  random(): number {
    const { value, next } = draw({ seed: this.seed, draws: this.draws });
    this.draws = next.draws;
    return value;
  }

  /** Records in the phone how many numbers were drawn, unless it is leased. Otherwise throws as `AdbDevice.change`. */
  async keep(): Promise<void> {
    const { draws } = this;
    if (draws <= (this.device.tree.device.shell?.draws ?? 0)) return;
    try {
      await this.device.change(draft => {
        shellOf(draft).draws = draws;
      });
    } catch (error) {
      // A leased phone stays unchanged.
      if (!(error instanceof ApiError) || error.code !== 'LEASED') throw error;
    }
  }
}
