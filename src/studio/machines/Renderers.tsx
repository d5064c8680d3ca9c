import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { BrowserState, Cell, RendererState } from '../../protocol/wire/machines.ts';
import { count } from './words.ts';
import css from './machines.module.css';

const times = (n: number, what: string) => `${count(n)} ${what}${n === 1 ? '' : 's'}`;

/** The browsers with their pages, and what each page draws. */
export function Renderers({ cell: { renderers } }: { cell: Cell }) {
  const { browsers, retries, lost } = renderers;
  const crashes = browsers.reduce((sum, { restarts }) => sum + restarts, 0);
  return (
    <section className={css['section']} aria-label="Renderers">
      <h2 className={css['heading']}>
        Renderers{' '}
        <span className={css['quiet']}>
          {times(crashes, 'browser restart')}, {times(retries, 'step')} run again,{' '}
          <span data-bad={lost > 0 || undefined}>{times(lost, 'step')} lost</span>
        </span>
      </h2>
      <div className={css['browsers']}>
        {browsers.map(browser => (
          <Browser key={browser.index} browser={browser} />
        ))}
      </div>
    </section>
  );
}

function Browser({ browser: { index, running, restarts, renderers } }: { browser: BrowserState }) {
  return (
    <div className={css['browser']} data-running={running || undefined}>
      <h3 className={css['browserName']}>
        Browser {index}
        <span className={css['quiet']}>
          {running ? 'running' : 'starts when needed'}
          {restarts > 0 && `, ${times(restarts, 'restart')}`}
        </span>
      </h3>
      <ul className={css['pages']}>
        {renderers.map(renderer => (
          <Page key={renderer.index} renderer={renderer} />
        ))}
      </ul>
    </div>
  );
}

const STATES = { busy: 'draws', idle: 'idle', none: 'made when needed' } as const;

function Page({ renderer: { index, state, phone, app, restarts } }: { renderer: RendererState }) {
  const shows = state !== 'none' && app !== null;
  return (
    <li className={css['page']} data-state={state}>
      <span className={css['pageHead']}>
        <span className={css['dot']} aria-hidden />
        {index}
        <span className={css['quiet']}>{STATES[state]}</span>
      </span>
      <span className={css['shows']}>
        {shows && phone !== null && (
          <Anchor component={Link} to={`/phones/${encodeURIComponent(phone)}`} size="xs">
            {phone}
          </Anchor>
        )}
        {shows && <span className={css['quiet']}>{app}</span>}
        {restarts > 0 && <span className={css['again']}>{times(restarts, 'restart')}</span>}
      </span>
    </li>
  );
}
