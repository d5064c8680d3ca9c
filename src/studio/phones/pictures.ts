import { useEffect, useState } from 'react';
import { picture } from '../api.ts';

/** A picture that took longer waited behind the steps of agents, ms: the next one rests so many times as long. */
const BUSY_MS = 200;
const REST = 3;

interface Wanted {
  url: string;
  /** Takes the picture once it is there, or undefined if it could not be had. */
  deliver: (url: string | undefined) => void;
}

/**
 * Loads the pictures of phones in view, one at a time: drawing one takes a renderer from the agents. The phone that has waited longest is
 * first.
 */
class PictureQueue {
  private readonly wanted = new Map<string, Wanted>();
  private isLoading = false;

  /** Asks for a phone's picture; what it asked for before is dropped. */
  ask(phone: string, wanted: Wanted): void {
    const before = this.wanted.get(phone);
    if (before) Object.assign(before, wanted);
    else this.wanted.set(phone, wanted);
    this.loadNext();
  }

  drop(phone: string): void {
    this.wanted.delete(phone);
  }

  private loadNext(): void {
    const [first] = this.wanted;
    if (!first || this.isLoading) return;
    const [phone, wanted] = first;
    this.wanted.delete(phone);
    this.isLoading = true;
    void this.load(wanted);
  }

  private async load({ url, deliver }: Wanted): Promise<void> {
    const start = performance.now();
    const image = new Image();
    image.src = url;
    await image.decode().then(
      () => deliver(url),
      () => deliver(undefined),
    );
    const took = performance.now() - start;
    setTimeout(
      () => {
        this.isLoading = false;
        this.loadNext();
      },
      took > BUSY_MS ? REST * took : 0,
    );
  }
}

const queue = new PictureQueue();

/** The address of a phone's last picture that has loaded; undefined until there is one. It follows the phone's state. */
export function usePicture(phone: string, stateHash: string): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    let isMounted = true;
    const deliver = (url: string | undefined) => {
      if (isMounted && url !== undefined) setShown(url);
    };
    queue.ask(phone, { url: picture(phone, stateHash), deliver });
    return () => {
      isMounted = false;
    };
  }, [phone, stateHash]);
  useEffect(() => () => queue.drop(phone), [phone]);
  return shown;
}
