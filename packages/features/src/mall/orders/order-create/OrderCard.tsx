import type { CartLine, PreparedOrder } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { TextField } from '@chippage/ui/TextField';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { moneyText, priceText } from '../../../parts/money/moneyText.ts';
// The lines of an order look the same before and after it is made.
import * as table from '../order-detail/OrderLines.css.ts';
import { orderCreateMessages } from './messages.ts';
import * as styles from './OrderCreate.css.ts';
import { isTaxed, REMARK_MOST } from './orderDraft.ts';
import { EccnNote } from '../../parts/eccn-note/EccnNote.tsx';
import { TotalRows } from '../../parts/totals/AmountRows.tsx';

interface OrderCardProps {
  order: PreparedOrder;
  remark: string;
  /** How many characters of the remark are too many. */
  over: number;
  onRemark: (remark: string) => void;
}

/** One order to be: what is bought of a merchant, at which price, what it comes to, and what the merchant should know. */
export function OrderCard({ order, remark, over, onRemark }: OrderCardProps) {
  const t = useMessages(orderCreateMessages);
  const { merchant, currency, lines, totals, shipping } = order;
  const name = t('orderOf', { merchant: merchant.name, currency });
  return (
    <Card
      padding="none"
      headingLevel={3}
      title={merchant.name}
      note={t('kinds', { count: formatNumber(lines.length), shipping })}
      action={
        <span className={styles.merchant}>
          {merchant.isSample && <Tag>{t('sample')}</Tag>}
          <Tag>{currency}</Tag>
          {totals.taxMode && <Tag>{t(totals.taxMode)}</Tag>}
        </span>
      }
    >
      <table className={table.table} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{t('part')}</th>
            <th scope="col" className={`${table.end} ${table.wide} ${styles.number}`}>
              {t('quantity')}
            </th>
            <th scope="col" className={`${table.end} ${table.wide} ${styles.number}`}>
              {t(isTaxed(totals) ? 'priceTaxed' : 'priceUntaxed')}
            </th>
            <th scope="col" className={`${table.end} ${styles.number}`}>
              {t('lineTotal')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      <dl className={table.totals}>
        <TotalRows totals={totals} />
      </dl>
      <div className={styles.remark}>
        <TextField
          label={`${t('remark')}${t('optional')}`}
          value={remark}
          onChange={onRemark}
          error={over > 0 ? t('remarkTooLong', { most: REMARK_MOST, count: over }) : undefined}
        />
      </div>
    </Card>
  );
}

function Line({ line }: { line: CartLine }) {
  const t = useMessages(orderCreateMessages);
  const paths = usePaths(mallPaths);
  const { goods, quantity, unitPrice, lineTotal, customerRef, state, priceChange, eccn } = line;
  const { mpn, currency, unit } = goods;
  const maker = goods.brandNameCn ? `${goods.brandNameCn} ${goods.brandName}` : goods.brandName;
  const price = unitPrice === null ? '' : priceText(unitPrice, currency);
  const wrong = state === 'ok' || state === 'changed' ? null : t(state, { stock: formatNumber(goods.stock ?? 0), moq: goods.moq, multiple: goods.multiple });
  return (
    <tr>
      <td>
        <div className={table.words}>
          <span>
            <Link isMono tone="accent" href={paths.goodsDetail(goods.id)}>
              {mpn}
            </Link>
          </span>
          <span className={table.about}>{[maker, goods.packageCase].filter(Boolean).join('，')}</span>
          {customerRef !== null && customerRef !== '' && <span className={table.about}>{t('customerRef', { ref: customerRef })}</span>}
          <span className={table.narrow}>
            {t('perPiece', { quantity: formatNumber(quantity), unit })} {price}
          </span>
          {state === 'changed' && priceChange && (
            <span className={styles.lineNote}>{t('changed', { from: priceText(priceChange.from, currency), to: priceText(priceChange.to, currency) })}</span>
          )}
          <EccnNote eccn={eccn} />
          {wrong !== null && <span className={styles.lineWrong}>{wrong}</span>}
        </div>
      </td>
      <td className={`${table.end} ${table.wide}`}>{formatNumber(quantity)}</td>
      <td className={`${table.end} ${table.wide}`}>{price}</td>
      <td className={`${table.end} ${table.sum}`}>{lineTotal === null ? '' : moneyText(lineTotal, currency)}</td>
    </tr>
  );
}
