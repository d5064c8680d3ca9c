import { useEffect, useState } from 'react';
import { picture } from '../api.ts';

/** Pictures that load at once: drawing one takes a renderer from the agents. */
const AT_ONCE = 2;

interface Wanted {
  url: string;
  /** Takes the picture once it is there, or undefined if it could not be had. */
  deliver: (url: string | undefined) => void;
}

/** Loads the pictures of phones in view, one a phone at a time: the phone that has waited longest first. */
class PictureQueue {
  private readonly wanted = new Map<string, Wanted>();
  private readonly loading = new Set<string>();

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
    for (const [phone, wanted] of this.wanted) {
      if (this.loading.size >= AT_ONCE) return;
      if (this.loading.has(phone)) continue;
      this.wanted.delete(phone);
      this.loading.add(phone);
      void this.load(phone, wanted);
    }
  }

  private async load(phone: string, { url, deliver }: Wanted): Promise<void> {
    const image = new Image();
    image.src = url;
    await image.decode().then(
      () => deliver(url),
      () => deliver(undefined),
    );
    this.loading.delete(phone);
    this.loadNext();
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
