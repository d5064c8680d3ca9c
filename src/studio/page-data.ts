import type { Boot } from '../protocol/renderer.ts';
import { setPictureLibrary } from '../sdk/react/pictures.ts';
import type { AnyPhone } from '../state/phone/index.ts';

let boot: Promise<Boot> | undefined;
let base: Promise<Omit<AnyPhone, 'apps'>> | undefined;

async function fetchBoot(): Promise<Boot> {
  const response = await fetch('/boot.json');
  if (!response.ok) throw new Error(`The server answered ${response.status}: open this page with ?token=…`);
  const answer = (await response.json()) as Boot;
  setPictureLibrary(answer.pictures, answer.icons);
  return answer;
}

async function fetchBase(): Promise<Omit<AnyPhone, 'apps'>> {
  const response = await fetch('/worlds/base.json');
  return (await response.json()) as Omit<AnyPhone, 'apps'>;
}

/** What every page that draws phones needs: apps, pictures and icons. Fetched once. */
export const loadBoot = (): Promise<Boot> => (boot ??= fetchBoot());

/** The phone of the base world without its apps. Fetched once. */
export const loadBase = (): Promise<Omit<AnyPhone, 'apps'>> => (base ??= fetchBase());
