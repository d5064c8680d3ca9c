import { AppBar, Icon, Screen } from './kit.ts';
import type { IconName } from './icons.ts';
import { balanceOf, openToMe, potsOf } from '../select.ts';
import { formatMoney, useMoney, useNav, useWallet, useWords } from './hooks.ts';
import { Places } from './Home.tsx';
import css from './cashier.module.css';

/** Everything else. */
export function More() {
  const state = useWallet();
  const t = useWords();
  const nav = useNav();
  const money = useMoney();
  const pots = potsOf(state);
  const tile = (icon: IconName, label: string, text: string, rid: string, go: () => void) => (
    <button key={rid} type="button" className={css['tile']} data-rid={rid} onClick={go}>
      <Icon name={icon} size={28} />
      <span>{label}</span>
      <span>{text}</span>
    </button>
  );
  const active = Object.values(state.subscriptions).filter(s => s.active).length;
  return (
    <Screen
      label={t('more')}
      appBar={<AppBar title={t('more')} leading="none" />}
      bottom={<Places at="more" />}
    >
      <div className={css['tiles']}>
        {pots.map(pot =>
          tile('savings', state.accounts[pot]!.name, money(balanceOf(state, pot)), 'pot', () =>
            nav.push('/pot/:pot', { pot }),
          ),
        )}
        {tile(
          'call_received',
          t('requests'),
          t('openCount', { count: openToMe(state).length }),
          'requests',
          () => nav.push('/requests'),
        )}
        {tile('event_repeat', t('subscriptions'), t('activeCount', { count: active }), 'subscriptions', () =>
          nav.push('/subscriptions'),
        )}
        {tile('pie_chart', t('analysis'), t('analysisText'), 'analysis', () => nav.push('/analysis'))}
        {tile('call_split', t('splitBill'), t('splitText'), 'split', () =>
          nav.push('/split/:transaction', { transaction: 'new' }),
        )}
        {tile('speed', t('limits'), formatMoney(state.settings.dayCents), 'limits', () =>
          nav.push('/limits'),
        )}
        {tile('pin', t('passcode'), t('sixDigitsShort'), 'passcode', () => nav.push('/passcode'))}
        {tile('settings', t('settings'), t('settingsText'), 'settings', () => nav.push('/settings'))}
      </div>
    </Screen>
  );
}
