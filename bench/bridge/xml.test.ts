import { describe, expect, it } from 'vitest';
import { elementsOf } from './xml.ts';

const OFF = {
  checkable: 'false',
  checked: 'false',
  clickable: 'false',
  enabled: 'true',
  focusable: 'false',
  focused: 'false',
  scrollable: 'false',
  'long-clickable': 'false',
  password: 'false',
  selected: 'false',
};
interface Given {
  class: string;
  bounds?: string;
  text?: string;
  'content-desc'?: string;
  'resource-id'?: string;
  hint?: string;
  package?: string;
  clickable?: 'true';
  checkable?: 'true';
  checked?: 'true';
  scrollable?: 'true';
  focused?: 'true';
}
const node = (attributes: Given, ...children: string[]): string => {
  const all = {
    index: '0',
    text: '',
    'resource-id': '',
    package: 'com.android.settings',
    'content-desc': '',
    ...OFF,
    bounds: '[0,0][1080,200]',
    ...attributes,
  };
  return `<node ${Object.entries(all)
    .map(([key, value]) => `${key}="${value}"`)
    .join(' ')}>${children.join('')}</node>`;
};
const dump = (...nodes: string[]) =>
  `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="0">${nodes.join('')}</hierarchy>UI hierchary dumped to: /dev/tty\n`;
const [LINEAR, FRAME, TEXT] = [
  'android.widget.LinearLayout',
  'android.widget.FrameLayout',
  'android.widget.TextView',
];

describe('a dump of Android’s own', () => {
  it('loses the boxes that only hold others, and calls a row by all that is written in it', () => {
    const found = elementsOf(
      dump(
        node(
          { class: FRAME },
          node(
            { class: LINEAR, clickable: 'true' },
            node({ class: FRAME }, node({ class: TEXT, text: 'Wi‑Fi', 'resource-id': 'android:id/title' })),
            node({ class: TEXT, text: 'Harbour &amp; Co', 'resource-id': 'android:id/summary' }),
          ),
        ),
      ),
    )!;
    expect(found.map(e => [e.role, e.name, e.parent])).toEqual([
      ['group', 'Wi‑Fi, Harbour & Co', null],
      ['text', 'Wi‑Fi', 0],
      ['text', 'Harbour & Co', 0],
    ]);
    expect(found[0]!.states.clickable).toBe(true);
  });

  it('calls a switch by the row that it ends', () => {
    const found = elementsOf(
      dump(
        node(
          { class: LINEAR, clickable: 'true' },
          node({ class: TEXT, text: 'Use Bluetooth' }),
          node({
            class: 'android.widget.Switch',
            checkable: 'true',
            checked: 'true',
            'resource-id': 'android:id/switch_widget',
          }),
        ),
      ),
    )!;
    expect(found.at(-1)).toMatchObject({
      role: 'switch',
      name: 'Use Bluetooth',
      id: 'switch-widget',
      states: { checked: true },
    });
  });

  it('has the value of a field, and an empty one where its hint is shown', () => {
    const field = (attributes: Partial<Given>) =>
      elementsOf(dump(node({ class: 'android.widget.EditText', ...attributes })))![0];
    expect(field({ text: 'a&#10;b &lt;&#x1f600;', 'content-desc': 'Note' })).toMatchObject({
      role: 'textbox',
      name: 'Note',
      value: 'a\nb <😀',
      states: { editable: true },
    });
    expect(field({ text: 'Search', hint: 'Search' })).toMatchObject({ name: '', hint: 'Search', value: '' });
  });

  it('has levels in percent, and what is off the screen not at all', () => {
    expect(
      elementsOf(
        dump(
          node({ class: 'android.widget.SeekBar', text: '40.0', 'content-desc': 'Alarm volume' }),
          node({ class: TEXT, text: 'gone', bounds: '[0,0][0,0]' }),
        ),
      ),
    ).toMatchObject([{ role: 'slider', name: 'Alarm volume', range: { min: 0, max: 100, now: 40 } }]);
  });

  it('gives every element an id of its own, by its words where a list has several', () => {
    const row = (text: string) => node({ class: TEXT, text, 'resource-id': 'org.example:id/song_row' });
    const ids = elementsOf(
      dump(row('Tide'), row('Ferry'), row('Ferry'), node({ class: 'android.widget.Button', text: 'OK' })),
    )!.map(e => e.id);
    expect(ids).toEqual(['song-row#tide', 'song-row#ferry', 'song-row#ferry~2', 'button/ok']);
  });
});

it('is none without a root', () => {
  for (const text of [
    '',
    'ERROR: null root node returned by UiTestAutomationBridge.\n',
    'ERROR: could not get idle state.',
    '<hierarchy rotation="0"><node',
    '<hierarchy rotation="0"></hierarchy>',
  ])
    expect(elementsOf(text)).toBeUndefined();
});
