import type { PiDocument as Paper } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { addressLine, mobileLine } from '../../papers/address-form/addressLine.ts';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { Both, type BothKey } from './Both.tsx';
import { piDocumentMessages } from './messages.ts';
import * as styles from './PiDocument.css.ts';
import { PiLines } from './PiLines.tsx';

export interface PiDocumentProps {
  pi: Paper;
  /** Level of its heading. @default 2 */
  headingLevel?: 2 | 3;
}

/** A proforma invoice in two languages, as it is on paper. What is no longer to be paid says so. */
export function PiDocument({ pi, headingLevel = 2 }: PiDocumentProps) {
  const t = useMessages(piDocumentMessages);
  const Heading = `h${headingLevel}` as const;
  const Section = `h${headingLevel + 1}` as 'h3' | 'h4';
  const { piNo, date, validUntil, orderNo, seller, buyerName, title, address, state, currency, bank } = pi;
  const isDead = state === 'voided' || state === 'expired';
  const facts = [
    ['piNo', piNo],
    ['date', date],
    ['validUntil', validUntil],
    ['order', orderNo ?? t('noOrder')],
  ] as const;
  const accounts = [
    ['beneficiary', bank.beneficiary],
    ['bankName', bank.bankAddress === null ? bank.bankName : `${bank.bankName}\n${bank.bankAddress}`],
    ['account', bank.account],
    ...(bank.swift === null ? [] : ([['swift', bank.swift]] as const)),
    ['reference', bank.reference],
  ] as const;
  return (
    <article className={styles.paper} aria-label={piNo}>
      <div className={styles.head}>
        <Heading className={styles.heading}>
          <Both of="heading" />
        </Heading>
        {state !== 'valid' && <p className={`${styles.stamp} ${styles.stampTone[state]}`}>{t(state)}</p>}
      </div>
      {seller.isSample && (
        <Alert tone="warn">
          {t('sample')} <span lang="en">{t('sampleEn')}</span>
        </Alert>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} value={value} isCrossed={isDead && name === 'validUntil'} />
        ))}
      </dl>
      <div className={styles.parties}>
        <section className={styles.party}>
          <Section className={styles.sectionTitle}>
            <Both of="seller" />
          </Section>
          <span>{seller.name}</span>
          <span lang="en">{seller.nameEn}</span>
          <span className={styles.quiet}>{seller.address ?? t('unknown')}</span>
          {seller.addressEn !== null && (
            <span lang="en" className={styles.quiet}>
              {seller.addressEn}
            </span>
          )}
          <span className={styles.quiet}>
            {t('tel')} <span lang="en">{t('telEn')}</span> {seller.phone ?? t('unknown')}
          </span>
        </section>
        <section className={styles.party}>
          <Section className={styles.sectionTitle}>
            <Both of="buyer" />
          </Section>
          <span>{buyerName}</span>
          {title !== null && (
            <span>
              {t('titleOf')} <span lang="en">{t('titleOfEn')}</span> {title.buyerName}
            </span>
          )}
          {title !== null && title.taxNo !== null && <span>{t('taxNo', { taxNo: title.taxNo })}</span>}
          <span className={styles.quiet}>
            <Both of="consignee" />
          </span>
          {address === null ? (
            <span>{t('noConsignee')}</span>
          ) : (
            <>
              <span>{[address.receiver, mobileLine(address)].join(' ')}</span>
              {address.company !== null && <span>{address.company}</span>}
              <span className={styles.quiet}>{addressLine(address)}</span>
            </>
          )}
        </section>
      </div>
      <PiLines pi={pi} headingLevel={headingLevel} />
      <dl className={styles.totals}>
        <dt>
          <Both of="goodsUntaxed" />
        </dt>
        <dd>{moneyText(pi.untaxed, currency)}</dd>
        <dt>
          <Both of="tax" />
        </dt>
        <dd>{pi.tax === null ? t('noTax') : moneyText(pi.tax, currency)}</dd>
        <dt>
          <Both of="freight" />
        </dt>
        <dd>{pi.freight === null ? t('collect') : moneyText(pi.freight, currency)}</dd>
        <dt className={styles.due}>
          <Both of="total" />
        </dt>
        <dd className={styles.due}>{moneyText(pi.total, currency)}</dd>
      </dl>
      <div>
        <p>{t('inWords', { words: pi.totalInWords })}</p>
        <p lang="en">{t('inEnglish', { words: pi.totalInEnglish })}</p>
      </div>
      <section>
        <Section className={styles.sectionTitle}>
          <Both of="terms" />
        </Section>
        <p>{t('payment')}</p>
        <p>{t('delivery', { shipping: pi.shipping })}</p>
      </section>
      <section>
        <Section className={styles.sectionTitle}>
          <Both of="bank" />
        </Section>
        <dl className={styles.facts}>
          {accounts.map(([name, value]) => (
            <Fact key={name} name={name} value={value} isCrossed={isDead} />
          ))}
        </dl>
      </section>
    </article>
  );
}

function Fact({ name, value, isCrossed }: { name: BothKey; value: string; isCrossed: boolean }) {
  return (
    <>
      <dt>
        <Both of={name} />
      </dt>
      <dd className={isCrossed ? `${styles.value} ${styles.crossed}` : styles.value}>{value}</dd>
    </>
  );
}
