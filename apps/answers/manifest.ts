import { defineApp } from '../../src/sdk/core/app.ts';
import { actions } from './actions.ts';
import { Answers } from './state.ts';

export const answers = defineApp({
  id: 'answers',
  name: 'Answers',
  palette: 'answers',
  describe: 'The sheet on which questions are answered.',
  state: Answers,
  actions,
  routes: { '/': { screen: 'Sheet', title: 'Answer sheet', activity: '.MainActivity' } },
  system: true,
  size: 2_400_000,
});
