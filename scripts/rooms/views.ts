import { TABS } from '../../src/studio/phone/search.ts';
import { VIEWS } from '../../src/studio/tasks/view.ts';

/** A page of the studio, and what is on it once it is there. */
export interface RoomView {
  room: string;
  name: string;
  path: string;
  /** Selectors, of which each matches something once the page has what it shows. */
  ready: readonly string[];
}

/** What a server has that the rooms can show. */
export interface Filled {
  phone: string;
  task: string;
  /** A run whose episodes are shown. */
  run: string;
  /** Runs that are compared, the baseline first. */
  runs: readonly string[];
  /** An episode of the run; left out where it is not to be shown. */
  episode?: string;
  training: string;
  recording: string;
}

const view = (room: string, name: string, path: string, ...ready: string[]): RoomView => ({
  room,
  name,
  path,
  ready,
});
const head = (title: string) => `h1:has-text("${title}")`;
export const GATES = ['success >= -2%', 'steps <= 1.5'] as const;
const gates = encodeURIComponent(JSON.stringify(GATES));

/** An episode by itself, where it was lost being known, and beside that of another run. */
function replayViews(run: string, other: string, episode: string): RoomView[] {
  const path = `/runs/${run}/${episode}/3`;
  const picture = '[role=img] image';
  return [
    view('runs', 'replay', path, picture, '[aria-label="Where it was lost"] >> text=/the solver still/'),
    view('runs', 'replay-beside', `${path}?beside=${other}`, picture, `section[aria-label="${other}"]`),
  ];
}

/** Every room, and every page below one, on a server with something to show. */
export function viewsOf({ phone, task, run, runs, episode, training, recording }: Filled): RoomView[] {
  return [
    view('phones', 'wall', '/phones', '[role=listitem] img'),
    ...TABS.map(tab =>
      view(
        'phones',
        `phone-${tab}`,
        `/phones/${phone}?tab=${tab}`,
        '[data-mode]:not([data-mode=joining])',
        '.phone',
      ),
    ),
    view('tasks', 'table', '/tasks', '[role=table] a'),
    ...Object.keys(VIEWS).map(name =>
      view(
        'tasks',
        `template-${name}`,
        `/tasks/${task}?seed=1&view=${name}`,
        head(task),
        '[role=tabpanel]:visible',
      ),
    ),
    view('record', 'list', '/record', 'tbody tr'),
    view('record', 'start', `/record/${recording}/start`, 'h2'),
    view('record', 'do', `/record/${recording}/do`, 'h2'),
    view('runs', 'list', '/runs', 'tbody a'),
    view('runs', 'run', `/runs/${run}`, '[aria-label=Episodes] tbody a'),
    view('runs', 'compare', `/runs/compare?runs=${runs.join(',')}&gate=${gates}`, '[data-kind] >> nth=9'),
    ...(episode === undefined ? [] : replayViews(run, runs[0]!, episode)),
    view('train', 'list', '/train', 'tbody a'),
    view('train', 'training', `/train/${training}`, 'canvas', '[aria-label=Curriculum]'),
    view('machines', 'now', '/machines', 'canvas'),
    view('machines', 'log', '/machines?view=log', '[role=log]'),
  ];
}

/** Every room on a server that has nothing to show, and lists of which nothing fits. */
export const EMPTY_VIEWS: readonly RoomView[] = [
  view('phones', 'empty', '/phones', 'h2:has-text("No phones yet")'),
  view('tasks', 'empty', '/tasks?q=no-such-task', 'h2:has-text("No task fits")'),
  view('record', 'empty', '/record', 'text=npx tapworld record'),
  view('runs', 'empty', '/runs', 'h2:has-text("No runs yet")'),
  view('runs', 'compare-empty', '/runs/compare', 'h2:has-text("Nothing to compare")'),
  view('train', 'empty', '/train', 'h2:has-text("No trainings yet")'),
  view('machines', 'empty', '/machines', head('Machines')),
  view('machines', 'queue-empty', '/machines?view=queue', 'h2:has-text("watches no queue")'),
];
