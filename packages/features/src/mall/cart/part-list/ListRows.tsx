import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { rulesOf } from '../../goods/goods-card/goodsRules.ts';
import { moneyText, priceText } from '../../parts/money/moneyText.ts';
import { QuantityField } from '../../parts/quantity-field/QuantityField.tsx';
import { type ListRow, listRow } from './listRows.ts';
import { partListMessages } from './messages.ts';
import * as styles from './PartListDialog.css.ts';

interface ListRowsProps {
  rows: readonly ListRow[];
  /** Lines that were not understood. */
  unread: readonly string[];
  /** Another quantity is meant for the line at this place. */
  onQuantity: (at: number, quantity: number) => void;
}

/** What was found for each line of a part list; a quantity that cannot be ordered is corrected in place, a line without an answer leads to the search. */
export function ListRows({ rows, unread, onQuantity }: ListRowsProps) {
  const t = useMessages(partListMessages);
  const paths = usePaths(datasheetsPaths);
  const search = (words: string) => <Link href={paths.partSearch(words)}>{t('search', { mpn: words })}</Link>;
  return (
    <table className={styles.table} aria-label={t('lines')}>
      <thead>
        <tr>
          <th scope="col">{t('part')}</th>
          <th scope="col" className={styles.end}>
            {t('quantity')}
          </th>
          <th scope="col" className={styles.end}>
            {t('total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.part.mpn}>
            <th scope="row">
              {row.part.goods?.mpn ?? row.part.mpn}
              <Words row={row} />
              {row.part.goods === null && search(row.part.mpn)}
              <Correction row={row} onQuantity={(quantity) => onQuantity(at, quantity)} />
            </th>
            <td className={styles.end}>{row.quantity >= 1 && formatNumber(row.quantity)}</td>
            <td className={styles.end}>
              {row.part.goods && row.cost !== null && moneyText(row.cost, row.part.goods.currency)}
              {row.part.goods && row.unitPrice !== null && <span className={styles.quiet}>{priceText(row.unitPrice, row.part.goods.currency)}</span>}
            </td>
          </tr>
        ))}
        {unread.map((line, at) => (
          // Two lines may be written alike.
          <tr key={`${at} ${line}`}>
            <th scope="row">
              {line}
              <span className={styles.warn}>{t('unread')}</span>
              {search(line)}
            </th>
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The field of a line whose quantity could not be ordered as it was written; it stays once that is put right. */
function Correction({ row: { part, quantity }, onQuantity }: { row: ListRow; onQuantity: (quantity: number) => void }) {
  const { goods, wanted } = part;
  if (goods === null || listRow(part, wanted, 0).kind !== 'correct') return null;
  return (
    <div className={styles.correction}>
      <QuantityField quantity={quantity} rules={rulesOf(goods)} name={goods.mpn} onChange={onQuantity} />
    </div>
  );
}

function Words({ row: { part, kind, quantity, held } }: { row: ListRow }) {
  const t = useMessages(partListMessages);
  const { goods, sellers } = part;
  if (goods === null) return <span className={styles.warn}>{t('notFound')}</span>;
  const { stock, merchant, unit } = goods;
  const isUnknown = stock === null;
  // That it is in stock is said only of a quantity that can be ordered.
  const how = sellers === 1 ? 'only' : isUnknown || kind === 'correct' ? 'chosenAny' : 'chosen';
  return (
    <>
      <span className={styles.quiet}>{t(how, { merchant: merchant.name, sellers })}</span>
      {isUnknown && <span className={styles.quiet}>{t('stockUnknown')}</span>}
      {held > 0 && kind === 'same' && <span className={styles.quiet}>{t('heldSame', { held: formatNumber(held), unit })}</span>}
      {held > 0 && kind === 'ready' && (
        <span className={styles.warn}>{t('heldMore', { held: formatNumber(held), unit, quantity: formatNumber(quantity) })}</span>
      )}
    </>
  );
}
