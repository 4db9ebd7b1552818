import type { OrderDetail, OrderLine } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { Button } from 'react-aria-components/Button';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { moneyText, priceText } from '../../../parts/money/moneyText.ts';
import { digitsOf, ghostZeros, isSentInParts } from './lineFacts.ts';
import { orderDetailMessages } from './messages.ts';
import * as styles from './OrderLines.css.ts';
import * as papers from './OrderPapers.css.ts';
import { OrderTotals } from './OrderTotals.tsx';
import { packingMessages } from '../../../parts/packing/messages.ts';

interface OrderLinesProps {
  order: OrderDetail;
  onExport: () => void;
}

/** What was ordered, at which price, and what it comes to. */
export function OrderLines({ order, onExport }: OrderLinesProps) {
  const t = useMessages(orderDetailMessages);
  const { lines, currency, totals } = order;
  const longest = Math.max(...lines.map(({ unitPrice }) => digitsOf(unitPrice)));
  const isTaxed = totals.taxMode !== null && totals.taxMode !== 'untaxed';
  return (
    <Card
      padding="none"
      title={t('lines')}
      note={t('linesCount', { count: lines.length })}
      action={
        <Button className={papers.file} onPress={onExport}>
          {t('exportLines')}
        </Button>
      }
    >
      <table className={styles.table} aria-label={t('lines')}>
        <thead>
          <tr>
            <th scope="col" className={styles.wide}>
              {t('row')}
            </th>
            <th scope="col">{t('mpn')}</th>
            <th scope="col" className={`${styles.end} ${styles.wide}`}>
              {t('quantity')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('dateCode')}
            </th>
            <th scope="col" className={`${styles.end} ${styles.wide}`}>
              {t(isTaxed ? 'priceTaxed' : 'priceUntaxed', { currency })}
            </th>
            <th scope="col" className={styles.end}>
              {t('lineTotal', { currency })}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <Line key={line.id} line={line} at={at} currency={currency} longest={longest} isSentInParts={isSentInParts(lines)} />
          ))}
        </tbody>
      </table>
      <OrderTotals order={order} />
    </Card>
  );
}

interface LineProps {
  line: OrderLine;
  at: number;
  currency: OrderDetail['currency'];
  longest: number;
  isSentInParts: boolean;
}

function Line({ line, at, currency, longest, isSentInParts: isPartly }: LineProps) {
  const t = useMessages(orderDetailMessages);
  const paths = usePaths(mallPaths);
  const {
    mpn,
    brandName,
    brandNameCn,
    packageCase,
    packing,
    quantity,
    shippedQuantity,
    cancelledQuantity,
    refundedQuantity,
    unit,
    unitPrice,
    lineTotal,
    dateCode,
    customerRef,
  } = line;
  const packings = useMessages(packingMessages);
  const about = [brandNameCn ? `${brandNameCn} ${brandName}` : brandName, packageCase, packing && packings(packing)].filter(Boolean);
  const customs = [line.hsCode && t('hsCode', { code: line.hsCode }), line.origin && t('origin', { origin: line.origin })].filter(Boolean);
  const bare = (text: string) => text.replace(/^\D+/, '');
  const shipped = isPartly ? t('shippedOf', { shipped: formatNumber(shippedQuantity), quantity: formatNumber(quantity) }) : null;
  return (
    <tr>
      <td className={styles.wide}>{at + 1}</td>
      <td>
        <div className={styles.words}>
          <span>
            <Link isMono tone="accent" href={paths.goodsDetail(line.goodsId)}>
              {mpn}
            </Link>
          </span>
          <span className={styles.about}>{about.join(t('comma'))}</span>
          {customerRef !== null && customerRef !== '' && <span className={styles.about}>{t('customerRef', { ref: customerRef })}</span>}
          {customs.length > 0 && <span className={styles.about}>{customs.join(t('comma'))}</span>}
          <span className={styles.narrow}>
            {t('perPiece', { quantity: formatNumber(quantity), unit })} {priceText(unitPrice, currency)}
          </span>
          {shipped !== null && (
            <span>
              <Tag tone={shippedQuantity === quantity ? 'ok' : 'neutral'}>{shipped}</Tag>
            </span>
          )}
          {cancelledQuantity > 0 && (
            <span>
              <Tag>{t('cancelledOf', { count: formatNumber(cancelledQuantity) })}</Tag>
            </span>
          )}
          {refundedQuantity > 0 && (
            <span>
              <Tag>{t('refundedOf', { count: formatNumber(refundedQuantity) })}</Tag>
            </span>
          )}
        </div>
      </td>
      <td className={`${styles.end} ${styles.wide}`}>{formatNumber(quantity)}</td>
      <td className={styles.wide}>{dateCode ?? t('unknown')}</td>
      <td className={`${styles.end} ${styles.wide}`}>
        {bare(priceText(unitPrice, currency))}
        <span className={styles.ghost} aria-hidden="true">
          {ghostZeros(unitPrice, longest)}
        </span>
      </td>
      <td className={`${styles.end} ${styles.sum}`}>{bare(moneyText(lineTotal, currency))}</td>
    </tr>
  );
}
