import { fresh, idle, pair, turn, type UndoPairs } from '../undo.ts';

const SWIM = 'activity-20250907-1015';

export const undo: UndoPairs = {
  'an activity that is added': pair(
    now => [
      [
        'addActivity',
        { name: 'Swim', type: 'swim', startedAt: now.clock.now - 7_200_000, seconds: 1800, metres: 1000 },
      ],
    ],
    (now, was) => [
      ['deleteActivities', { activities: fresh(now.apps.fitness.activities, was.apps.fitness.activities) }],
    ],
  ),
  'a goal that is set': pair(
    [['addGoal', { metric: 'distance', type: 'run', period: 'month', target: 50_000 }]],
    (now, was) => [['deleteGoal', { goal: fresh(now.apps.fitness.goals, was.apps.fitness.goals)[0] }]],
  ),
  'a weight that is logged': pair([['logWeight', { grams: 74_000 }]], (now, was) => [
    ['deleteWeight', { weight: fresh(now.apps.fitness.weights, was.apps.fitness.weights)[0] }],
  ]),
  'a deletion': pair([['deleteActivities', { activities: [SWIM] }]], [['undo']]),
  'a merger': pair(
    now => [
      [
        'mergeActivities',
        {
          activities: Object.entries(now.apps.fitness.activities)
            .filter(([, a]) => a.type === 'run')
            .slice(0, 2)
            .map(([id]) => id),
        },
      ],
    ],
    [['undo']],
  ),
  'an edit': turn(
    'editActivity',
    { activity: SWIM, name: 'Swim', effort: 9 },
    { activity: SWIM, name: 'Sea swim, Long Strand', effort: 5 },
  ),
  'a photo': pair(
    [['addPhotos', { activity: SWIM, result: ['file-photo'] }]],
    [['removePhoto', { activity: SWIM, photo: 'file-photo' }]],
  ),
  'a recording that is discarded': idle(
    ['startRecording', { type: 'walk' }],
    ['begin'],
    ['pauseRecording'],
    ['resumeRecording'],
    ['finishRecording'],
    ['discardRecording'],
  ),
  settings: turn('setSettings', { units: 'imperial', firstDay: 0 }, { units: 'metric', firstDay: 1 }),
  'a profile': turn('setProfile', { heightCm: 180 }, { heightCm: 178 }),
  'a goal': turn(
    'editGoal',
    { goal: 'goal-hike', metric: 'count', type: 'walk', period: 'week', target: 3 },
    { goal: 'goal-hike', metric: 'count', type: 'hike', period: 'month', target: 2 },
  ),
};
