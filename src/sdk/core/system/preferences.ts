import { Type } from 'typebox';
import { epochOf, partsAt } from '../../../state/clock.ts';
import { isOnline } from '../network.ts';
import { notifyDataUse, reconnect } from '../data-use.ts';
import type { Run } from '../run.ts';
import { RuleError } from '../rule-error.ts';
import { storageWriter } from '../storage.ts';
import { showToast, watchBin } from '../timers.ts';
import { systemAction } from './action.ts';
import { translate, type Translate } from '../words/words.ts';
import { say } from './say.ts';
import { words } from './words.ts';

const On = Type.Object({ on: Type.Boolean() });
const Empty = Type.Object({});
const Bytes = Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]);

/** Sets the clock by hand; how far it is from the network's time is remembered. */
export function putClock(run: Run, now: number): void {
  const { settings } = run.phone.os;
  settings.timeOffsetMs += now - run.phone.clock.now;
  settings.autoTime = false;
  moveClock(run, now - run.phone.clock.now);
}

/** The clock jumps; what counts hours of the day, or how long something takes, is told by how much (`by`, ms). */
function moveClock(run: Run, by: number): void {
  if (by === 0) return;
  run.phone.clock.now += by;
  for (const meta of run.catalogue.metas.values())
    if (meta.on.clock && run.phone.os.installed[meta.id]) run.call(meta.id, meta.on.clock, { by }, 'intent');
}

function putZone(run: Run, zone: string): void {
  if (run.phone.clock.zone === zone) return;
  run.phone.clock.zone = zone;
  for (const meta of run.catalogue.metas.values())
    if (meta.on.zone && run.phone.os.installed[meta.id]) run.call(meta.id, meta.on.zone, {}, 'intent');
}

/** What is wrong with a new PIN or password, in words for a person; undefined for a good one. */
export function secretProblem(
  kind: 'pin' | 'password',
  secret: string,
  t: Translate<typeof words> = translate(words, 'en'),
): string | undefined {
  if (kind === 'pin' && !/^\d*$/.test(secret)) return t('pinDigits');
  const least = 4;
  if (secret.length < least) return kind === 'pin' ? t('pinShort') : t('passwordShort');
  if (secret.length > 16) return kind === 'pin' ? t('pinLong') : t('passwordLong');
  if (kind === 'password' && !/\p{L}/u.test(secret)) return t('passwordLetter');
  return undefined;
}

/** Settings that need more than a value: those that check, tell or change something else as well. */
export const preferenceActions = {
  setGeneration: systemAction(
    'Preferred mobile network',
    Type.Object({ generation: Type.String() }),
    (run, { generation }) => {
      run.phone.device.radios.generation = generation as '5g' | '4g' | '3g';
    },
  ),
  /**
   * A limit below what is already used stops mobile data at once, and a higher one lets it go on; a warning below it is
   * posted.
   */
  setDataLimit: systemAction(
    'Data warning, limit and cycle day',
    Type.Object({
      warnBytes: Type.Optional(Bytes),
      limitBytes: Type.Optional(Bytes),
      cycleDay: Type.Optional(Type.Integer({ minimum: 1, maximum: 31 })),
    }),
    (run, change) => {
      const limit = run.phone.os.settings.dataLimit;
      const { radios } = run.phone.device;
      Object.assign(limit, change);
      notifyDataUse(run, -1, change);
      if (radios.dataHeld && (limit.limitBytes === null || limit.usedBytes < limit.limitBytes))
        reconnect(run, () => {
          radios.mobileData = true;
          delete radios.dataHeld;
        });
    },
  ),
  setSaverAt: systemAction(
    'Charge at which battery saver turns on',
    Type.Object({ percent: Type.Union([Type.Integer({ minimum: 1, maximum: 99 }), Type.Null()]) }),
    (run, { percent }) => {
      const { device, os } = run.phone;
      os.settings.saverAt = percent;
      const isLow = percent !== null && device.battery.level <= percent && !device.battery.charging;
      if (isLow && !device.batterySaver) Object.assign(device, { batterySaver: true, saverByCharge: true });
      if (!isLow && device.saverByCharge)
        reconnect(run, () => {
          device.batterySaver = false;
          delete device.saverByCharge;
        });
    },
  ),
  clearCache: systemAction('Clear an app’s cache', Type.Object({ app: Type.String() }), (run, { app }) => {
    const record = run.phone.os.installed[app];
    if (record) record.cacheBytes = 0;
  }),
  clearCaches: systemAction('Clear the cache of every app', Empty, run => {
    for (const record of Object.values(run.phone.os.installed)) record.cacheBytes = 0;
  }),
  binFile: systemAction(
    'Move a file to the bin, or out of it',
    Type.Object({ id: Type.String(), on: Type.Boolean() }),
    (run, { id, on }) => {
      const writer = storageWriter(run.phone.device.storage.files, run.phone.clock.now, run.ctx('system').id);
      if (on) writer.bin([id]);
      else writer.restore([id]);
      watchBin(run);
    },
  ),
  /** Asks for the present PIN or password where there is one. A wrong or weak one changes nothing and says so. */
  setLock: systemAction(
    'Screen lock',
    Type.Object({ kind: Type.String(), secret: Type.String(), current: Type.String() }),
    (run, { kind, secret, current }) => {
      const { lock } = run.phone.os.settings;
      if ((lock.kind === 'pin' || lock.kind === 'password') && current !== lock.secret) {
        showToast(run, 'system', say(run)(lock.kind === 'pin' ? 'wrongPin' : 'wrongPassword'));
        return;
      }
      const safe = kind === 'pin' || kind === 'password';
      const problem = safe ? secretProblem(kind, secret, say(run)) : undefined;
      if (problem) {
        showToast(run, 'system', problem);
        return;
      }
      lock.kind = kind as typeof lock.kind;
      lock.secret = safe ? secret : '';
      if (!safe) lock.fingerprint = false;
    },
  ),
  /** `result` is a midnight in the phone's zone, as the date dialog gives it; the time of day stays. */
  setDate: systemAction(
    'Set the date by hand',
    Type.Object({ result: Type.Integer() }),
    (run, { result }) => {
      const { now, zone } = run.phone.clock;
      const day = partsAt(result, zone);
      const time = partsAt(now, zone);
      putClock(
        run,
        epochOf(
          {
            year: day.year,
            month: day.month,
            day: day.day,
            hour: time.hour,
            minute: time.minute,
            second: time.second,
          },
          zone,
        ),
      );
    },
  ),
  /** `result` is minutes after midnight, as the time dialog gives it; the day stays. */
  setTimeOfDay: systemAction(
    'Set the time of day by hand',
    Type.Object({ result: Type.Integer({ minimum: 0, maximum: 1439 }) }),
    (run, { result }) => {
      const { now, zone } = run.phone.clock;
      const { year, month, day } = partsAt(now, zone);
      putClock(run, epochOf({ year, month, day, hour: Math.floor(result / 60), minute: result % 60 }, zone));
    },
  ),
  setAutoTime: systemAction('Time from the network', On, (run, { on }) => {
    const { settings } = run.phone.os;
    settings.autoTime = on;
    if (!on) return;
    moveClock(run, -settings.timeOffsetMs);
    settings.timeOffsetMs = 0;
  }),
  setAutoZone: systemAction('Time zone from the network', On, (run, { on }) => {
    run.phone.os.settings.autoZone = on;
    if (on) putZone(run, run.phone.device.radios.networkZone);
  }),
  chooseZone: systemAction(
    'Choose a time zone by hand',
    Type.Object({ zone: Type.String() }),
    (run, { zone }) => {
      run.phone.os.settings.autoZone = false;
      putZone(run, zone);
    },
  ),
  setQuietTime: systemAction(
    'Start or end of the do-not-disturb schedule',
    Type.Object({ edge: Type.String(), result: Type.Integer({ minimum: 0, maximum: 1439 }) }),
    (run, { edge, result }) => {
      const { schedule } = run.phone.os.settings.doNotDisturb;
      if (edge === 'from') schedule.from = result;
      else schedule.to = result;
    },
  ),
  changeQuietSchedule: systemAction(
    'Switch or days of the do-not-disturb schedule',
    Type.Object({
      on: Type.Optional(Type.Boolean()),
      days: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 6 }))),
    }),
    (run, change) => {
      Object.assign(
        run.phone.os.settings.doNotDisturb.schedule,
        change.days ? { ...change, days: [...new Set(change.days)].sort() } : change,
      );
    },
  ),
  /** The first is the system language. */
  setLanguages: systemAction(
    'Languages in order',
    Type.Object({ languages: Type.Array(Type.String(), { minItems: 1 }) }),
    (run, { languages }) => {
      if (languages.length === 0) throw new RuleError('NO_LANGUAGE', 'One language must stay');
      run.phone.os.settings.languages = [...new Set(languages)];
      run.phone.os.settings.language = languages[0]!;
    },
  ),
  setKeyboards: systemAction(
    'Keyboards in order',
    Type.Object({ keyboards: Type.Array(Type.String(), { minItems: 1 }) }),
    (run, { keyboards }) => {
      if (keyboards.length === 0) throw new RuleError('NO_KEYBOARD', 'One keyboard must stay');
      run.phone.os.settings.keyboards = [...new Set(keyboards)] as ('en' | 'zh')[];
      if (!keyboards.includes(run.phone.ui.keyboard.language))
        run.phone.ui.keyboard.language = keyboards[0] as 'en' | 'zh';
    },
  ),
  /** Off puts every developer option back. */
  setDeveloper: systemAction('Developer options', On, (run, { on }) => {
    const { settings } = run.phone.os;
    if (on) {
      settings.developer.enabled = true;
      return;
    }
    settings.developer = {
      enabled: false,
      stayAwake: false,
      adb: false,
      showTaps: false,
      pointerLocation: false,
      animationScale: 1,
    };
    settings.forceRtl = false;
  }),
  syncAccount: systemAction('Sync an account now', Type.Object({ id: Type.String() }), (run, { id }) => {
    const account = run.phone.os.accounts[id];
    if (!account) return;
    if (!isOnline(run.phone.device)) {
      showToast(run, 'system', say(run)('noConnection'));
      return;
    }
    account.syncedAt = run.phone.clock.now;
  }),
  /** Apps are enabled, may notify and use data again, and no app is a default; their data and permissions stay. */
  resetAppPreferences: systemAction('Reset app preferences', Empty, run => {
    for (const record of Object.values(run.phone.os.installed))
      Object.assign(record, {
        enabled: true,
        notifications: true,
        mutedChannels: [],
        backgroundData: true,
        batteryUse: 'optimised',
      });
    run.phone.os.defaults = {};
    showToast(run, 'system', say(run)('preferencesReset'));
  }),
};
