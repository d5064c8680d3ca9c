import { takeAudio } from './audio.ts';
import { draw, streamOf } from '../../state/random.ts';
import type { Ctx } from './ctx.ts';
import { recordDataUse } from './data-use.ts';
import { recordEffect } from './effects.ts';
import { formatsIn } from './format.ts';
import { startIntent } from './intents.ts';
import { backFrom, closeScreens, finishTop, pushRoute, raiseScreen, withdrawScreens } from './navigation.ts';
import { mayConnect } from './network.ts';
import { dismissNotification, postNotification } from './notifications.ts';
import { hasPermission, requestPermission } from './permissions.ts';
import { providerOf } from './provider-of.ts';
import { RuleError } from './rule-error.ts';
import type { Run } from './run.ts';
import { isShowing } from './stack.ts';
import { noteHeld } from './stopped.ts';
import { setTimer, showToast } from './timers.ts';
import { languageOf, translateIn } from './words/words.ts';

/** The context of a rule of `app` during a run. */
export function ctxFor(run: Run, app: string): Ctx {
  const ctx: Ctx = {
    app,
    get now() {
      return run.phone.clock.now;
    },
    get zone() {
      return run.phone.clock.zone;
    },
    random: () => {
      if (run.random) return run.random();
      const { value, next } = draw(run.phone.random);
      run.phone.random = next;
      return value;
    },
    chance: (...labels) => streamOf(run.phone.random.seed, app, ...labels)(),
    effect: (kind, to, what) => recordEffect(run, app, kind, to, what),
    id: prefix =>
      `${prefix}-${Math.floor(ctx.random() * 36 ** 9)
        .toString(36)
        .padStart(9, '0')}`,
    schedule: (at, action, args = {}, id, { alarmClock } = {}) =>
      setTimer(run, id ?? ctx.id('timer'), {
        at,
        app,
        action,
        args,
        ...(alarmClock ? { alarmClock } : {}),
        ...(run.effect === undefined ? {} : { effect: run.effect }),
      }),
    cancel: timer => {
      delete run.phone.timers[timer];
      noteHeld(run.phone, app);
    },
    notify: n => postNotification(run, app, n, ctx.id),
    dismiss: tag => dismissNotification(run, app, tag),
    system: (action, args = {}) => {
      if (!run.catalogue.metas.get(app)?.system)
        throw new RuleError('NOT_A_SYSTEM_APP', `${app} is no system app: only those may run ${action}`);
      run.call('system', action, args);
    },
    start: intent => startIntent(run, app, intent),
    open: (pattern, params, args) => pushRoute(run, app, pattern, params, args),
    back: () => backFrom(run),
    raise: path => raiseScreen(run, app, path),
    close: path => closeScreens(run, app, path),
    withdraw: (action, args) => withdrawScreens(run, app, action, args),
    finish: result => finishTop(run, result),
    audio: on => {
      const { os } = run.phone;
      if (on === (os.audio === app)) return;
      if (on) takeAudio(run);
      os.audio = on ? app : null;
    },
    screenOn: on => {
      const { ui } = run.phone;
      const others = (ui.keepsOn ?? []).filter(id => id !== app);
      if (on) ui.keepsOn = [...others, app];
      else if (others.length > 0) ui.keepsOn = others;
      else delete ui.keepsOn;
    },
    toast: text => showToast(run, app, text),
    words: words => {
      const { translations = {} } = run.catalogue.get(app);
      return translateIn(app, words, translations, run.phone.os.settings.language);
    },
    get format() {
      const { language, clock24 } = run.phone.os.settings;
      return formatsIn(languageOf(language), run.phone.clock.zone, clock24);
    },
    copy: text => {
      run.phone.os.clipboard = { text, at: run.phone.clock.now };
    },
    showing: path => isShowing(run.phone, app, path),
    online: () => mayConnect(run.phone, app),
    transferred: bytes => recordDataUse(run, app, bytes),
    allowed: permission => hasPermission(run.phone, app, permission),
    ask: (permission, then) => requestPermission(run, app, permission, { ...then, app }),
    provider: name => providerOf(run, ctx, name),
    device: run.phone.device,
    os: run.phone.os,
  };
  return ctx;
}
