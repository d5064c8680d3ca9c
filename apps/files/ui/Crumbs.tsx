import { Icon, Scroller } from './kit.ts';
import { crumbs, ROOT } from '../select.ts';
import { useTable } from './hooks.ts';
import css from './list.module.css';

/** The way from the root to a folder; each folder above is tapped to go there. */
export function Crumbs({ folder, onGo }: { folder: string | null; onGo: (folder: string | null) => void }) {
  const table = useTable();
  const way = [
    { id: null as string | null, name: ROOT },
    ...crumbs(table, folder).map(f => ({ id: f.id as string | null, name: f.name })),
  ];
  return (
    <Scroller name="crumbs" axis="x" anchor="end" label="Where this is" className={css['crumbBar']!}>
      <div className={css['crumbs']}>
        {way.map((f, i) => (
          <span key={f.id ?? 'root'} className={css['crumb']}>
            {i > 0 && (
              <span className={css['arrow']} aria-hidden="true">
                <Icon name="chevron_right" size={18} />
              </span>
            )}
            {i < way.length - 1 ? (
              <button
                type="button"
                data-rid="crumb"
                data-key={f.id ?? 'root'}
                onClick={() => onGo(f.id)}
                dir="auto"
              >
                {f.name}
              </button>
            ) : (
              <span className={css['here']} aria-current="location" dir="auto">
                {f.name}
              </span>
            )}
          </span>
        ))}
      </div>
    </Scroller>
  );
}
