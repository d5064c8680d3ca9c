import type { AboutPhone } from '../../protocol/wire/phones.ts';

/** Which phones the wall shows. */
export interface PhoneFilter {
  /** Words, each to be found in a phone's id, route, app or task. */
  q?: string | undefined;
  /** Id of the app in front. */
  app?: string | undefined;
  state?: PhoneState | undefined;
}

export const PHONE_STATES = {
  playing: 'Playing a task',
  ended: 'Task ended',
  free: 'Without a task',
  drawn: 'On a renderer',
  forks: 'Forks',
} as const;
export type PhoneState = keyof typeof PHONE_STATES;

const holds: Record<PhoneState, (phone: AboutPhone) => boolean> = {
  playing: ({ task, outcome }) => task !== undefined && outcome === undefined,
  ended: ({ outcome }) => outcome !== undefined,
  free: ({ task }) => task === undefined,
  drawn: ({ resident }) => resident,
  forks: ({ parent }) => parent !== undefined,
};

/** The filter in a page's address; what it does not know is left out. */
export function readFilter(search: Record<string, unknown>): PhoneFilter {
  const { q, app, state } = search;
  return {
    ...(typeof q === 'string' && q !== '' ? { q } : {}),
    ...(typeof app === 'string' && app !== '' ? { app } : {}),
    ...(typeof state === 'string' && state in PHONE_STATES ? { state: state as PhoneState } : {}),
  };
}

export function filterPhones(
  phones: readonly AboutPhone[],
  { q = '', app, state }: PhoneFilter,
): AboutPhone[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return phones.filter(phone => {
    const text = `${phone.id} ${phone.foreground}${phone.route} ${phone.task ?? ''}`.toLowerCase();
    return (
      words.every(word => text.includes(word)) &&
      (app === undefined || phone.foreground === app) &&
      (state === undefined || holds[state](phone))
    );
  });
}
