import css from './machines.module.css';

/** A figure by its name, and what it is of. */
export type Fact = readonly [name: string, value: string, about?: string];

/** Figures side by side. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css['facts']}>
      {facts.map(([name, value, about]) => (
        <div key={name} className={css['fact']}>
          <dt>{name}</dt>
          <dd>
            {value} {about && <small>{about}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
