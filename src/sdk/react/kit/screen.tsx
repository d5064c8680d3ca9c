import type { ReactNode } from 'react';
import type { FilledIconName } from '../icons.ts';
import { useStore } from '../hooks.ts';
import { cx } from './cx.ts';
import { Badge } from './display.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './buttons.tsx';
import { Scroller } from './Scroller.tsx';
import { useWordsOf } from '../words.ts';
import { words } from './words.ts';
import css from './screen.module.css';

export interface ScreenProps {
  /** Words of a plain app bar with Back; for more, give `appBar`. */
  title?: string;
  appBar?: ReactNode;
  children?: ReactNode;
  /** Stands below the body, above the gesture bar: a bottom bar, a composer. */
  bottom?: ReactNode;
  fab?: ReactNode;
  /** Position of `fab`; `end` by default. In the middle it does not cover switches at the end of cards. */
  fabAt?: 'end' | 'centre';
  /** Name of the body's scroller; false if the screen has its own scroller or none. */
  scroll?: string | false;
  anchor?: 'start' | 'end';
  background?: string;
  /** Name of the screen where it has no title. */
  label?: string;
  /** Draws under the status bar, as a picture or a map does. */
  bleed?: boolean;
  /** Dark whatever the theme, as a photo's or a film's screen is: the status bar over it is light. */
  dark?: boolean;
  className?: string;
}

/** A full screen: status bar's room, app bar, body, bottom, room for the gesture bar. */
export function Screen({
  title,
  appBar,
  children,
  bottom,
  fab,
  fabAt,
  scroll = 'main',
  anchor,
  background,
  label,
  bleed,
  dark,
  className,
}: ScreenProps) {
  return (
    <div
      className={cx(css['screen'], className)}
      data-bleed={bleed || undefined}
      data-ground={dark ? 'dark' : undefined}
      style={background ? { background } : undefined}
      role={label ? 'region' : undefined}
      aria-label={label}
    >
      {appBar ?? (title !== undefined && <AppBar title={title} />)}
      <div className={css['body']}>
        {scroll === false ? (
          <div className={css['fixed']} data-end={bottom ? undefined : ''}>
            {children}
          </div>
        ) : (
          <Scroller name={scroll} {...(anchor ? { anchor } : {})} className={css['main']}>
            {children}
            <div className={css['tail']} data-fab={fab ? '' : undefined} data-end={bottom ? undefined : ''} />
          </Scroller>
        )}
        {fab && (
          <div
            className={css['fab']}
            data-end={bottom ? undefined : ''}
            data-centre={fabAt === 'centre' || undefined}
          >
            {fab}
          </div>
        )}
      </div>
      {bottom && <div className={css['bottom']}>{bottom}</div>}
    </div>
  );
}

export interface AppBarProps {
  title?: ReactNode;
  subtitle?: ReactNode;
  leading?: 'back' | 'close' | 'none' | 'menu' | ReactNode;
  /** Instead of leaving the screen, which Back and Close do by themselves. */
  onLeading?: () => void;
  actions?: ReactNode;
  /** Title in a second row, large. */
  large?: boolean;
  /** Ground colour, such as `var(--c-primary)`. */
  color?: string;
  /** Colour of its content. */
  ink?: string;
  onTitle?: () => void;
  className?: string;
}

const LEADING = { back: ['arrow_back', 'back'], close: ['close', 'close'], menu: ['menu', 'menu'] } as const;

export function AppBar({
  title,
  subtitle,
  leading = 'back',
  onLeading,
  actions,
  large,
  color,
  ink,
  onTitle,
  className,
}: AppBarProps) {
  const t = useWordsOf(words);
  const store = useStore();
  const known =
    typeof leading === 'string' && leading in LEADING ? LEADING[leading as keyof typeof LEADING] : undefined;
  const leave =
    onLeading ??
    (leading === 'back' || leading === 'close' ? () => store.dispatch('system', 'pop', {}) : undefined);
  const heading = title !== undefined && (
    <>
      <span
        className={css['title']}
        role="heading"
        aria-level={1}
        dir={typeof title === 'string' ? 'auto' : undefined}
      >
        {title}
      </span>
      {subtitle !== undefined && subtitle !== '' && (
        <span className={css['subtitle']} dir="auto">
          {subtitle}
        </span>
      )}
    </>
  );
  return (
    <div
      className={cx(css['appBar'], className)}
      data-large={large || undefined}
      data-colour={color ? '' : undefined}
      data-ink={ink ? '' : undefined}
      style={{ ...(color ? { background: color } : {}), ...(ink ? { color: ink } : {}) }}
    >
      <div className={css['barRow']}>
        {known ? (
          <IconButton icon={known[0]} label={t(known[1])} {...(leave ? { onClick: leave } : {})} />
        ) : leading === 'none' ? (
          <span className={css['noLead']} />
        ) : (
          leading
        )}
        {large ? (
          <span className={css['words']} />
        ) : onTitle ? (
          <button type="button" className={css['words']} onClick={onTitle}>
            {heading}
          </button>
        ) : (
          <div className={css['words']}>{heading}</div>
        )}
        {actions && <div className={css['actions']}>{actions}</div>}
      </div>
      {large && <div className={css['largeWords']}>{heading}</div>}
    </div>
  );
}

export interface TabItem<F extends string = FilledIconName> {
  id: string;
  label: string;
  /** Filled while the tab is selected. */
  icon?: F;
  badge?: number | boolean;
}

/** Tabs under an app bar. More than fit are scrolled sideways with `name`. */
export function Tabs({
  tabs,
  value,
  onChange,
  name,
  label,
}: {
  tabs: readonly TabItem[];
  value: string;
  onChange: (id: string) => void;
  name?: string;
  label?: string;
}) {
  const list = (
    <div className={css['tabs']} role="tablist" aria-label={label} data-scrolls={name ? '' : undefined}>
      {tabs.map(t => (
        <button
          key={t.id}
          type="button"
          role="tab"
          aria-selected={t.id === value}
          className={css['tab']}
          data-rid={`tab-${t.id}`}
          data-icon={t.icon ? '' : undefined}
          onClick={() => onChange(t.id)}
        >
          <span className={css['tabWords']}>
            {t.icon && <Icon name={t.icon} filled={t.id === value} />}
            <span className={css['tabLine']}>
              <span className={css['tabText']}>{t.label}</span>
              {t.badge !== undefined && t.badge !== false && t.badge !== 0 && (
                <Badge value={t.badge} quiet={t.id !== value} />
              )}
            </span>
            <span className={css['indicator']} aria-hidden="true" />
          </span>
        </button>
      ))}
    </div>
  );
  return name ? (
    <Scroller name={name} axis="x" className={css['tabScroller']}>
      {list}
    </Scroller>
  ) : (
    list
  );
}

export interface BarItem<F extends string = FilledIconName> {
  id: string;
  label: string;
  /** Filled while the destination is selected. */
  icon: F;
  badge?: number | boolean;
}

/** The app's main places, at the bottom. */
export function BottomBar({
  items,
  value,
  onChange,
  label,
}: {
  items: readonly BarItem[];
  value: string;
  onChange: (id: string) => void;
  label?: string;
}) {
  const t = useWordsOf(words);
  return (
    <div className={css['bottomBar']} role="tablist" aria-label={label ?? t('main')}>
      {items.map(item => (
        <button
          key={item.id}
          type="button"
          role="tab"
          aria-selected={item.id === value}
          className={css['place']}
          data-rid={`nav-${item.id}`}
          onClick={() => onChange(item.id)}
        >
          <span className={css['placeText']}>{item.label}</span>
          <span className={css['pill']}>
            <Icon name={item.icon} filled={item.id === value} />
            {item.badge !== undefined && item.badge !== false && item.badge !== 0 && (
              <span className={css['placeBadge']}>
                <Badge
                  value={item.badge}
                  label={typeof item.badge === 'number' ? t('badge', { count: item.badge }) : t('badgeDot')}
                />
              </span>
            )}
          </span>
        </button>
      ))}
    </div>
  );
}
