import { Icon } from './kit.ts';
import { COLOURS, type Colour } from '../state.ts';
import { COLOUR_NAMES } from '../words.ts';
import css from './settings.module.css';
import tones from './tones.module.css';

/** All colours, side by side. */
export function Colours({ value, onChange }: { value: Colour; onChange: (colour: Colour) => void }) {
  return (
    <div role="radiogroup" aria-label="Colour" className={css['colours']}>
      {COLOURS.map(c => (
        <button
          key={c}
          type="button"
          role="radio"
          aria-checked={c === value}
          aria-label={COLOUR_NAMES[c]}
          className={css['colour']}
          onClick={() => onChange(c)}
        >
          <span className={`${tones['tone']} ${css['dab']}`} data-tone={c}>
            {c === value && <Icon name="check" size={18} />}
          </span>
        </button>
      ))}
    </div>
  );
}
