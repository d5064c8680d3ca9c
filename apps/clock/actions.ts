import { alarmActions } from './actions/alarms.ts';
import { bedtimeActions } from './actions/bedtime.ts';
import { placeActions } from './actions/places.ts';
import { ringingActions } from './actions/ringing.ts';
import { stopwatchActions } from './actions/stopwatch.ts';
import { timerActions } from './actions/timers.ts';

export { refresh, refreshAll } from './actions/shared.ts';
export { noteTimer } from './actions/timers.ts';
export const actions = {
  ...alarmActions,
  ...bedtimeActions,
  ...placeActions,
  ...ringingActions,
  ...stopwatchActions,
  ...timerActions,
};
