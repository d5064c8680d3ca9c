import { AppBar, IconButton, Screen, SectionHeader } from './kit.ts';
import { formatMoney, useNav, useParams, useShop, useWords } from './hooks.ts';
import { Gone, Panel, Shot, Tile } from './Parts.tsx';
import css from './about.module.css';
import home from './home.module.css';
import { orderedIds } from '../../../src/state/order.ts';
import { compare } from '../../../src/sdk/core/compare.ts';

/** A seller: who they are, their terms, and what they sell. */
export function Seller() {
  const { seller } = useParams('/seller/:seller');
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const found = state.sellers[seller];
  if (!found) return <Gone title={t('seller')} />;
  const all = orderedIds(state.products, (a, b) => compare(a.name, b.name)).filter(
    id => state.products[id]!.seller === seller,
  );
  return (
    <Screen
      label={found.name}
      appBar={
        <AppBar
          title={found.name}
          actions={
            <IconButton
              icon="chat_bubble"
              label={t('askSeller')}
              onClick={() => nav.push('/chat/:who', { who: seller })}
            />
          }
        />
      }
    >
      <div className={css['sellerHead']}>
        <Shot picture={found.mark} size={72} />
        <div>
          <p dir="auto">{found.about}</p>
          <span className={css['at']}>
            {t('sellerSince', { town: found.town, year: String(found.since) })}
          </span>
        </div>
      </div>
      <Panel title={t('terms')}>
        <ul className={css['terms']}>
          <li>{t('standardFor', { amount: formatMoney(found.standardCents) })}</li>
          {found.freeFromCents !== null && (
            <li>{t('freeFrom', { amount: formatMoney(found.freeFromCents) })}</li>
          )}
          {found.expressCents !== null && (
            <li>{t('expressCosts', { amount: formatMoney(found.expressCents) })}</li>
          )}
          {found.collects && <li>{t('collectFree')}</li>}
          <li>{t(found.islands ? 'islandsToo' : 'noIslands')}</li>
          <li>{t('returnsWithin', { days: found.returnDays })}</li>
        </ul>
      </Panel>
      <SectionHeader title={t('goodsCount', { count: all.length })} />
      <div className={home['grid']}>
        {all.map(id => (
          <Tile key={id} product={id} />
        ))}
      </div>
    </Screen>
  );
}
