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
import { readMachinesSearch } from './machines/search.ts';
import { readPhoneSearch } from './phone/search.ts';
import { readFilter } from './phones/filter.ts';
import { PhonesPage } from './phones/PhonesPage.tsx';
import { readRecordSearch } from './record/search.ts';
import { readReplaySearch } from './replay/search.ts';
import { readCompared, readEpisodeFilter } from './runs/filter.ts';
import { readTaskFilter } from './tasks/filter.ts';
import { readView } from './tasks/view.ts';
import { readTrainSearch } from './train/search.ts';

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
  component: lazyRouteComponent(() => import('./phone/PhonePage.tsx'), 'PhonePage'),
  validateSearch: readPhoneSearch,
});
const opened = createRoute({
  ...routeAt('/open/$sha256'),
  component: lazyRouteComponent(() => import('./phone/OpenPage.tsx'), 'OpenPage'),
});
const tasks = createRoute({
  ...routeAt('/tasks'),
  component: lazyRouteComponent(() => import('./tasks/TasksPage.tsx'), 'TasksPage'),
  validateSearch: readTaskFilter,
});
const template = createRoute({
  ...routeAt('/tasks/$suite/$name'),
  component: lazyRouteComponent(() => import('./tasks/TemplatePage.tsx'), 'TemplatePage'),
  validateSearch: readView,
});
const recordings = createRoute({
  ...routeAt('/record'),
  component: lazyRouteComponent(() => import('./record/RecordPage.tsx'), 'RecordPage'),
});
const recording = createRoute({
  ...routeAt('/record/$id/{-$stage}'),
  component: lazyRouteComponent(() => import('./record/RecordingPage.tsx'), 'RecordingPage'),
  validateSearch: readRecordSearch,
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
const replay = createRoute({
  ...routeAt('/runs/$run/$episode/{-$step}'),
  component: lazyRouteComponent(() => import('./replay/ReplayPage.tsx'), 'ReplayPage'),
  validateSearch: readReplaySearch,
});
const trainings = createRoute({
  ...routeAt('/train'),
  component: lazyRouteComponent(() => import('./train/TrainPage.tsx'), 'TrainPage'),
});
const training = createRoute({
  ...routeAt('/train/$training'),
  component: lazyRouteComponent(() => import('./train/TrainingPage.tsx'), 'TrainingPage'),
  validateSearch: readTrainSearch,
});
const machines = createRoute({
  ...routeAt('/machines'),
  component: lazyRouteComponent(() => import('./machines/MachinesPage.tsx'), 'MachinesPage'),
  validateSearch: readMachinesSearch,
});

/** The studio's pages. Addresses lie behind `#`, so that they work on every server and behind every proxy. */
export const router = createRouter({
  routeTree: root.addChildren([
    home,
    phones,
    phone,
    opened,
    tasks,
    template,
    recordings,
    recording,
    runs,
    compared,
    run,
    replay,
    trainings,
    training,
    machines,
  ]),
  history: createHashHistory(),
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
