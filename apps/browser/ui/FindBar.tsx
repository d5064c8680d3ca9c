import { useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { useGoTo } from '../../../src/sdk/react/goTo.ts';
import { IconButton, TextField } from './kit.ts';
import type { Visit } from '../state.ts';
import { findIn, type View } from '../web/blocks.ts';
import css from './browser.module.css';

/** Find in page: what is looked for, which of how many places is marked, and the way to the next. */
export function FindBar({
  view,
  visit,
  host,
  onClose,
}: {
  view: View;
  visit: Visit;
  host: string;
  onClose: () => void;
}) {
  const query = useFieldText('find');
  const [at, setAt] = useScreenState('findAt', 0);
  const { goTo } = useGoTo(`page-${visit.id}`, undefined, { attribute: 'data-hit' });
  const { count } = findIn(view.blocks, query, host);
  const current = count === 0 ? 0 : ((at % count) + count) % count;
  const to = (next: number) => {
    const place = ((next % count) + count) % count;
    setAt(place);
    goTo(String(place));
  };
  return (
    <div className={css['find']} role="search" aria-label="Find in page">
      <div className={css['findField']}>
        <TextField
          name="find"
          label="Find in page"
          variant="plain"
          enterKey="search"
          inputMode="search"
          onInput={() => setAt(0)}
          onEnter={() => {
            if (count > 0) to(current + 1);
          }}
        />
      </div>
      <span className={css['findCount']} role="status">
        {query === '' ? '' : `${count === 0 ? 0 : current + 1}/${count}`}
      </span>
      <IconButton
        icon="keyboard_arrow_up"
        label="Previous"
        disabled={count === 0}
        onClick={() => to(current - 1)}
      />
      <IconButton
        icon="keyboard_arrow_down"
        label="Next"
        disabled={count === 0}
        onClick={() => to(current + 1)}
      />
      <IconButton icon="close" label="Close find" onClick={onClose} />
    </div>
  );
}
