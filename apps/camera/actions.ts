import { optionActions } from './actions/options.ts';
import { resultActions } from './actions/result.ts';
import { rollActions } from './actions/roll.ts';
import { shutterActions } from './actions/shutter.ts';
import { videoActions } from './actions/video.ts';

export const actions = {
  ...shutterActions,
  ...videoActions,
  ...optionActions,
  ...rollActions,
  ...resultActions,
};
