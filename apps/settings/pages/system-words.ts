import { LANGUAGES, ZONES } from '../../../src/sdk/core/system/choices.ts';
import { formatDay } from '../../../src/sdk/core/format.ts';
import { partsAt } from '../../../src/state/clock.ts';
import type { View } from '../model.ts';
import { offsetWords } from '../select.ts';

export const settingsOf = (v: View) => v.phone.os.settings;
export const developerOf = (v: View) => settingsOf(v).developer;
export const modelOf = (v: View) => v.phone.device.model;
export const languageName = (tag: string): string => LANGUAGES.find(l => l.tag === tag)?.name ?? tag;
export const zoneWords = (v: View): string =>
  `${offsetWords(v.phone.clock.now, v.phone.clock.zone)} ${ZONES.find(z => z.zone === v.phone.clock.zone)?.city ?? v.phone.clock.zone}`;
export const todayWords = (v: View): string =>
  formatDay(v.phone.clock.now, v.phone.clock.zone) +
  ` ${partsAt(v.phone.clock.now, v.phone.clock.zone).year}`;
export const BOARDS = { en: 'English (QWERTY)', zh: 'Chinese (pinyin)' } as const;
