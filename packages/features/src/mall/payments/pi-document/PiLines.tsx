import type { PiDocument, PiLine } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { moneyText, priceText } from '../../../parts/money/moneyText.ts';
import { Both } from './Both.tsx';
import { piDocumentMessages } from './messages.ts';
import * as styles from './PiDocument.css.ts';

/** What is offered, line by line; a phone folds quantity and price under the part. */
export function PiLines({ pi, headingLevel }: { pi: PiDocument; headingLevel: 2 | 3 }) {
  const t = useMessages(piDocumentMessages);
  const Section = `h${headingLevel + 1}` as 'h3' | 'h4';
  return (
    <section>
      <Section className={styles.sectionTitle}>
        <Both of="goods" />
      </Section>
      <table className={styles.table} aria-label={t('goods')}>
        <thead>
          <tr>
            <th scope="col">
              <Both of="mpn" />
            </th>
            <th scope="col" className={`${styles.end} ${styles.wide}`}>
              <Both of="quantity" />
            </th>
            <th scope="col" className={`${styles.end} ${styles.wide}`}>
              <Both of="price" />
            </th>
            <th scope="col" className={styles.end}>
              <Both of="amount" />
            </th>
          </tr>
        </thead>
        <tbody>
          {pi.lines.map((line, at) => (
            // A line has no id of its own on paper; the same part may stand there twice.
            <Line key={`${at} ${line.mpn}`} line={line} currency={pi.currency} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({ line, currency }: { line: PiLine; currency: PiDocument['currency'] }) {
  const t = useMessages(piDocumentMessages);
  const { mpn, brandName, description, customerRef, origin, hsCode, leadTimeDays, quantity, unit, unitPrice, amount } = line;
  const count = `${formatNumber(quantity)} ${unit}`;
  return (
    <tr>
      <th scope="row">
        <span className={styles.mpn} translate="no">
          {mpn}
        </span>
        <span className={styles.block}>{[brandName, description].join(' ')}</span>
        {customerRef !== null && customerRef !== '' && <span className={styles.block}>{t('ref', { ref: customerRef })}</span>}
        <span className={styles.block}>
          {t('origin', { origin: origin ?? t('unknown') })} {t('hsCode', { code: hsCode ?? t('unknown') })}
        </span>
        {leadTimeDays !== null && leadTimeDays > 0 && <span className={styles.block}>{t('leadTime', { days: leadTimeDays })}</span>}
        <span className={styles.narrow}>{[count, priceText(unitPrice, currency)].join(' × ')}</span>
      </th>
      <td className={`${styles.end} ${styles.wide}`}>{count}</td>
      <td className={`${styles.end} ${styles.wide}`}>{priceText(unitPrice, currency)}</td>
      <td className={styles.end}>{moneyText(amount, currency)}</td>
    </tr>
  );
}
