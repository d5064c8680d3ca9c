import { Scroller, Sheet } from './kit.ts';
import type { Product } from '../state.ts';
import { useWords } from './hooks.ts';
import css from './product.module.css';

type Guide = NonNullable<Product['guide']>;
/** Rows of each guide: what the label says, and what to measure, in centimetres. */
const ROWS: Readonly<Record<Guide, readonly (readonly string[])[]>> = {
  clothes: [
    ['XS', '82–88', '66–72'],
    ['S', '88–94', '72–78'],
    ['M', '94–102', '78–86'],
    ['L', '102–110', '86–94'],
    ['XL', '110–118', '94–102'],
  ],
  gloves: [
    ['S', '17–18.5', '16.5'],
    ['M', '18.5–20', '18'],
    ['L', '20–22', '19.5'],
  ],
  shoes: [
    ['39', '24.6', '39–42'],
    ['40', '25.3', '39–42'],
    ['41', '25.9', '39–42'],
    ['42', '26.6', '39–42'],
    ['43', '27.3', '43–46'],
    ['44', '27.9', '43–46'],
  ],
  frames: [
    ['30 × 40', '30 × 40', '20 × 30'],
    ['40 × 50', '40 × 50', '30 × 40'],
    ['50 × 70', '50 × 70', '40 × 60'],
  ],
  duvets: [
    ['Single', '135 × 200', '90'],
    ['Double', '200 × 200', '140'],
    ['King', '225 × 220', '150'],
  ],
};
const HEADS = {
  clothes: ['guideSize', 'guideChest', 'guideWaist'],
  gloves: ['guideSize', 'guidePalm', 'guideHand'],
  shoes: ['guideSize', 'guideFoot', 'guideSocks'],
  frames: ['guideSize', 'guidePicture', 'guideWithMount'],
  duvets: ['guideSize', 'guideDuvet', 'guideBed'],
} as const;

export function SizeGuide({
  guide,
  open,
  onClose,
}: {
  guide: Product['guide'];
  open: boolean;
  onClose: () => void;
}) {
  const t = useWords();
  if (guide === null) return null;
  return (
    <Sheet open={open} title={t('sizeGuide')} onClose={onClose}>
      <Scroller name="guide" className={css['guideBody']}>
        <table className={css['guide']}>
          <thead>
            <tr>
              {HEADS[guide].map(head => (
                <th key={head} scope="col">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS[guide].map(row => (
              <tr key={row[0]}>
                {row.map((cell, i) => (
                  <td key={i} dir="ltr">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={css['guideNote']}>{t('guideNote')}</p>
      </Scroller>
    </Sheet>
  );
}
