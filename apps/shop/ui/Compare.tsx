import { AppBar, Button, EmptyState, IconButton, Picture, Screen, Scroller } from './kit.ts';
import { faceOf, isFree, ratingOf, variantsOf } from '../select.ts';
import { formatMoney, useAct, useNav, useShop, useWords } from './hooks.ts';
import { Price, Stars } from './Parts.tsx';
import css from './compare.module.css';

/** Up to three products side by side. */
export function Compare() {
  const state = useShop();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const all = state.compared.filter(id => state.products[id]);
  const names = [...new Set(all.flatMap(id => state.products[id]!.specs.map(s => s.name)))];
  return (
    <Screen
      label={t('compare')}
      appBar={
        <AppBar
          title={t('compare')}
          actions={
            all.length > 0 && (
              <IconButton icon="delete" label={t('clear')} onClick={() => act.clearCompared({})} />
            )
          }
        />
      }
    >
      {all.length === 0 ? (
        <EmptyState icon="compare_arrows" title={t('nothingCompared')} text={t('nothingComparedText')} />
      ) : (
        <Scroller name="table" axis="x" label={t('compare')}>
          <table className={css['table']}>
            <thead>
              <tr>
                <th scope="col">
                  <span className={css['corner']}>{t('product')}</span>
                </th>
                {all.map(id => {
                  const face = faceOf(state, id);
                  return (
                    <th key={id} scope="col">
                      <button
                        type="button"
                        className={css['head']}
                        data-key={id}
                        data-rid="compared"
                        onClick={() => nav.push('/product/:product', { product: id })}
                      >
                        <span className={css['shot']}>
                          <Picture name={face.picture} alt="" />
                        </span>
                        <span dir="auto">{state.products[id]!.name}</span>
                      </button>
                    </th>
                  );
                })}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{t('price')}</th>
                {all.map(id => (
                  <td key={id}>
                    <Price cents={faceOf(state, id).cents} was={faceOf(state, id).wasCents} size="small" />
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">{t('rating')}</th>
                {all.map(id => (
                  <td key={id}>
                    <Stars {...ratingOf(state, id)} />
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">{t('seller')}</th>
                {all.map(id => (
                  <td key={id} dir="auto">
                    {state.sellers[state.products[id]!.seller]!.name}
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">{t('delivery')}</th>
                {all.map(id => {
                  const face = faceOf(state, id);
                  const seller = state.sellers[state.products[id]!.seller]!;
                  return (
                    <td key={id}>
                      {isFree(state, face) ? t('freeDelivery') : formatMoney(seller.standardCents)}
                    </td>
                  );
                })}
              </tr>
              <tr>
                <th scope="row">{t('variants')}</th>
                {all.map(id => (
                  <td key={id}>{variantsOf(state, id).filter(v => v.stock > 0).length}</td>
                ))}
              </tr>
              {names.map(name => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {all.map(id => (
                    <td key={id} dir="auto">
                      {state.products[id]!.specs.find(s => s.name === name)?.value ?? '–'}
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">{t('actions')}</th>
                {all.map(id => (
                  <td key={id}>
                    <Button
                      variant="text"
                      rid={`remove-${id}`}
                      label={t('removeName', { name: state.products[id]!.name })}
                      onClick={() => act.compare({ product: id, on: false })}
                    >
                      {t('remove')}
                    </Button>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </Scroller>
      )}
    </Screen>
  );
}
