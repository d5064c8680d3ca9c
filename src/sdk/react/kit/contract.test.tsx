import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { AnyPhone } from '../../../state/phone/index.ts';
import { StoreContext, SurfaceContext } from '../hooks.ts';
import { laterIcons } from '../laterIcons.ts';
import { createPhoneStore } from '../store.ts';
import { screens } from './gallery-screens.tsx';
import * as kit from './index.ts';

const none = () => {};

function draw(what: ReactNode, ui: object = {}): string {
  const phone = {
    device: { screen: { width: 360, height: 800, scale: 1 }, orientation: 'portrait' },
    os: { settings: { displaySize: 'default' } },
    ui: { surfaces: {}, focus: null, ...ui },
  } as unknown as AnyPhone;
  return renderToStaticMarkup(
    <StoreContext value={createPhoneStore({} as never, phone)}>
      <SurfaceContext value={{ id: 's1', app: 'test' }}>
        <kit.AppIcons value={laterIcons}>{what}</kit.AppIcons>
      </SurfaceContext>
    </StoreContext>,
  );
}

/** Opening tags that have an attribute, each as a map of its attributes. */
function tags(html: string, wanted: RegExp): Record<string, string>[] {
  return [...html.matchAll(/<([a-z0-9]+)((?: [^\s=>]+="[^"]*")*)\s*\/?>/g)]
    .filter(m => wanted.test(m[0]))
    .map(m => ({
      tag: m[1]!,
      ...Object.fromEntries([...m[2]!.matchAll(/([^\s=]+)="([^"]*)"/g)].map(a => [a[1]!, a[2]!])),
    }));
}
const one = (html: string, wanted: RegExp) => {
  const found = tags(html, wanted);
  expect(found).toHaveLength(1);
  return found[0]!;
};

describe('pictures', () => {
  it('has no ground of its own where it is shown whole', () => {
    const classes = (fit: 'contain' | 'cover', name: string) =>
      one(draw(<kit.Picture name={name} alt="Hills" fit={fit} />), /Hills/)['class']!.split(' ').length;
    for (const name of ['hills', 'nothing-that-is-there'])
      expect(classes('contain', name)).toBe(classes('cover', name) + 1);
  });
});

describe('roles and names', () => {
  it('names a button that is only an icon, and says whether a toggle is on', () => {
    expect(
      one(draw(<kit.IconButton icon="search" label="Search" rid="find" onClick={none} />), /<button/),
    ).toMatchObject({ 'aria-label': 'Search', 'data-rid': 'find', type: 'button' });
    expect(
      one(draw(<kit.IconButton icon="search" label="Search" selected={false} onClick={none} />), /<button/)[
        'aria-pressed'
      ],
    ).toBe('false');
  });
  it('makes a row with something to do a button that carries its key, and one without none', () => {
    const html = draw(
      <kit.ListRow
        id="mail-1"
        rid="mail"
        title="Hello"
        subtitle="There"
        onClick={none}
        trailing={<kit.Switch label="On" checked onChange={none} />}
      />,
    );
    expect(tags(html, /<button/)).toMatchObject([
      { 'data-key': 'mail-1', 'data-rid': 'mail' },
      { role: 'switch', 'aria-checked': 'true', 'aria-label': 'On' },
    ]);
    expect(html.indexOf('</button>')).toBeLessThan(html.indexOf('role="switch"'));
    expect(tags(draw(<kit.ListRow id="mail-1" title="Hello" />), /<button/)).toHaveLength(0);
  });
  it('gives sliders and steppers their range', () => {
    expect(
      one(
        draw(<kit.Slider label="Volume" value={30} min={10} max={90} step={5} onChange={none} />),
        /role="slider"/,
      ),
    ).toMatchObject({
      'aria-label': 'Volume',
      'aria-valuemin': '10',
      'aria-valuemax': '90',
      'aria-valuenow': '30',
      'data-step': '5',
    });
    const html = draw(<kit.Stepper label="Guests" value={1} min={1} max={4} onChange={none} />);
    expect(one(html, /role="spinbutton"/)).toMatchObject({
      'aria-valuenow': '1',
      'aria-valuemin': '1',
      'aria-valuemax': '4',
    });
    expect(one(html, /Decrease Guests/)).toHaveProperty('disabled');
    expect(one(html, /Increase Guests/)).not.toHaveProperty('disabled');
  });
  it('makes every modal a named dialog, its scrim outside of it', () => {
    for (const html of [
      draw(
        <kit.Sheet open title="Share" onClose={none}>
          x
        </kit.Sheet>,
      ),
      draw(<kit.Dialog open title="Share" onClose={none} actions={[]} />),
      draw(<kit.Menu open label="Share" items={[{ label: 'Copy', onClick: none }]} onClose={none} />),
    ]) {
      const dialog = one(html, /aria-modal="true"/);
      expect(dialog['role']).toBe('dialog');
      const by = dialog['aria-labelledby'];
      expect(by ? new RegExp(`id="${by}"[^>]*>Share<`).test(html) : dialog['aria-label']).toBeTruthy();
      expect(html.indexOf('aria-label="Close"')).toBeLessThan(html.indexOf('aria-modal'));
    }
    for (const closed of [
      <kit.Sheet key="1" open={false} title="a" onClose={none}>
        x
      </kit.Sheet>,
      <kit.Dialog key="2" open={false} title="a" onClose={none} />,
      <kit.Menu key="3" open={false} label="a" items={[]} onClose={none} />,
    ])
      expect(draw(closed)).toBe('');
  });
  it('marks the chosen tab, radio and menu item', () => {
    expect(
      tags(
        draw(
          <kit.Tabs
            value="b"
            onChange={none}
            tabs={[
              { id: 'a', label: 'A' },
              { id: 'b', label: 'B' },
            ]}
          />,
        ),
        /role="tab"/,
      ).map(t => t['aria-selected']),
    ).toEqual(['false', 'true']);
    expect(
      tags(
        draw(
          <kit.RadioGroup
            label="Size"
            value="m"
            onChange={none}
            options={[
              { value: 's', label: 'S' },
              { value: 'm', label: 'M' },
            ]}
          />,
        ),
        /role="radio"/,
      ).map(t => t['aria-checked']),
    ).toEqual(['false', 'true']);
    expect(
      one(
        draw(
          <kit.Menu
            open
            label="More"
            onClose={none}
            items={[{ label: 'Show', checked: true, onClick: none }]}
          />,
        ),
        /menuitemcheckbox/,
      )['aria-checked'],
    ).toBe('true');
  });
  it('tells a chart in words', () => {
    expect(
      one(
        draw(
          <kit.Chart
            kind="bar"
            label="Steps"
            data={[
              { label: 'Mon', value: 3 },
              { label: 'Tue', value: 5 },
            ]}
          />,
        ),
        /role="img"/,
      )['aria-label'],
    ).toBe('Steps: Mon 3, Tue 5');
  });
});

describe('text fields', () => {
  const at = (start: number, end: number, field = 'a') => ({
    focus: { surface: 's1', field },
    surfaces: { s1: { fields: { a: { text: 'abc', start, end } } } },
  });
  const words = (html: string) =>
    /data-text="">(.*?)<\/div>/s
      .exec(html)![1]!
      .replace(/<span class="[^"]*caret[^"]*"[^>]*><\/span>|<span data-caret=""[^>]*><\/span>/g, '|')
      .replace(/<mark[^>]*>/g, '[')
      .replace('</mark>', ']')
      .replace(/<[^>]+>|\u200b/g, '');
  it('draws the text with the caret where the state has it, only while it has the focus', () => {
    expect(draw(<kit.TextField name="a" label="Name" />, at(1, 1))).toContain('data-caret');
    expect(words(draw(<kit.TextField name="a" label="Name" />, at(0, 2)))).toBe('[ab]|c');
    expect(draw(<kit.TextField name="a" label="Name" />, at(1, 1, 'other'))).not.toContain('data-caret');
  });
  it('stands for what observations read', () => {
    expect(
      one(
        draw(<kit.TextField name="a" label="Name" hint="Ada" rid="name" multiline />, at(3, 3)),
        /role="textbox"/,
      ),
    ).toMatchObject({
      'aria-label': 'Name',
      'aria-multiline': 'true',
      'data-field': 's1|a',
      'data-value': 'abc',
      'data-hint': 'Ada',
      'data-rid': 'name',
      'data-focused': 'true',
    });
    expect(
      one(draw(<kit.TextField name="b" label="Name" initial="Bo" error="Too short" />), /role="textbox"/),
    ).toMatchObject({ 'data-value': 'Bo', 'aria-invalid': 'true', 'aria-description': 'Too short' });
  });
  it('never draws a password', () => {
    const html = draw(<kit.TextField name="a" label="Secret" password />, at(3, 3));
    expect(words(html).replace('|', '')).toBe('•••');
    expect(html.replace(/data-value="abc"/, '')).not.toContain('abc');
  });
  it('offers to empty a search that has words', () => {
    expect(draw(<kit.SearchField name="a" label="Search" />, at(3, 3))).toContain('aria-label="Clear"');
    expect(draw(<kit.SearchField name="b" label="Search" />)).not.toContain('aria-label="Clear"');
  });
});

describe('lists', () => {
  it('draws only what the offset lets be seen', () => {
    const html = draw(
      <kit.WindowedList
        name="rows"
        count={1000}
        rowHeight={50}
        render={i => <kit.ListRow id={`r-${i}`} title={i} onClick={none} />}
        overscan={1}
      />,
      { surfaces: { s1: { scroll: { rows: 5000 } } } },
    );
    const keys = tags(html, /data-key/).map(t => t['data-key']);
    expect(keys[0]).toBe('r-99');
    expect(keys.at(-1)).toBe('r-116');
  });
});

describe('the whole gallery', () => {
  for (const { name, Screen, ui } of screens) {
    it(`${name}: every control has a name and no button holds another`, () => {
      const html = draw(<Screen />, ui ?? {});
      for (const [, attributes, inside] of html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)) {
        expect(inside).not.toContain('<button');
        const label = /aria-label="([^"]*)"/.exec(attributes!)?.[1] ?? inside!.replace(/<[^>]+>/g, '');
        expect(label.trim()).not.toBe('');
      }
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(m => m[1]);
      expect(new Set(ids).size).toBe(ids.length);
    });
  }
});
