import type { Action } from '../protocol/action.ts';
import { MONTHS, WEEKDAYS } from '../sdk/core/format.ts';
import { partsAt } from '../state/clock.ts';

const two = (n: number) => String(n).padStart(2, '0');

/** `Thu 12 Mar 09:41:07` in the phone's zone. */
export function formatClock(ms: number, zone: string): string {
  const { day, month, hour, minute, second, weekday } = partsAt(ms, zone);
  return `${WEEKDAYS[weekday]!.slice(0, 3)} ${day} ${MONTHS[month - 1]!.slice(0, 3)} ${two(hour)}:${two(minute)}:${two(second)}`;
}

/** `12 Mar 09:41` in the phone's zone. */
export const formatMinute = (ms: number, zone: string): string => formatClock(ms, zone).slice(4, -3);

/** `3 d 4 h`, `12 min 5 s`: how long until something. */
export function formatDuration(ms: number): string {
  const s = Math.max(0, Math.round(ms / 1_000));
  const parts = [
    [Math.floor(s / 86_400), 'd'],
    [Math.floor(s / 3_600) % 24, 'h'],
    [Math.floor(s / 60) % 60, 'min'],
    [s % 60, 's'],
  ] as const;
  const first = parts.findIndex(([n]) => n > 0);
  return first < 0
    ? 'now'
    : parts
        .slice(first, first + 2)
        .filter(([n]) => n > 0)
        .map(([n, unit]) => `${n} ${unit}`)
        .join(' ');
}

const at = (a: { x?: number | undefined; y?: number | undefined; element?: number | string | undefined }) =>
  a.element !== undefined ? String(a.element) : `${Math.round(a.x ?? 0)}, ${Math.round(a.y ?? 0)}`;

/** An action as a line of a list. */
export function formatAction(action: Action | null): string {
  if (!action) return 'state changed from outside';
  switch (action.type) {
    case 'tap':
    case 'double_tap':
    case 'long_press':
      return `${action.type.replace('_', ' ')} ${at(action)}`;
    case 'swipe':
    case 'drag':
      return `${action.type} ${action.from.map(Math.round).join(', ')} → ${action.to.map(Math.round).join(', ')}`;
    case 'scroll':
      return `scroll ${action.direction}${action.element === undefined ? '' : ` in ${action.element}`}`;
    case 'type':
      return `type ${JSON.stringify(action.text)}${action.enter ? ' ⏎' : ''}`;
    case 'clear':
      return 'clear';
    case 'key':
      return `key ${action.key}`;
    case 'open_app':
      return `open ${action.app}`;
    case 'wait':
      return `wait ${action.ms} ms`;
    case 'touch':
      return `touch ${action.phase} ${at(action)}`;
    case 'answer':
      return `answer ${JSON.stringify(action.fields)}`;
    case 'ask_user':
      return `ask: ${action.question}`;
    case 'impossible':
      return `impossible: ${action.reason}`;
    default:
      return action.type;
  }
}

/** Arrays and objects by their size alone. */
function shortText(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return `[${value.length}]`;
  if (typeof value === 'object' && value !== null) return `{${Object.keys(value).length}}`;
  return JSON.stringify(value);
}

/** A value of the tree on one line of at most `most` letters. */
export function formatValue(value: unknown, most = 80): string {
  const text = shortText(value);
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** Downloads a text as a file. */
export function saveText(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Downloads a value as a JSON file. */
export const saveFile = (name: string, value: unknown): void =>
  saveText(name, JSON.stringify(value, null, 1), 'application/json');

/** Lets the user choose a JSON file. Returns null if none was chosen; throws if the file is not valid JSON. */
export function openFile(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'application/json,.json';
    input.oncancel = () => resolve(null);
    input.onchange = () => {
      const [file] = input.files ?? [];
      if (!file) {
        resolve(null);
        return;
      }
      file
        .text()
        .then(text => resolve(JSON.parse(text) as unknown))
        .catch(() => reject(new Error(`${file.name} is no JSON`)));
    };
    input.click();
  });
}

/** How far a phone's clock can be moved by one click: a label, and ms. */
export const JUMPS = [
  ['1 min', 60_000],
  ['10 min', 600_000],
  ['1 h', 3_600_000],
  ['1 day', 86_400_000],
] as const;
