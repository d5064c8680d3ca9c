import { BottomBar } from './kit.ts';
import { useNav } from './hooks.ts';

const PLACES = [
  { id: '/', label: 'Recipes', icon: 'menu_book' },
  { id: '/plan', label: 'Plan', icon: 'calendar_view_week' },
  { id: '/shopping', label: 'Shopping', icon: 'shopping_basket' },
] as const;
type Place = (typeof PLACES)[number]['id'];

/** The three places of the app. */
export function Places({ at }: { at: Place }) {
  const nav = useNav();
  return (
    <BottomBar
      label="Recipes"
      items={PLACES}
      value={at}
      onChange={id => {
        if (id !== at) nav.replace(id as Place);
      }}
    />
  );
}
