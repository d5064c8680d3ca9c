import {
  AppBar,
  ConfirmDialog,
  EmptyState,
  Icon,
  IconButton,
  Picture,
  Screen,
  Scroller,
  SectionHeader,
} from './kit.ts';
import { dealsNow, recommended, unreadMessages, variantsOf } from '../select.ts';
import { CATEGORIES } from '../state.ts';
import { CATEGORY_PICTURES, CATEGORY_WORDS } from './names.ts';
import { useAct, useNav, useOnline, useOpen, useShop, useWords } from './hooks.ts';
import { OfflineNote, Places, Price, Tile } from './Parts.tsx';
import css from './home.module.css';

/** Bazari’s first screen: search, categories, what is cheaper, what was viewed, what may please. */
export function Home() {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const online = useOnline();
  const news = Object.values(state.notices).filter(n => !n.read).length;
  const unread = unreadMessages(state);
  const deals = dealsNow(state.variants).slice(0, 8);
  return (
    <Screen
      label={t('appName')}
      dark
      appBar={
        <div className={css['top']}>
          <div className={css['brandRow']}>
            <span className={css['brand']} role="heading" aria-level={1}>
              {t('appName')}
            </span>
            <IconButton
              icon="chat_bubble"
              label={t('messages')}
              badge={unread}
              onClick={() => nav.push('/chats')}
            />
            <IconButton
              icon="notifications"
              label={t('notifications')}
              badge={news}
              onClick={() => nav.push('/notices')}
            />
          </div>
          <button type="button" className={css['pill']} data-rid="search" onClick={() => nav.push('/search')}>
            <Icon name="search" size={22} />
            <span>{t('searchHint')}</span>
          </button>
        </div>
      }
      bottom={<Places at="home" />}
    >
      <OfflineNote />
      <Scroller name="categories" axis="x" label={t('categories')}>
        <div className={css['cats']}>
          {CATEGORIES.map(category => (
            <button
              key={category}
              type="button"
              className={css['cat']}
              data-rid={`category-${category}`}
              onClick={() => nav.push('/category/:category', { category })}
            >
              <span className={css['catShot']}>
                <Picture name={CATEGORY_PICTURES[category]} alt="" />
              </span>
              <span>{t(CATEGORY_WORDS[category])}</span>
            </button>
          ))}
        </div>
      </Scroller>
      <button type="button" className={css['ticket']} data-rid="coupons" onClick={() => nav.push('/coupons')}>
        <Icon name="confirmation_number" />
        <span className={css['ticketText']}>
          <b>
            {t('couponsWait', {
              count: Object.values(state.coupons).filter(c => c.offered && !c.held).length,
            })}
          </b>
          <span>{t('couponsWaitText')}</span>
        </span>
        <Icon name="chevron_right" />
      </button>
      {!online && deals.length === 0 && <EmptyState icon="wifi_off" title={t('offlineTitle')} />}
      <SectionHeader title={t('cheaperNow')} />
      <Scroller name="deals" axis="x" label={t('cheaperNow')}>
        <div className={css['rail']}>
          {deals.map(v => (
            <Tile key={v.id} product={v.product} variant={v} narrow />
          ))}
        </div>
      </Scroller>
      {state.viewed.length > 0 && (
        <>
          <SectionHeader
            title={t('recentlyViewed')}
            action={{ label: t('seeAll'), onClick: () => nav.push('/viewed'), rid: 'see-viewed' }}
          />
          <Scroller name="viewed" axis="x" label={t('recentlyViewed')}>
            <div className={css['rail']}>
              {state.viewed
                .filter(id => state.products[id])
                .slice(0, 8)
                .map(id => (
                  <SmallTile key={id} product={id} />
                ))}
            </div>
          </Scroller>
        </>
      )}
      <SectionHeader title={t('forYou')} />
      <div className={css['grid']}>
        {recommended(state).map(id => (
          <Tile key={id} product={id} />
        ))}
      </div>
    </Screen>
  );
}

function SmallTile({ product }: { product: string }) {
  const state = useShop();
  const nav = useNav();
  const first = variantsOf(state, product)[0]!;
  return (
    <button
      type="button"
      className={css['small']}
      data-key={`viewed-${product}`}
      data-rid="viewed"
      onClick={() => nav.push('/product/:product', { product })}
    >
      <span className={css['smallShot']}>
        <Picture name={first.picture} alt={state.products[product]!.name} />
      </span>
      <Price cents={first.cents} size="small" />
    </button>
  );
}

/** Everything that was viewed lately. */
export function Viewed() {
  const state = useShop();
  const t = useWords();
  const act = useAct();
  const [open, setOpen] = useOpen();
  const all = state.viewed.filter(id => state.products[id]);
  return (
    <>
      <Screen
        label={t('recentlyViewed')}
        appBar={
          <AppBar
            title={t('recentlyViewed')}
            actions={
              all.length > 0 && (
                <IconButton icon="delete" label={t('forgetViewed')} onClick={() => setOpen('forget')} />
              )
            }
          />
        }
      >
        {all.length === 0 ? (
          <EmptyState icon="history" title={t('nothingViewed')} text={t('nothingViewedText')} />
        ) : (
          <div className={css['grid']}>
            {all.map(id => (
              <Tile key={id} product={id} />
            ))}
          </div>
        )}
      </Screen>
      <ConfirmDialog
        open={open === 'forget'}
        title={t('forgetViewedAsk')}
        text={t('cannotBeUndone')}
        confirmLabel={t('forget')}
        danger
        onConfirm={() => {
          act.forgetViewed({});
          setOpen(null);
        }}
        onCancel={() => setOpen(null)}
      />
    </>
  );
}
