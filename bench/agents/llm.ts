import { setTimeout as sleep } from 'node:timers/promises';
import { actionSchemas, type Action } from '../../src/protocol/action.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import { validate } from '../../src/state/validate.ts';
import type { Agent, Brief, ModelCall, Move } from './agent.ts';

/** A model behind an endpoint that speaks the chat-completions protocol. The key is never written to a run. */
export interface LlmOptions {
  /** Up to `/chat/completions`, such as `http://127.0.0.1:8000/v1`. */
  url: string;
  model: string;
  key?: string | undefined;
  /** Turns that the model is reminded of, and of how many of them with their picture. Default 8 and 1. */
  history?: number | undefined;
  pictures?: number | undefined;
  /** How often a call is tried while the endpoint is busy or broken. Default 6. */
  tries?: number | undefined;
  /** How often a reply that holds no action is asked for again. Default 2. */
  repairs?: number | undefined;
  /** How long a call may take, ms. Default 120,000. */
  timeoutMs?: number | undefined;
  temperature?: number | undefined;
  maxTokens?: number | undefined;
  /** Price of a million tokens, in any currency: what a run cost is told where both are given. */
  priceIn?: number | undefined;
  priceOut?: number | undefined;
  /** Waits between tries; for tests. */
  wait?: (ms: number) => Promise<unknown>;
}

/** The endpoint refused, or was not to be had: nothing is known of the agent. */
export class EndpointError extends Error {
  code = 'ENDPOINT_FAILED' as const;
}

/** Thrown for a reply that holds no action; the message tells the model why. */
class NoAction extends Error {}

interface Turn { head: string; list: string; picture: string | undefined; reply: string }
interface Usage { prompt_tokens?: number; completion_tokens?: number }
type Part = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };
interface Message { role: 'system' | 'user' | 'assistant'; content: string | Part[] }

/** First wait after a failed call, ms; it doubles each time, up to the longest. */
const BACKOFF_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** Elements told at most: more than any screen that a person could read. */
const MOST_ELEMENTS = 150;

const RULES = `You operate a phone for its owner. Each turn you see the screen as a picture and as a list of elements, and answer with one JSON object:
{"thought": "one or two sentences", "action": {...}}

Actions:
{"type":"tap","element":3} or {"type":"tap","x":500,"y":250,"space":"thousand"}   also double_tap, long_press
{"type":"type","element":3,"text":"words"}   "clear":true empties the field first, "enter":true presses the keyboard's action key
{"type":"scroll","direction":"down"}   what lies below comes into view; also up, left, right; "element" for one that scrolls
{"type":"swipe","from":[500,800],"to":[500,200],"space":"thousand"}   also drag, which holds first
{"type":"key","key":"back"}   also home, recents, enter, delete, power, volume_up, volume_down
{"type":"open_app","app":"Notes"}
{"type":"wait","ms":5000}
{"type":"answer","fields":{"id":"value"}}   fills and submits the answer sheet, where the task has one
{"type":"ask_user","question":"..."}
{"type":"done"}   everything that was asked is done
{"type":"impossible","reason":"..."}   it cannot be done on this phone

element is the number before an element in the list. Coordinates run from 0 to 1000 over the width and the height of the screen.
Change nothing that was not asked for.`;

/** One line an element: number, role, words, value, and what it can do. */
function line(e: Element): string {
  const { checkable, checked, selected, enabled, focused, scrollable, editable } = e.states;
  const marks = [checkable && (checked ? 'on' : 'off'), selected && 'selected', focused && 'focused', scrollable && 'scrolls', editable && 'takes text', !enabled && 'disabled'].filter(Boolean);
  return `[${e.index}] ${e.role} ${JSON.stringify(e.name || e.hint || '')}${e.value === undefined ? '' : ` = ${JSON.stringify(e.value)}`}${e.range ? ` ${e.range.min}–${e.range.max}` : ''}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

/** What the model reads of an observation: how things stand, and the list of elements. */
export function describe(seen: Observation, left: number): { head: string; list: string } {
  const elements = seen.elements ?? [];
  const head = [
    `App: ${seen.foreground.app}${seen.keyboard ? ', keyboard shown' : ''}. Steps left: ${left}.`,
    ...(seen.lastError ? [`Your last action had no effect: ${seen.lastError.message}.`] : []),
    ...(seen.messages ?? []).map(m => `${m.from} says: ${m.text}`),
  ];
  const list = ['Elements:', ...elements.slice(0, MOST_ELEMENTS).map(line), ...(elements.length > MOST_ELEMENTS ? [`and ${elements.length - MOST_ELEMENTS} more`] : [])];
  return { head: head.join('\n'), list: list.join('\n') };
}

/** The JSON objects that stand in a text, whatever is written around them, without those within others. */
function* objectsIn(text: string): Generator<{ action?: unknown; type?: unknown }> {
  for (let at = text.indexOf('{'); at >= 0;) {
    let next = at + 1;
    for (let end = text.lastIndexOf('}'); end > at; end = text.lastIndexOf('}', end - 1)) {
      try {
        yield JSON.parse(text.slice(at, end + 1));
        next = end + 1;
        break;
      } catch { /* It ends earlier, or is none. */ }
    }
    at = text.indexOf('{', next);
  }
}

/** The last action that a reply gives, inside of an object or alone. Throws what to tell the model. */
export function parse(reply: string): Action {
  let found: unknown;
  for (const object of objectsIn(reply)) {
    if (typeof object.action === 'object' && object.action !== null) found = object.action;
    else if (typeof object.type === 'string') found = object;
  }
  if (found === undefined) throw new NoAction('there is no JSON object with an "action" in it');
  const { type } = found as { type?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(actionSchemas, type)) throw new NoAction(`there is no action ${JSON.stringify(type)}`);
  const wrong = validate(actionSchemas[type as keyof typeof actionSchemas], found);
  if (wrong.length > 0) throw new NoAction(`${type}: ${wrong.map(({ path, message }) => `${path || 'it'} ${message}`).join('; ')}`);
  const press = found as { x?: number; y?: number; element?: unknown };
  if (['tap', 'double_tap', 'long_press'].includes(type) && press.element === undefined && (press.x === undefined || press.y === undefined)) throw new NoAction(`${type} needs an element, or x and y`);
  return found as Action;
}

/** Plays with a model. Throws TypeError for an address that is none. */
export function llm(options: LlmOptions): Agent {
  const { model, key, history = 8, pictures = 1, tries = 6, repairs = 2, timeoutMs = 120_000, temperature = 0, maxTokens = 1_024, priceIn, priceOut, wait = sleep } = options;
  const endpoint = `${new URL(options.url).href.replace(/\/+$/, '')}/chat/completions`;

  /** One call; the endpoint's own failures are tried again, later each time or when it says. */
  async function complete(messages: Message[], spent: ModelCall): Promise<string> {
    const body = JSON.stringify({ model, messages, temperature, max_tokens: maxTokens });
    const headers = { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) };
    for (let attempt = 1; ; attempt++) {
      const since = performance.now();
      const { status, text, after } = await fetch(endpoint, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) })
        .then(async r => ({ status: r.status, text: await r.text(), after: r.headers.get('retry-after') }), (error: Error) => ({ status: 0, text: error.message, after: null }));
      spent.ms += Math.round(performance.now() - since);
      spent.calls++;
      if (status === 200) {
        const reply = parsed(text);
        spent.promptTokens += reply.usage?.prompt_tokens ?? 0;
        spent.completionTokens += reply.usage?.completion_tokens ?? 0;
        if (priceIn !== undefined && priceOut !== undefined) spent.cost = (spent.promptTokens * priceIn + spent.completionTokens * priceOut) / 1e6;
        const content = reply.choices?.[0]?.message?.content;
        return typeof content === 'string' ? content : '';
      }
      const passing = status === 0 || status === 408 || status === 429 || status >= 500;
      const why = `${endpoint} ${status === 0 ? `was not to be had: ${text}` : `answered ${status}: ${text.slice(0, 300)}`}`;
      if (!passing || attempt >= tries) throw new EndpointError(passing ? `${why} (${attempt} tries)` : why);
      const told = Number(after);
      await wait(Math.min(LONGEST_WAIT_MS, after !== null && told >= 0 ? told * 1_000 : BACKOFF_MS * 2 ** (attempt - 1)));
    }
  }

  return {
    name: 'llm',
    describe: 'a model behind an OpenAI-compatible endpoint',
    pictures: pictures > 0,
    start({ goal, budget, answerSheet }: Brief) {
      const system = `${RULES}\n\nThe task: ${goal}${answerSheet ? `\nIts answer sheet: ${JSON.stringify(answerSheet)}` : ''}`;
      const turns: Turn[] = [];
      let left = budget;
      return async (seen): Promise<Move> => {
        const now: Turn = { ...describe(seen, left--), picture: seen.screenshot && `data:${seen.screenshot.mime};base64,${seen.screenshot.base64}`, reply: '' };
        const shown = [...turns.slice(-history), now];
        const messages: Message[] = [{ role: 'system', content: system }];
        for (const [i, turn] of shown.entries()) {
          // Of an earlier turn the words of the screen are left out: the picture or the reply says what was there.
          const text = turn === now ? `${turn.head}\n${turn.list}` : turn.head;
          const isPictured = turn.picture !== undefined && i >= shown.length - pictures;
          messages.push({ role: 'user', content: isPictured ? [{ type: 'text', text }, { type: 'image_url', image_url: { url: turn.picture! } }] : text });
          if (turn !== now) messages.push({ role: 'assistant', content: turn.reply });
        }
        const spent: ModelCall = { text: '', calls: 0, promptTokens: 0, completionTokens: 0, ms: 0, cost: priceIn !== undefined && priceOut !== undefined ? 0 : null };
        for (let repair = 0; ; repair++) {
          const reply = spent.text = await complete(messages, spent);
          try {
            const action = parse(reply);
            turns.push({ ...now, list: '', reply, picture: pictures > 1 ? now.picture : undefined });
            return { action, model: spent };
          } catch (error) {
            if (!(error instanceof NoAction) || repair >= repairs) throw error instanceof NoAction ? new Error(`The model gave no action: ${error.message}`) : error;
            messages.push({ role: 'assistant', content: reply }, { role: 'user', content: `That cannot be done: ${error.message}. Answer with one JSON object as described.` });
          }
        }
      };
    },
  };
}

/** A body as the protocol has it. Throws ENDPOINT_FAILED for one that is no JSON: then something else answered. */
function parsed(text: string): { choices?: { message?: { content?: unknown } }[]; usage?: Usage } {
  try {
    return JSON.parse(text) as ReturnType<typeof parsed>;
  } catch {
    throw new EndpointError(`The endpoint answered with no JSON: ${text.slice(0, 100)}`);
  }
}
