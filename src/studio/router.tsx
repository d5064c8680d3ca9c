import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { Frame } from './frame/Frame.tsx';
import { NotFound } from './frame/NotFound.tsx';
import { readFilter } from './phones/filter.ts';
import { PhonesPage } from './phones/PhonesPage.tsx';
import { readCompared, readEpisodeFilter } from './runs/filter.ts';

const root = createRootRoute({ component: Frame, notFoundComponent: NotFound });
const routeAt = <const P extends string>(path: P) => ({ getParentRoute: () => root, path });

const home = createRoute({
  ...routeAt('/'),
  beforeLoad: () => {
    throw redirect({ to: '/phones' });
  },
});
const phones = createRoute({ ...routeAt('/phones'), component: PhonesPage, validateSearch: readFilter });
const phone = createRoute({
  ...routeAt('/phones/$id'),
  component: lazyRouteComponent(() => import('./PhonePage.tsx'), 'PhonePage'),
});
const runs = createRoute({
  ...routeAt('/runs'),
  component: lazyRouteComponent(() => import('./runs/RunsPage.tsx'), 'RunsPage'),
});
const compared = createRoute({
  ...routeAt('/runs/compare'),
  component: lazyRouteComponent(() => import('./runs/ComparePage.tsx'), 'ComparePage'),
  validateSearch: readCompared,
});
const run = createRoute({
  ...routeAt('/runs/$run'),
  component: lazyRouteComponent(() => import('./runs/RunPage.tsx'), 'RunPage'),
  validateSearch: readEpisodeFilter,
});
const replayed = createRoute({
  ...routeAt('/replay'),
  component: lazyRouteComponent(() => import('./ReplayPage.tsx'), 'ReplayRunPage'),
});
const replayedEpisode = createRoute({
  ...routeAt('/replay/$episode/{-$step}'),
  component: lazyRouteComponent(() => import('./ReplayPage.tsx'), 'ReplayEpisodePage'),
});

/** The studio's pages. Addresses lie behind `#`, so that they work on every server and behind every proxy. */
export const router = createRouter({
  routeTree: root.addChildren([home, phones, phone, runs, compared, run, replayed, replayedEpisode]),
  history: createHashHistory(),
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
