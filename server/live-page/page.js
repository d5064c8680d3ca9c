/*
 * Goes before everything else in a page of MiniWoB++ that a phone shows: time passes for it as it passes on the phone, its random numbers come from a seed, and
 * the phone can ask how its episode stands. Plain JavaScript, since the page's own scripts run beside it.
 */
(() => {
  const given = new URLSearchParams(location.search);
  const began = Number(given.get('at')) || 0;
  let now = began;
  let serial = 0;
  const timers = new Map();
  const clickable = new WeakSet();
  /** More turns than this in one step mean that a page's timers start each other for ever. */
  const MOST_TURNS = 20_000;
  const FRAME_MS = 16;
  const LEAST_INTERVAL_MS = 4;

  const RealDate = Date;
  const PhoneDate = function (...parts) {
    return new.target
      ? Reflect.construct(RealDate, parts.length === 0 ? [now] : parts, new.target)
      : new RealDate(now).toString();
  };
  PhoneDate.prototype = RealDate.prototype;
  Object.assign(PhoneDate, { now: () => now, parse: RealDate.parse, UTC: RealDate.UTC });
  window.Date = PhoneDate;
  Object.defineProperty(performance, 'now', { value: () => now - began });

  const put = (run, at, every) => {
    timers.set(++serial, { run, at, every });
    return serial;
  };
  // A handler may be a text, as the page's own scripts have it.
  const job = (handler, args) =>
    // oxlint-disable-next-line no-eval
    typeof handler === 'string' ? () => (0, eval)(handler) : () => handler(...args);
  const wait = ms => Math.max(0, Number(ms) || 0);
  window.setTimeout = (handler, ms, ...args) => put(job(handler, args), now + wait(ms));
  window.setInterval = (handler, ms, ...args) =>
    put(
      job(handler, args),
      now + Math.max(LEAST_INTERVAL_MS, wait(ms)),
      Math.max(LEAST_INTERVAL_MS, wait(ms)),
    );
  window.clearTimeout =
    window.clearInterval =
    window.cancelAnimationFrame =
      id => {
        timers.delete(id);
      };
  window.requestAnimationFrame = handler => put(() => handler(now - began), now + FRAME_MS);

  let seed = Number(given.get('seed')) || 0;
  // Until the page has a generator of its own: mulberry32.
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };

  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (this instanceof Element && /^(click|mousedown|mouseup|pointerdown|touchstart)$/.test(type))
      clickable.add(this);
    return addEventListener.call(this, type, ...rest);
  };

  let ended;
  window.tapworldPage = {
    /** Lets so many milliseconds of the phone pass. */
    advance(ms) {
      const to = now + ms;
      for (let turn = 0; turn < MOST_TURNS; turn++) {
        let next;
        for (const [id, timer] of timers)
          if (timer.at <= to && (!next || timer.at < next.timer.at)) next = { id, timer };
        if (!next) break;
        now = Math.max(now, next.timer.at);
        if (next.timer.every) next.timer.at = now + next.timer.every;
        else timers.delete(next.id);
        try {
          next.timer.run();
        } catch (thrown) {
          console.error(thrown);
        }
      }
      now = to;
    },
    /** Begins its episode with this seed. It does not time out: a phone's budget is counted in steps. */
    start(from) {
      const { core } = window;
      if (!core?.startEpisodeReal) return;
      Math.seedrandom?.(String(from));
      core.startEpisodeReal();
      // The page pays out only while it holds a timer's id.
      window.clearTimeout(core.EP_TIMER);
      window.clearInterval(core.CD_TIMER);
    },
    status() {
      if (window.WOB_DONE_GLOBAL && !ended) ended = { reward: Number(window.WOB_RAW_REWARD_GLOBAL) || 0 };
      const asked = document.querySelector('#query')?.textContent ?? '';
      return {
        asks: asked.replace(/\s+/g, ' ').trim(),
        done: ended !== undefined,
        reward: ended?.reward ?? 0,
      };
    },
    isClickable: element =>
      clickable.has(element) ||
      typeof element.onclick === 'function' ||
      typeof element.onmousedown === 'function',
  };
})();
