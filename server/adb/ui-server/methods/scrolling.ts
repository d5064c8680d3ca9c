import { FLING, SCROLL, type Screen } from '../screen.ts';
import type { Method, Methods } from './method.ts';

const scrolls =
  (screen: Screen, forward: boolean, amount: number): Method =>
  (wanted, vertical = true) =>
    screen.scroll(wanted, vertical, forward, amount);

const scrollsToEnd =
  (screen: Screen, forward: boolean): Method =>
  (wanted, vertical = true, maxSwipes = undefined) =>
    screen.scrollToEnd(wanted, vertical, forward, maxSwipes);

export const scrollMethods = (screen: Screen): Methods => ({
  scrollForward: scrolls(screen, true, SCROLL),
  scrollBackward: scrolls(screen, false, SCROLL),
  flingForward: scrolls(screen, true, FLING),
  flingBackward: scrolls(screen, false, FLING),
  scrollToBeginning: scrollsToEnd(screen, false),
  scrollToEnd: scrollsToEnd(screen, true),
  flingToBeginning: scrollsToEnd(screen, false),
  flingToEnd: scrollsToEnd(screen, true),
  scrollTo: (wanted, child, vertical = true) => screen.scrollTo(wanted, vertical, () => screen.exists(child)),
});
