import type { ReactNode } from 'react';
import {
  useFields,
  useScreenArgs,
  useScreenState,
  useStartIntent,
  useStore,
} from '../../../src/sdk/react/hooks.ts';
import { Icon, Radio, Slider, Switch, SwitchRow } from './kit.ts';
import type { FilledIconName, IconName } from './icons.ts';
import { iconUrl } from '../../../src/sdk/react/pictures.ts';
import { of, type Call, type Entry, type EntryOf, type View } from '../model.ts';
import { Cell } from './Frame.tsx';
import { useCall, useGo, useNav } from './hooks.ts';
import css from './settings.module.css';

/** An app's icon in the phone's mask. */
export function AppImage({ app, size = 40 }: { app: string; size?: number }) {
  const { catalogue } = useStore();
  return (
    <img
      className={css['appImage']}
      src={iconUrl(catalogue.metas.get(app)?.icon ?? 'settings.svg')}
      width={size}
      height={size}
      alt=""
      decoding="sync"
    />
  );
}

export interface RowProps {
  leading?: ReactNode;
  icon?: IconName | undefined;
  app?: string | undefined;
  emblem?: { icon: FilledIconName; tone: number } | undefined;
  title: string;
  summary?: ReactNode;
  trailing?: ReactNode;
  onClick?: (() => void) | undefined;
  disabled?: boolean | undefined;
  danger?: boolean | undefined;
  id?: string | undefined;
  rid?: string | undefined;
  pressed?: boolean;
}

/** A row whose words wrap: icon, title, what holds now. */
export function Row({
  leading,
  icon,
  app,
  emblem,
  title,
  summary,
  trailing,
  onClick,
  disabled,
  danger,
  id,
  rid,
}: RowProps) {
  const inside = (
    <>
      {leading ??
        (app ? (
          <span className={css['leading']}>
            <AppImage app={app} />
          </span>
        ) : emblem ? (
          <span className={css['tone']} data-tone={emblem.tone}>
            <Icon name={emblem.icon} size={22} filled />
          </span>
        ) : (
          icon && (
            <span className={css['leading']}>
              <Icon name={icon} />
            </span>
          )
        ))}
      <span className={css['words']}>
        <span className={css['title']} dir="auto">
          {title}
        </span>
        {summary !== undefined && summary !== '' && (
          <span className={css['summary']} dir="auto">
            {summary}
          </span>
        )}
      </span>
    </>
  );
  return (
    <div className={css['row']} data-danger={danger || undefined} data-off={disabled || undefined}>
      {onClick ? (
        <button
          type="button"
          className={css['main']}
          disabled={disabled}
          data-key={id}
          data-rid={rid}
          onClick={onClick}
        >
          {inside}
        </button>
      ) : (
        <div className={css['main']} data-key={id} data-rid={rid}>
          {inside}
        </div>
      )}
      {trailing && <div className={css['trailing']}>{trailing}</div>}
    </div>
  );
}

/** State of a page's dialog: which entry asks. */
export const useAsking = () => useScreenState<string | null>('asking', null);

/** One entry as a row; an inline choice gives a row for each option. */
export function EntryRow({ entry: e, v }: { entry: Entry; v: View }) {
  const call = useCall();
  const goTo = useGo();
  const nav = useNav();
  const start = useStartIntent();
  const fields = useFields();
  const [, ask] = useAsking();
  const pointed = useScreenArgs<{ entry?: string }>()?.entry === e.id;
  const title = of(e.title, v);
  const summary = of(e.summary, v);
  const icon = e.icon === undefined ? undefined : of(e.icon, v);
  const off = e.off?.(v) ?? false;
  const rid = e.id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const common = { title, summary, icon, app: e.app, emblem: e.emblem, disabled: off, rid };
  const cell = (inside: ReactNode) => (
    <Cell on={pointed} entry={e.id}>
      {inside}
    </Cell>
  );

  switch (e.kind) {
    case 'switch': {
      const checked = e.get(v);
      const set = (on: boolean) => (e.confirm && on ? ask(e.id) : call(e.set(on, v)));
      if (e.to)
        return cell(
          <Row
            {...common}
            disabled={false}
            onClick={() => goTo(of(e.to!, v))}
            trailing={
              <>
                <span className={css['split']} aria-hidden="true" />
                <Switch label={title} checked={checked} disabled={off} rid={`${rid}-switch`} onChange={set} />
              </>
            }
          />,
        );
      return cell(
        <SwitchRow
          label={title}
          subtitle={summary}
          leading={icon}
          checked={checked}
          disabled={off}
          rid={rid}
          onChange={set}
        />,
      );
    }
    case 'slider': {
      const value = e.get(v);
      return cell(
        <div
          className={css['sliderRow']}
          role="group"
          aria-disabled={off || undefined}
          data-off={off || undefined}
        >
          <div className={css['sliderWords']}>
            <span className={css['title']}>{title}</span>
            <span className={css['value']}>{e.format?.(value) ?? value}</span>
          </div>
          <div className={css['sliderTrack']}>
            <Slider
              label={title}
              value={value}
              min={e.min}
              max={e.max}
              step={e.step ?? 1}
              disabled={off}
              rid={rid}
              {...(e.glyph ? { icon: e.glyph } : {})}
              {...(e.format ? { format: e.format } : {})}
              onChange={x => call(e.set(x, v))}
            />
          </div>
        </div>,
      );
    }
    case 'choice': {
      const options = of(e.options, v);
      const value = e.get(v);
      if (e.inline)
        return (
          <>
            {options.map(o => (
              <Cell key={o.value} on={pointed} entry={e.id}>
                <Radio
                  label={o.label}
                  subtitle={o.subtitle}
                  id={`option-${o.value}`}
                  checked={o.value === value}
                  disabled={off}
                  onChange={() => call(e.set(o.value, v))}
                />
              </Cell>
            ))}
          </>
        );
      return cell(
        <Row
          {...common}
          summary={summary ?? options.find(o => o.value === value)?.label ?? value}
          onClick={() => ask(e.id)}
        />,
      );
    }
    case 'link':
      return cell(<Row {...common} onClick={() => goTo(of(e.to, v))} />);
    case 'text':
      return cell(
        <Row
          {...common}
          summary={summary ?? e.get(v)}
          onClick={() => {
            fields.set(`text-${e.id}`, e.get(v));
            fields.focus(`text-${e.id}`);
            ask(e.id);
          }}
        />,
      );
    case 'pick':
      return cell(
        <Row
          {...common}
          onClick={() =>
            call([
              'openDialog',
              {
                kind: e.dialog,
                app: 'settings',
                title,
                value: e.value(v),
                then: { app: 'system', action: e.then[0], args: e.then[1] ?? {} },
              },
            ])
          }
        />,
      );
    case 'action':
      return cell(
        <Row
          {...common}
          danger={e.danger}
          onClick={() => {
            if (e.confirm) {
              ask(e.id);
              return;
            }
            act(e, v, call, nav.back);
          }}
        />,
      );
    case 'open':
      return cell(<Row {...common} onClick={() => start(of(e.intent, v))} />);
    case 'info':
      return cell(
        <Row
          {...common}
          onClick={
            e.copy && summary
              ? () => {
                  call(['copyText', { text: summary }]);
                  call(['toast', { text: `${title} copied` }]);
                }
              : undefined
          }
        />,
      );
  }
}

/** Runs an action entry, and leaves the page where it says so. */
export function act(e: EntryOf<'action'>, v: View, call: (c: Call) => void, back: () => void): void {
  const run = e.run(v);
  if (e.leave) back();
  call(run);
}
