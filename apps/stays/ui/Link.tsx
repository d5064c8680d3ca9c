import { Screen } from './kit.ts';
import { cheapest } from '../select.ts';
import { useStays, useWords, useWrite } from './hooks.ts';
import { PropertyCard } from './Card.tsx';

/** A property that a link names. */
export function PropertyLink({ property }: { property: string }) {
  const state = useStays();
  const t = useWords();
  const w = useWrite();
  return (
    <Screen title={t('property')}>
      <PropertyCard found={cheapest(state, state.search, property, w.now, w.today)} />
    </Screen>
  );
}
