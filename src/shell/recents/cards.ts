import { pointsOf } from '../../sdk/core/screen.ts';
import type { Catalogue } from '../../sdk/core/app.ts';
import { matchRoute } from '../../sdk/core/routes.ts';
import type { AnyPhone, ScreenRecord } from '../../state/phone/index.ts';

/** Points between two cards, and what a screen's height leaves for the name, the buttons and the bars. */
const GAP = 16;
const AROUND = 292;
const AROUND_WIDE = 190;
/** Most of the screen's width that a card takes. */
const WIDEST = 0.68;

export interface CardSizes {
  width: number;
  height: number;
  /** A card is this much smaller than the screen that it shows. */
  scale: number;
  gap: number;
  /** Points before the first card and after the last: each can stand in the middle. */
  margin: number;
}

/** Sizes of the cards in points, all alike: the whole screen, scaled to what the bars leave. */
export function cardSizes(phone: AnyPhone): CardSizes {
  const screen = pointsOf(phone);
  const room = screen.height - (screen.width > screen.height ? AROUND_WIDE : AROUND);
  const scale = Math.min(room / screen.height, WIDEST);
  const width = Math.round(screen.width * scale);
  const height = Math.round(screen.height * scale);
  return { width, height, scale, gap: GAP, margin: Math.round((screen.width - width) / 2) };
}

/** Ids of the tasks whose cards are in view, by the offset of the strip. Only these draw their screens. */
export function cardsInView(phone: AnyPhone): string[] {
  const { tasks, surfaces } = phone.ui;
  const { width, gap, margin } = cardSizes(phone);
  const view = pointsOf(phone).width;
  const end = 2 * margin + tasks.length * width + (tasks.length - 1) * gap;
  const offset = Math.min(surfaces['recents']?.scroll?.['recents'] ?? 0, Math.max(0, end - view));
  const left = (i: number) => margin + i * (width + gap) - offset;
  return tasks.filter((_, i) => left(i) < view && left(i) + width > 0).map(t => t.id);
}

/** Whether a cover stands for a screen: it is secure, or its app is not loaded yet, so that nobody knows. */
export function isCovered(catalogue: Pick<Catalogue, 'get'>, phone: AnyPhone, screen: ScreenRecord): boolean {
  const state = phone.apps[screen.app];
  if (state === undefined) return true;
  const { routes } = catalogue.get(screen.app);
  const match = matchRoute(routes, screen.path);
  const secure = match && routes[match.pattern]!.secure;
  return typeof secure === 'function' ? secure(state, match!.params) : secure === true;
}
