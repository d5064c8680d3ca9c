import { defineApp } from '../../src/sdk/core/app.ts';
import { actions } from './actions.ts';
import { Answers } from './state.ts';

export const answers = defineApp({
  id: 'answers',
  name: 'Answers',
  package: 'app.tapworld.answers',
  icon: 'answers.svg',
  palette: 'answers',
  describe: 'The sheet on which questions are answered.',
  state: Answers,
  world: () => import('./world.json', { with: { type: 'json' } }).then(m => m.default),
  actions,
  routes: { '/': { screen: 'Sheet', title: 'Answer sheet', activity: '.MainActivity' } },
  system: true,
  size: 2_400_000,
  load: () => import('./ui/App.tsx'),
});
