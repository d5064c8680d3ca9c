import { Type } from 'typebox';
import type { Element } from '../../../src/protocol/observation.ts';
import { catalogue } from '../../../apps/catalogue.ts';
import { foregroundOf } from '../../phones/phone.ts';
import { sizeOf } from './target.ts';
import { tool, type Tool } from './tool.ts';

/** Whether a model can press it, read it or type into it. */
const isUseful = ({ name, description, value, hint, states: s }: Element): boolean =>
  Boolean(name || description || value || hint) || s.clickable || s.editable || s.checkable || s.scrollable;

/** An element in the form that phone servers use; `ref` is its id. */
function toListItem({
  id,
  className,
  name,
  description,
  hint,
  value,
  resourceId,
  bounds: [left, top, right, bottom],
  states,
  range,
}: Element) {
  return {
    ref: id,
    type: className,
    ...(name ? { text: name } : {}),
    ...(description || hint ? { label: description ?? hint } : {}),
    ...(value !== undefined ? { value } : {}),
    ...(resourceId ? { identifier: resourceId } : {}),
    ...(range ? { range } : {}),
    coordinates: { x: left!, y: top!, width: right! - left!, height: bottom! - top! },
    ...(states.focused ? { focused: true } : {}),
    ...(states.selected ? { selected: true } : {}),
    ...(states.checkable ? { checked: states.checked } : {}),
    ...(states.enabled ? {} : { enabled: false }),
    ...(states.scrollable ? { scrollable: true } : {}),
  };
}

function line({
  ref,
  type,
  text,
  label,
  value,
  coordinates: { x, y, width, height },
  ...rest
}: ReturnType<typeof toListItem>): string {
  const words = [
    ['text', text],
    ['label', label],
    ['value', value],
  ].flatMap(([key, word]) => (word ? [`${key}=${JSON.stringify(word)}`] : []));
  const states = [
    rest.focused && 'focused',
    rest.selected && 'selected',
    rest.checked === true && 'checked',
    rest.checked === false && 'unchecked',
    rest.enabled === false && 'disabled',
    rest.scrollable && 'scrollable',
  ].filter(Boolean);
  return [
    `ref=${JSON.stringify(ref)}`,
    type.slice(type.lastIndexOf('.') + 1),
    ...words,
    `at=${x},${y}`,
    `size=${width}x${height}`,
    ...states,
  ].join(' ');
}

/** Tools that change nothing, and cost no step. */
export const observationTools: readonly Tool[] = [
  tool(
    'mobile_list_apps',
    'List apps',
    'Lists the apps on the phone, with their packages.',
    {},
    async ({ phone }) => {
      const apps = Object.entries(phone.now.os.installed)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([id, { enabled }]) => (enabled ? (catalogue.metas.get(id) ?? []) : []));
      return apps.map(({ name, package: owner }) => `${name} (${owner})`).join('\n');
    },
    true,
  ),
  tool(
    'mobile_get_foreground_app',
    'App in front',
    'Says which app is in front.',
    {},
    async ({ phone }) => {
      const { app, package: owner } = foregroundOf(phone.now);
      return `${catalogue.metas.get(app)?.name ?? 'Home screen'} (${owner})`;
    },
    true,
  ),
  tool(
    'mobile_get_screen_size',
    'Screen size',
    'Gives the size of the screen in pixels.',
    {},
    async ({ phone }) => {
      const { width, height } = sizeOf(phone);
      return `The screen is ${width}x${height} pixels.`;
    },
    true,
  ),
  tool(
    'mobile_get_orientation',
    'Orientation',
    'Says how the screen is turned.',
    {},
    async ({ phone }) => `The screen is in ${phone.now.device.orientation}.`,
    true,
  ),
  tool(
    'mobile_list_elements_on_screen',
    'List elements',
    'Lists what is on the screen: text, place in pixels, and a ref to click it by. Refs hold as long as the same thing is shown.',
    {
      format: Type.Optional(
        Type.Unsafe<'text' | 'json'>({
          type: 'string',
          enum: ['text', 'json'],
          description: 'A line for each element (text, the default) or a JSON list.',
        }),
      ),
    },
    async (target, { format = 'text' }) => {
      const { elements = [] } = await target.observe({ screenshot: false });
      const found = elements.filter(isUseful).map(toListItem);
      if (format === 'json') return JSON.stringify(found);
      return found.length === 0 ? 'There is nothing on the screen.' : found.map(line).join('\n');
    },
    true,
  ),
  tool(
    'mobile_take_screenshot',
    'Screenshot',
    'Takes a picture of the screen. Its pixels are the screen’s own, unless it was asked for smaller.',
    {
      maxSize: Type.Optional(
        Type.Integer({ minimum: 1, description: 'Most pixels that it is wide or high.' }),
      ),
      scale: Type.Optional(
        Type.Number({
          exclusiveMinimum: 0,
          maximum: 1,
          description: 'Its size as a share of the screen’s; not read with maxSize.',
        }),
      ),
    },
    async (target, { maxSize, scale = 1 }) => {
      const { width, height } = sizeOf(target.phone);
      const share = Math.min(1, maxSize === undefined ? scale : maxSize / Math.max(width, height));
      const { screenshot } = await target.observe({
        screenshot: 'jpeg',
        quality: 75,
        elements: false,
        ...(share < 1 ? { scale: Math.max(0.25, target.phone.now.device.screen.scale * share) } : {}),
      });
      const { base64, mime, ...size } = screenshot!;
      const times = width / size.width;
      const hint =
        times === 1
          ? []
          : [
              {
                type: 'text' as const,
                text: `The picture is ${size.width}x${size.height}, the screen ${width}x${height}: multiply places in the picture by ${Number(times.toFixed(3))}.`,
              },
            ];
      return [...hint, { type: 'image', data: base64, mimeType: mime }];
    },
    true,
  ),
];
