import { useRef } from 'react';
import { useGesture } from '../../sdk/react/gestures.ts';
import {
  SurfaceContext,
  useAppText,
  useFormat,
  useNow,
  usePhone,
  useScreenState,
  useSystem,
} from '../../sdk/react/hooks.ts';
import { Button } from '../../sdk/react/kit/buttons.tsx';
import { EmptyState } from '../../sdk/react/kit/EmptyState.tsx';
import { Scroller } from '../../sdk/react/kit/Scroller.tsx';
import { NotificationCard } from './NotificationCard.tsx';
import { QuickSettings } from './QuickSettings.tsx';
import { useShellWords } from '../phone-words.ts';
import css from './shade.module.css';

const SURFACE = { id: 'shade', app: 'systemui' };

/** The notification shade with quick settings; `quick` shows all tiles and both sliders. */
export function Shade() {
  return (
    <SurfaceContext value={SURFACE}>
      <ShadeBody />
    </SurfaceContext>
  );
}

function ShadeBody() {
  const t = useShellWords();
  const quick = usePhone(p => p.ui.shade === 'quick');
  const now = useNow();
  const f = useFormat();
  const carrier = usePhone(p => (p.device.radios.aeroplane ? null : p.device.radios.carrier));
  const groups = usePhone(p => {
    const order: { app: string; ids: string[] }[] = [];
    for (const [id, n] of Object.entries(p.os.notifications).sort(
      ([a, x], [b, y]) => Number(y.ongoing) - Number(x.ongoing) || y.at - x.at || (a < b ? -1 : 1),
    )) {
      const group = order.find(g => g.app === n.app);
      if (group) group.ids.push(id);
      else order.push({ app: n.app, ids: [id] });
    }
    return JSON.stringify(order);
  });
  const list = JSON.parse(groups) as { app: string; ids: string[] }[];
  const clearable = usePhone(p => Object.values(p.os.notifications).some(n => !n.ongoing));
  const system = useSystem();
  const panel = useRef<HTMLDivElement>(null);
  const pull = useGesture({
    drag: {
      axis: 'y',
      onMove: () => {},
      onEnd: p => {
        if (p.dy < -40 && quick) system.openShade({ quick: false });
        else if (p.dy < -40) system.closeShade();
        else if (p.dy > 40 && !quick) system.openShade({ quick: true });
      },
    },
  });
  return (
    <div
      className={css['shade']}
      data-layer="shade"
      data-app="systemui"
      role="dialog"
      aria-modal="true"
      aria-label={t('notificationShade')}
      ref={panel}
    >
      <button
        type="button"
        className={css['outside']}
        aria-label={t('closeShade')}
        onClick={() => system.closeShade()}
      />
      <div className={css['panel']} ref={pull} data-key="shade">
        <div className={css['top']}>
          <span className={css['bigTime']}>{f.time(now)}</span>
          <span>{f.day(now)}</span>
          <span className={css['carrier']}>{carrier ?? t('aeroplane')}</span>
        </div>
        <Scroller name="shade" label={t('shadeContent')}>
          <QuickSettings all={quick} />
          {!quick &&
            (list.length === 0 ? (
              <EmptyState icon="notifications" title={t('noNotifications')} />
            ) : (
              list.map(g => <Group key={g.app} app={g.app} ids={g.ids} />)
            ))}
        </Scroller>
        {!quick && (
          <div className={css['foot']}>
            <Button
              variant="text"
              onClick={() => {
                system.closeShade();
                system.startIntent({
                  app: 'systemui',
                  intent: { verb: 'VIEW', uri: 'settings-notifications:' },
                });
              }}
            >
              {t('manage')}
            </Button>
            {clearable && (
              <Button variant="tonal" rid="clear-all" onClick={() => system.clearNotifications()}>
                {t('clearAll')}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** Notifications of one app: the newest, and the others once the group is opened. */
function Group({ app, ids }: { app: string; ids: string[] }) {
  const t = useShellWords();
  const [open, setOpen] = useScreenState(`group-${app}`, false);
  const textOf = useAppText();
  const name = app === 'system' ? t('system') : textOf(app);
  const visibleIds = open || ids.length <= 2 ? ids : ids.slice(0, 1);
  return (
    <div className={css['group']} role="group" aria-label={t('notificationsOf', { app: name })}>
      {visibleIds.map(id => (
        <SwipeCard key={id} id={id} app={app} />
      ))}
      {ids.length > 2 && (
        <button type="button" className={css['moreLine']} onClick={() => setOpen(!open)}>
          {open ? t('showLess') : t('moreFrom', { count: ids.length - 1, app: name })}
        </button>
      )}
    </div>
  );
}

/** A card that can be swiped away sideways. */
function SwipeCard({ id, app }: { id: string; app: string }) {
  const system = useSystem();
  const ongoing = usePhone(p => p.os.notifications[id]?.ongoing ?? false);
  const [shift, setShift] = useScreenState(`shift-${id}`, 0);
  const ref = useGesture({
    drag: {
      axis: 'x',
      onMove: p => setShift(ongoing ? Math.max(-24, Math.min(24, p.dx)) : p.dx),
      onEnd: p => {
        setShift(0);
        if (!ongoing && Math.abs(p.dx) > 96) system.dismissNotification({ id });
      },
    },
  });
  return (
    <SurfaceContext value={{ id: `note:${id}`, app }}>
      <div
        ref={ref}
        data-key={`swipe-${id}`}
        style={
          shift
            ? { transform: `translateX(${shift}px)`, opacity: Math.max(0.2, 1 - Math.abs(shift) / 280) }
            : undefined
        }
      >
        <NotificationCard id={id} />
      </div>
    </SurfaceContext>
  );
}
