import type { OrderRequestLine, RequestedOrder } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { Money } from '../../../parts/money/Money.tsx';
import { moneyText, priceText } from '../../../parts/money/moneyText.ts';
// The lines look as they do in the order that comes of them.
import * as table from '../../orders/order-detail/OrderLines.css.ts';
import { AmountRow, FreightRow } from '../../parts/totals/AmountRows.tsx';
import { orderRequestPageMessages } from './messages.ts';
import * as styles from './OrderRequestPage.css.ts';
import { whyNotNow } from './whyNotNow.ts';

interface RequestedOrderCardProps {
  order: RequestedOrder;
  /** Whether it is still to be decided: then what it comes to now stands beside what it came to. */
  isOpen: boolean;
}

/** One order of a request: each line as it was handed in, beside what it is now. */
export function RequestedOrderCard({ order, isOpen }: RequestedOrderCardProps) {
  const t = useMessages(orderRequestPageMessages);
  const { merchant, currency, lines, remark } = order;
  return (
    <Card
      padding="none"
      title={merchant.name}
      action={
        <span className={styles.marks}>
          {merchant.isSample && <Tag>{t('sample')}</Tag>}
          <Tag>{currency}</Tag>
        </span>
      }
    >
      <table className={table.table} aria-label={t('linesOf', { merchant: merchant.name, currency })}>
        <thead>
          <tr>
            <th scope="col">{t('part')}</th>
            <th scope="col" className={`${table.end} ${table.wide}`}>
              {t('quantity')}
            </th>
            <th scope="col" className={`${table.end} ${table.wide}`}>
              {t('thenPrice')}
            </th>
            {isOpen && (
              <>
                <th scope="col" className={`${table.end} ${table.wide}`}>
                  {t('nowPrice')}
                </th>
                <th scope="col" className={`${table.end} ${table.wide}`}>
                  {t('stock')}
                </th>
              </>
            )}
            <th scope="col" className={table.end}>
              {t('lineTotal')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.goodsId} line={line} currency={currency} isOpen={isOpen} />
          ))}
        </tbody>
      </table>
      {isOpen && order.nowTotal === null ? (
        <p className={styles.total}>
          <span className={styles.quiet}>{t('totalThen', { total: moneyText(order.total, currency) })}</span>
          <span className={styles.wrong}>{t('totalNone')}</span>
        </p>
      ) : (
        <Amounts order={order} isOpen={isOpen} />
      )}
      {remark !== null && <p className={styles.remark}>{t('remark', { remark })}</p>}
    </Card>
  );
}

/** What an order comes to, in the order in which it adds up: goods, freight, total. */
function Amounts({ order: { currency, goods, freight, total, nowGoods, nowFreight, nowTotal }, isOpen }: RequestedOrderCardProps) {
  const t = useMessages(orderRequestPageMessages);
  return (
    <dl className={table.totals}>
      <AmountRow name={t('goods')}>
        <Money value={isOpen ? nowGoods : goods} currency={currency} />
      </AmountRow>
      <FreightRow value={isOpen ? nowFreight : freight} currency={currency} />
      <AmountRow name={t('total')} inWords={isOpen && nowTotal !== total ? t('totalThen', { total: moneyText(total, currency) }) : undefined}>
        <Money value={isOpen ? nowTotal : total} currency={currency} tone="total" />
      </AmountRow>
    </dl>
  );
}

function Line({ line, currency, isOpen }: { line: OrderRequestLine; currency: RequestedOrder['currency']; isOpen: boolean }) {
  const t = useMessages(orderRequestPageMessages);
  const paths = usePaths(mallPaths);
  const { goodsId, mpn, brandName, packageCase, unit, quantity, customerRef, unitPrice, nowUnitPrice, lineTotal, nowLineTotal, stock } = line;
  const count = stock === null ? t('none') : formatNumber(stock);
  const isPriceChanged = nowUnitPrice !== null && nowUnitPrice !== unitPrice;
  const nowPrice = nowUnitPrice === null ? t('none') : isPriceChanged ? priceText(nowUnitPrice, currency) : t('unchanged');
  const wrong = whyNotNow(t, line);
  return (
    <tr>
      <td>
        <div className={table.words}>
          <span>
            <Link isMono tone="accent" href={paths.goodsDetail(goodsId)}>
              {mpn}
            </Link>
          </span>
          <span className={table.about}>{[brandName, packageCase].filter(Boolean).join(' ')}</span>
          {customerRef !== null && customerRef !== '' && <span className={table.about}>{t('customerRef', { ref: customerRef })}</span>}
          <span className={table.narrow}>{t('narrowLine', { quantity: formatNumber(quantity), unit, price: priceText(unitPrice, currency) })}</span>
          {isOpen && isPriceChanged && nowUnitPrice !== null && (
            <span className={`${table.narrow} ${styles.now}`}>{t('narrowNow', { price: priceText(nowUnitPrice, currency) })}</span>
          )}
          {isOpen && wrong === null && stock !== null && <span className={table.narrow}>{t('narrowStock', { stock: count })}</span>}
          {isOpen && wrong !== null && <span className={styles.wrong}>{wrong}</span>}
        </div>
      </td>
      <td className={`${table.end} ${table.wide}`}>{formatNumber(quantity)}</td>
      <td className={`${table.end} ${table.wide}`}>{priceText(unitPrice, currency)}</td>
      {isOpen && (
        <>
          <td className={`${table.end} ${table.wide}`}>
            <span className={isPriceChanged ? styles.now : undefined}>{nowPrice}</span>
          </td>
          <td className={`${table.end} ${table.wide}`}>{count}</td>
        </>
      )}
      <td className={`${table.end} ${table.sum}`}>{moneyText(isOpen ? (nowLineTotal ?? lineTotal) : lineTotal, currency)}</td>
    </tr>
  );
}
