import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppIcons, Avatar, BottomBar, Icon, IconButton, ListRow } from './index.ts';
import type { FilledIn, NameIn } from '../iconTable.ts';
import type { FilledIconName, IconName } from '../icons.ts';
import * as kit from './index.ts';
import type { Kit } from './own.ts';

const clock = { rocket: 'M1', rocket_fill: 'M2', anvil: 'M3' };
type Own = typeof clock;
const own = kit as unknown as Kit<IconName | NameIn<Own>, FilledIconName | FilledIn<Own>>;
const none = () => {};

it('draws an icon from the table of the app around it, filled or not, and from no other', () => {
  const drawn = renderToStaticMarkup(
    <AppIcons value={clock}>
      <own.Icon name="rocket" />
      <own.Icon name="rocket" filled />
      <AppIcons value={{ rocket: 'M4' }}>
        <own.Icon name="rocket" />
      </AppIcons>
    </AppIcons>,
  );
  expect([...drawn.matchAll(/ d="([^"]+)"/g)].map(m => m[1])).toEqual(['M1', 'M2', 'M4']);
});

it('says what is missing where a cast asks for an icon that is not there', () => {
  expect(() => renderToStaticMarkup(<own.Icon name="rocket" />)).toThrow(
    /no icon rocket here.*npm run icons/,
  );
  const unfilled = (
    <AppIcons value={{ rocket: 'M1' }}>
      <own.Icon name="rocket" filled />
    </AppIcons>
  );
  expect(() => renderToStaticMarkup(unfilled)).toThrow(/no icon rocket_fill/);
});

it('does not compile with a name that is not declared, or filled without a filled drawing', () => {
  // Only the compiler reads these.
  const refused = () => [
    // @ts-expect-error the phone's own table has no rocket
    <Icon name="rocket" />,
    // @ts-expect-error no set has it
    <own.Icon name="rokcet" />,
    // @ts-expect-error anvil has no filled drawing
    <own.Icon name="anvil" filled />,
    // @ts-expect-error a toggle needs a filled drawing
    <own.IconButton icon="anvil" label="Anvil" selected={false} />,
    // @ts-expect-error nor has the phone's chevron one
    <IconButton icon="chevron_left" label="Left" selected />,
    // @ts-expect-error a row's icon is a name of the table or an element
    <own.ListRow leading="rokcet" title="Row" />,
    // @ts-expect-error without the app's kit only the phone's own
    <ListRow leading="rocket" title="Row" />,
    // @ts-expect-error portraits are filled
    <own.Avatar name="A" icon="anvil" />,
    // @ts-expect-error so is the place of a bar that shows
    <own.BottomBar items={[{ id: 'a', label: 'A', icon: 'anvil' }]} value="a" onChange={none} />,
    // @ts-expect-error data is typed too
    <own.EmptyState icon={'anvil' as string} title="None" />,
  ];
  const accepted = () => [
    <own.IconButton icon="rocket" label="Rocket" selected />,
    <own.ListRow leading="anvil" title="Row" />,
    <own.BottomBar items={[{ id: 'a', label: 'A', icon: 'rocket' }]} value="a" onChange={none} />,
    <Avatar name="A" icon="group" />,
    <BottomBar items={[]} value="" onChange={none} />,
  ];
  expect(refused).not.toBe(accepted);
});
