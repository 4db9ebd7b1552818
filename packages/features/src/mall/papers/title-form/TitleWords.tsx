import type { InvoiceTitle } from '@chippage/api/types';
import { CheckIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import * as styles from '../address-form/AddressForm.css.ts';
import { invoiceTitleFormMessages } from './messages.ts';

/** Whom it is for, and which kind of invoice. */
export function TitleHead({ title }: { title: InvoiceTitle }) {
  const t = useMessages(invoiceTitleFormMessages);
  return (
    <span className={styles.cardTitle}>
      <span className={styles.strong}>{title.buyerName}</span>
      {title.isDefault && (
        <Tag tone="accent" icon={<CheckIcon size={14} />}>
          {t('default')}
        </Tag>
      )}
      <Tag>{t(`kind${title.kind}`)}</Tag>
      {title.titleType !== 'company' && <Tag>{t(title.titleType)}</Tag>}
    </span>
  );
}

/** Its numbers; an account shows its end only. */
export function TitleText({ title }: { title: InvoiceTitle }) {
  const t = useMessages(invoiceTitleFormMessages);
  const { taxNo, address, tel, bankName, bankAccount, email } = title;
  return (
    <span className={styles.cardText}>
      {taxNo !== null && <span translate="no">{t('taxNoIs', { taxNo })}</span>}
      {address !== null && <span>{tel === null ? address : t('addressIs', { address, tel })}</span>}
      {bankName !== null && <span>{bankAccount === null ? bankName : t('bankIs', { bank: bankName, account: `****${bankAccount.slice(-4)}` })}</span>}
      {email !== null && <span>{t('emailIs', { email })}</span>}
    </span>
  );
}
