import type { ComponentType } from 'react';
import { Alarms } from './Alarms.tsx';
import { Bedtime } from './Bedtime.tsx';
import { AddCity, HomeCity } from './Cities.tsx';
import { NewTimer } from './NewTimer.tsx';
import { Ringing, TimeUp } from './Ringing.tsx';
import { Settings } from './Settings.tsx';
import { Sound } from './Sound.tsx';
import { Stopwatch } from './Stopwatch.tsx';
import { SetAlarm, SetTimer } from './Take.tsx';
import { Timers } from './Timers.tsx';
import { World } from './World.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Alarms,
  World,
  Timers,
  Stopwatch,
  Bedtime,
  AddCity,
  HomeCity,
  NewTimer,
  Sound,
  Settings,
  Ringing,
  TimeUp,
  SetAlarm,
  SetTimer,
};
