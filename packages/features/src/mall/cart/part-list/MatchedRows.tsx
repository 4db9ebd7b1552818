import type { MatchedPart } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { moneyText, priceText } from '../../parts/money/moneyText.ts';
import { partListMessages } from './messages.ts';
import * as styles from './PartListDialog.css.ts';

interface MatchedRowsProps {
  parts: readonly MatchedPart[];
  /** Lines that were not understood. */
  unread: readonly string[];
}

/** What was found for each line of a part list; a line without an answer leads to the search. */
export function MatchedRows({ parts, unread }: MatchedRowsProps) {
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
        {parts.map((part) => (
          <tr key={part.mpn}>
            <th scope="row">
              {part.goods?.mpn ?? part.mpn}
              <Words part={part} />
              {part.goods === null && search(part.mpn)}
            </th>
            <td className={styles.end}>{formatNumber(part.quantity)}</td>
            <td className={styles.end}>
              {part.goods && part.lineTotal !== null && moneyText(part.lineTotal, part.goods.currency)}
              {part.goods && part.unitPrice !== null && <span className={styles.quiet}>{priceText(part.unitPrice, part.goods.currency)}</span>}
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

function Words({ part: { goods, sellers, isInStock, wanted, quantity } }: { part: MatchedPart }) {
  const t = useMessages(partListMessages);
  if (goods === null) return <span className={styles.warn}>{t('notFound')}</span>;
  const how = sellers > 1 ? (isInStock ? 'chosen' : 'chosenShort') : isInStock ? 'only' : 'onlyShort';
  return (
    <>
      <span className={isInStock ? styles.quiet : styles.warn}>{t(how, { merchant: goods.merchant.name, sellers })}</span>
      {quantity !== wanted && <span className={styles.warn}>{t('raised', { wanted: formatNumber(wanted), quantity: formatNumber(quantity) })}</span>}
    </>
  );
}
