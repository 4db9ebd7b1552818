import { largestOf, smallestOf } from '@chippage/api/quantity';
import type { GoodsRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { costOf, rulesOf } from '../../goods/goods-card/goodsRules.ts';
import { moneyText, priceText } from '../../../parts/money/moneyText.ts';
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
  /** The offer in the other currency is meant for the line at this place. */
  onOther: (at: number) => void;
}

/** What was found for each line of a part list; a quantity that cannot be ordered is corrected in place, a line without an answer leads to the search. */
export function ListRows({ rows, unread, onQuantity, onOther }: ListRowsProps) {
  const t = useMessages(partListMessages);
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
              <strong className={styles.mpn}>{row.part.goods?.mpn ?? row.part.mpn}</strong>
              <Words row={row} />
              <WayOn part={row.part} />
              <Correction row={row} onQuantity={(quantity) => onQuantity(at, quantity)} />
              <OtherOffer row={row} onOther={() => onOther(at)} />
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
              <SearchLink words={line} />
            </th>
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SearchLink({ words }: { words: string }) {
  const t = useMessages(partListMessages);
  return <Link href={usePaths(datasheetsPaths).partSearch(words)}>{t('search', { mpn: words })}</Link>;
}

/** Where else to look for what cannot be had here: at the part's own page, else in the search. */
function WayOn({ part: { mpn, wanted, goods, unsoldPartId } }: Pick<ListRow, 'part'>) {
  const t = useMessages(partListMessages);
  const paths = usePaths(datasheetsPaths);
  const board = usePaths(inquiriesPaths);
  const partId = goods === null ? unsoldPartId : goods.partId;
  if (goods !== null && largestOf(goods) >= smallestOf(goods)) return null;
  return (
    <span className={styles.ways}>
      {partId === null ? <SearchLink words={mpn} /> : <Link href={paths.partDetail(partId)}>{t('unsoldPart', { mpn })}</Link>}
      <Link href={board.postRow({ type: 1, model: mpn, quantity: wanted })} aria-label={t('askNamed', { mpn })}>
        {t('ask')}
      </Link>
    </span>
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

/** The way to the offer in the other currency, which can be ordered as the line was written, and back again. */
function OtherOffer({ row: { part }, onOther }: { row: ListRow; onOther: () => void }) {
  const t = useMessages(partListMessages);
  const { goods, otherGoods, wanted } = part;
  if (goods === null || otherGoods === null) return null;
  const { merchant, unit, mpn } = otherGoods;
  const currency = t(nameOf(otherGoods));
  const cost = costOf(otherGoods, wanted);
  return (
    <span className={styles.other}>
      {cost === null
        ? t('otherBack', { merchant: merchant.name, currency })
        : t('other', { merchant: merchant.name, currency, quantity: formatNumber(wanted), unit, amount: moneyText(cost, otherGoods.currency) })}
      <Button variant="outline" size="sm" aria-label={t('takeNamed', { currency, mpn })} onPress={onOther}>
        {t('take', { currency })}
      </Button>
    </span>
  );
}

const nameOf = ({ currency }: GoodsRow) => (currency === 'CNY' ? 'cny' : 'usd');

/** Which rule the offer was chosen by. */
function reasonOf({ part: { goods, otherGoods, offers, offersInCurrency, wanted }, kind }: ListRow) {
  if (goods === null || offers === 1) return 'only';
  if (otherGoods !== null && costOf(otherGoods, wanted) === null) return 'taken';
  if (goods.stock !== null && goods.stock > 0 && goods.stock < Math.max(wanted, smallestOf(goods))) return 'some';
  const isAlone = offersInCurrency === 1;
  // That it is in stock is said only of a quantity that can be ordered.
  const isAny = goods.stock === null || kind === 'correct';
  if (offersInCurrency === offers) return isAny ? 'chosenAny' : 'chosen';
  if (goods.currency === 'USD') return isAlone ? 'dollarOnly' : 'dollar';
  return isAlone ? 'yuanOnly' : isAny ? 'yuanAny' : 'yuan';
}

function Words({ row }: { row: ListRow }) {
  const t = useMessages(partListMessages);
  const { part, kind, quantity, held } = row;
  const { goods, offers, offersInCurrency, unsoldPartId } = part;
  if (goods === null) return <span className={styles.warn}>{t(unsoldPartId === null ? 'notFound' : 'unsold')}</span>;
  const { stock, merchant, unit } = goods;
  const reason = reasonOf(row);
  return (
    <>
      <span className={styles.quiet}>
        {t(reason, { merchant: merchant.name, count: reason === 'some' ? offers : offersInCurrency, currency: t(nameOf(goods)) })}
      </span>
      {stock === null && <span className={styles.quiet}>{t('stockUnknown')}</span>}
      {kind === 'same' && <span className={styles.quiet}>{t('heldSame', { held: formatNumber(held), unit })}</span>}
      {kind === 'change' && <span className={styles.warn}>{t('heldOther', { held: formatNumber(held), unit, quantity: formatNumber(quantity) })}</span>}
    </>
  );
}
