import type { AppScenes } from '../../bench/cli/screens/scene.ts';

export const scenes: AppScenes = {};
