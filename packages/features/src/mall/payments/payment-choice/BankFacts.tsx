import type { BankAccount } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { CopyButton, type OnCopy } from '../../parts/copy-button/CopyButton.tsx';
import { paymentChoiceMessages } from './messages.ts';
import * as styles from './PaymentChoice.css.ts';

/** Where to transfer to; each fact can be copied into the bank's form. */
export function BankFacts({ bank, onCopy }: { bank: BankAccount; onCopy: OnCopy }) {
  const t = useMessages(paymentChoiceMessages);
  const { beneficiary, bankName, bankAddress, account, swift, amount, currency, reference, isSample } = bank;
  const facts = [
    ['beneficiary', beneficiary, false],
    ['bankName', bankName, false],
    ['bankAddress', bankAddress, false],
    ['account', account, true],
    ['swift', swift, true],
    ['reference', reference, true],
  ] as const;
  return (
    <div className={styles.stack}>
      {isSample && (
        <Alert tone="warn" title={t('sampleBank')}>
          {t('sampleBankHint')}
        </Alert>
      )}
      <DescriptionList unknownLabel={t('unknown')}>
        {facts.map(([name, value, isCode]) =>
          value === null ? null : (
            <DescriptionItem key={name} term={t(name)}>
              <span className={styles.copied}>
                <span className={isCode ? styles.code : undefined} translate="no">
                  {value}
                </span>
                <CopyButton text={value} what={t(name)} onCopy={onCopy} />
              </span>
            </DescriptionItem>
          ),
        )}
        <DescriptionItem term={t('amount')}>
          <span className={styles.copied}>
            {moneyText(amount, currency)}
            <CopyButton text={amount} what={t('amount')} onCopy={onCopy} />
          </span>
        </DescriptionItem>
      </DescriptionList>
      <p className={styles.quiet}>{t('copyHint')}</p>
    </div>
  );
}
