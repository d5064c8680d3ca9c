import {
  Button,
  Chip,
  Icon,
  IconButton,
  ListRow,
  Menu,
  Picture,
  Screen,
  Scroller,
  SectionHeader,
  AppBar,
  cx,
} from './kit.ts';
import { faceOf, listsOf, ratingOf, reviewsOf, similarTo, variantsOf, type VariantRow } from '../select.ts';
import { useAct, useDates, useNav, useOpen, useParams, useScreenState, useShop, useWords } from './hooks.ts';
import { FiveStars, Gone, OfflineNote, Panel, Price, Stars, Tag, Tile, percentOff } from './Parts.tsx';
import { Bars } from './Bars.tsx';
import { SizeGuide } from './SizeGuide.tsx';
import { WishSheet } from './WishSheet.tsx';
import css from './product.module.css';
import home from './home.module.css';
import { Choices, Delivery } from './ProductParts.tsx';
import { orderedRows } from '../../../src/state/order.ts';

/** Views of a picture: the whole, from near, and from the other side. */
export const viewsOf = (picture: string): string[] => [
  picture,
  `${picture}#crop=220,160,560,560`,
  `${picture}#mirror=1`,
];

const LOW = 3;

/** The variant that is shown: the one that was chosen, or the face of the product. */
export function useVariant(product: string): [VariantRow, (id: string) => void] {
  const state = useShop();
  const [chosen, choose] = useScreenState<string>('variant', '');
  const all = variantsOf(state, product);
  return [all.find(v => v.id === chosen) ?? faceOf(state, product), choose];
}

/** Everything about a product, for a route or a link. */
export function ProductPage({ product }: { product: string }) {
  const state = useShop();
  const found = state.products[product];
  const t = useWords();
  if (!found) return <Gone title={t('product')} />;
  return <Known product={product} />;
}

export function Product() {
  const { product } = useParams('/product/:product');
  return <ProductPage product={product} />;
}

function Known({ product }: { product: string }) {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const { day } = useDates();
  const [open, setOpen] = useOpen();
  const [variant, choose] = useVariant(product);
  const found = state.products[product]!;
  const rating = ratingOf(state, product);
  const reviews = reviewsOf(state, product);
  const questions = orderedRows(state.questions, (a, b) => b.at - a.at).filter(q => q.product === product);
  const wished = Object.values(state.wishes).some(w => w.variant === variant.id);
  const compared = state.compared.includes(product);
  const alerted = state.alerts[variant.id] === true;
  const off = percentOff(variant);
  const close = () => setOpen(null);
  const isGone = variant.stock === 0;
  return (
    <>
      <Screen
        label={found.name}
        appBar={
          <AppBar
            actions={
              <>
                <IconButton
                  icon="favorite"
                  label={t('addToWishlist')}
                  selected={wished}
                  onClick={() =>
                    listsOf(state).length === 0 ? act.makeList({ name: t('wishlist') }) : setOpen('wish')
                  }
                />
                <IconButton icon="more_vert" label={t('moreOptions')} onClick={() => setOpen('more')} />
              </>
            }
          />
        }
        bottom={
          <div className={css['bar']}>
            {isGone ? (
              <Button
                wide
                variant={alerted ? 'tonal' : 'filled'}
                icon={alerted ? 'notifications_off' : 'notifications'}
                rid="alert-me"
                onClick={() => act.alertMe({ variant: variant.id, on: !alerted })}
              >
                {t(alerted ? 'doNotTellMe' : 'tellMe')}
              </Button>
            ) : (
              <>
                <Button
                  wide
                  variant="tonal"
                  icon="add_shopping_cart"
                  rid="add-to-cart"
                  onClick={() => act.addToCart({ variant: variant.id, count: 1 })}
                >
                  {t('addToCart')}
                </Button>
                <Button
                  wide
                  rid="buy-now"
                  onClick={() => nav.push('/checkout/:what', { what: `now~${variant.id}~1` })}
                >
                  {t('buyNow')}
                </Button>
              </>
            )}
          </div>
        }
      >
        <OfflineNote />
        <Scroller name="photos" axis="x" label={t('photos')}>
          <div className={css['photos']}>
            {viewsOf(variant.picture).map((name, i) => (
              <button
                key={name}
                type="button"
                className={css['photo']}
                aria-label={t('photoOf', { n: i + 1, name: found.name })}
                data-key={`photo-${i + 1}`}
                onClick={() => nav.push('/photos/:product', { product }, { picture: variant.picture, at: i })}
              >
                <Picture name={name} alt="" />
              </button>
            ))}
          </div>
        </Scroller>
        <div className={css['head']}>
          <div className={css['prices']}>
            <Price cents={variant.cents} was={variant.wasCents} size="large" />
            {off > 0 && <Tag tone="hot">−{off}%</Tag>}
            {isGone ? (
              <Tag tone="warn">{t('soldOut')}</Tag>
            ) : variant.stock <= LOW ? (
              <Tag tone="warn">{t('leftInStock', { count: variant.stock })}</Tag>
            ) : (
              <Tag tone="good">{t('inStock')}</Tag>
            )}
          </div>
          <h1 className={css['title']} dir="auto">
            {found.name}
          </h1>
          <button
            type="button"
            className={css['rating']}
            data-rid="see-reviews"
            onClick={() => nav.push('/reviews/:product', { product })}
          >
            <Stars {...rating} />
            <span>{t('reviewCount', { count: reviews.length })}</span>
            <Icon name="chevron_right" size={18} />
          </button>
        </div>
        <Choices product={product} variant={variant} choose={choose} />
        {found.guide !== null && (
          <div className={css['line']}>
            <Chip
              label={t('sizeGuide')}
              icon="straighten"
              rid="size-guide"
              onClick={() => setOpen('guide')}
            />
          </div>
        )}
        <Delivery variant={variant} />
        <Panel title={t('description')}>
          <p className={css['text']} dir="auto">
            {found.text}
          </p>
        </Panel>
        <Panel title={t('specifications')}>
          <dl className={css['specs']}>
            {found.specs.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
            <div>
              <dt>{t('listedSince')}</dt>
              <dd>{day(found.listedAt)}</dd>
            </div>
          </dl>
        </Panel>
        <Panel
          title={t('reviews')}
          action={
            <Button
              variant="text"
              rid="all-reviews"
              onClick={() => nav.push('/reviews/:product', { product })}
            >
              {t('seeAll')}
            </Button>
          }
        >
          <Bars product={product} />
          {reviews.slice(0, 2).map(r => (
            <div key={r.id} className={css['quote']}>
              <FiveStars stars={r.stars} />
              <span className={css['quoteText']} dir="auto">
                {r.text}
              </span>
            </div>
          ))}
        </Panel>
        <ListRow
          rid="questions"
          leading="help"
          title={t('questionsAndAnswers')}
          meta={questions.length}
          onClick={() => nav.push('/questions/:product', { product })}
        />
        <ListRow
          rid="price-history"
          leading="show_chart"
          title={t('priceHistory')}
          onClick={() => nav.push('/prices/:product', { product }, { variant: variant.id })}
        />
        <SectionHeader title={t('similar')} />
        <Scroller name="similar" axis="x" label={t('similar')}>
          <div className={cx(home['rail'])}>
            {similarTo(state, product).map(id => (
              <Tile key={id} product={id} narrow />
            ))}
          </div>
        </Scroller>
      </Screen>
      <Menu
        open={open === 'more'}
        label={t('moreOptions')}
        onClose={close}
        items={[
          {
            label: t(compared ? 'compareNot' : 'compareThis'),
            icon: 'compare_arrows',
            rid: 'compare',
            onClick: () => {
              act.compare({ product, on: !compared });
              close();
            },
          },
          ...(state.compared.length > 0
            ? [
                {
                  label: t('openCompare', { count: state.compared.length }),
                  icon: 'view_column' as const,
                  rid: 'open-compare',
                  onClick: () => {
                    close();
                    nav.push('/compare');
                  },
                },
              ]
            : []),
          {
            label: t('askQuestion'),
            icon: 'help',
            rid: 'ask',
            onClick: () => {
              close();
              nav.push('/ask/:product', { product });
            },
          },
        ]}
      />
      <WishSheet open={open === 'wish'} variant={variant.id} onClose={close} />
      <SizeGuide guide={found.guide} open={open === 'guide'} onClose={close} />
    </>
  );
}
