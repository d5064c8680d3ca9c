import { Icon, IconButton, ListRow, Picture } from './kit.ts';
import { estimate, isFree, variantsOf, type VariantRow } from '../select.ts';
import { formatMoney, useDates, useNav, useShop, useWords } from './hooks.ts';
import { Panel } from './Parts.tsx';
import css from './product.module.css';

export function Choices({
  product,
  variant,
  choose,
}: {
  product: string;
  variant: VariantRow;
  choose: (id: string) => void;
}) {
  const state = useShop();
  const t = useWords();
  const all = variantsOf(state, product);
  const colours = [...new Set(all.map(v => v.colour).filter(c => c !== null))];
  const sizes = [...new Set(all.map(v => v.size).filter(s => s !== null))];
  const withColour = (colour: string) =>
    all.find(v => v.colour === colour && v.size === variant.size) ?? all.find(v => v.colour === colour)!;
  const withSize = (size: string) => all.find(v => v.size === size && v.colour === variant.colour);
  return (
    <>
      {colours.length > 0 && (
        <div className={css['choice']} role="group" aria-label={t('colour')}>
          <span className={css['choiceName']}>{t('colourIs', { name: variant.colour ?? '' })}</span>
          <div className={css['swatches']}>
            {colours.map(colour => {
              const to = withColour(colour);
              return (
                <button
                  key={colour}
                  type="button"
                  className={css['swatch']}
                  aria-pressed={colour === variant.colour}
                  aria-label={to.stock === 0 ? t('colourGone', { name: colour }) : colour}
                  data-key={`colour-${colour}`}
                  data-gone={to.stock === 0 || undefined}
                  onClick={() => choose(to.id)}
                >
                  <Picture name={to.picture} alt="" />
                </button>
              );
            })}
          </div>
        </div>
      )}
      {sizes.length > 0 && (
        <div className={css['choice']} role="group" aria-label={t('size')}>
          <span className={css['choiceName']}>{t('sizeIs', { name: variant.size ?? '' })}</span>
          <div className={css['sizes']}>
            {sizes.map(size => {
              const to = withSize(size);
              return (
                <button
                  key={size}
                  type="button"
                  className={css['size']}
                  aria-pressed={size === variant.size}
                  disabled={!to}
                  data-key={`size-${size}`}
                  data-gone={!to || to.stock === 0 || undefined}
                  onClick={() => to && choose(to.id)}
                >
                  <span dir="auto">{size}</span>
                  {to?.stock === 0 && <span className={css['goneText']}>{t('soldOut')}</span>}
                </button>
              );
            })}
          </div>
        </div>
      )}
    </>
  );
}

export function Delivery({ variant }: { variant: VariantRow }) {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const { now, zone, date } = useDates();
  const product = state.products[variant.product]!;
  const seller = state.sellers[product.seller]!;
  const day = date(estimate(seller, 'standard', now, zone));
  const price = isFree(state, variant) ? t('freeDelivery') : formatMoney(seller.standardCents);
  return (
    <Panel>
      <div className={css['facts']}>
        <Icon name="local_shipping" />
        <div>
          <b>{t('arrivesBy', { day, price })}</b>
          {!isFree(state, variant) && seller.freeFromCents !== null && (
            <span>{t('freeFrom', { amount: formatMoney(seller.freeFromCents) })}</span>
          )}
          {seller.expressCents !== null && (
            <span>
              {t('expressFor', {
                day: date(estimate(seller, 'express', now, zone)),
                amount: formatMoney(seller.expressCents),
              })}
            </span>
          )}
          {seller.collects && <span>{t('collectFree')}</span>}
          {!seller.islands && <span>{t('noIslands')}</span>}
        </div>
      </div>
      <div className={css['facts']}>
        <Icon name="undo" />
        <div>
          <span>{t('returnsWithin', { days: seller.returnDays })}</span>
        </div>
      </div>
      <ListRow
        id={product.seller}
        rid="seller"
        leading="storefront"
        title={seller.name}
        subtitle={t('sellerSince', { town: seller.town, year: String(seller.since) })}
        lines={2}
        trailing={
          <IconButton
            icon="chat_bubble"
            label={t('askSeller')}
            onClick={() => nav.push('/chat/:who', { who: product.seller }, { about: variant.product })}
          />
        }
        onClick={() => nav.push('/seller/:seller', { seller: product.seller })}
      />
    </Panel>
  );
}
