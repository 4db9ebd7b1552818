import type { Address } from '@chippage/api/types';
import { CheckIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import * as styles from './AddressForm.css.ts';
import { addressLine, mobileLine } from './addressLine.ts';
import { addressFormMessages } from './messages.ts';

/** Who receives, by which number, and what kind of address it is. */
export function AddressTitle({ address }: { address: Address }) {
  const t = useMessages(addressFormMessages);
  return (
    <span className={styles.cardTitle}>
      <span className={styles.strong}>{address.receiver}</span>
      <span className={styles.unbroken}>{mobileLine(address)}</span>
      {address.isDefault && (
        <Tag tone="accent" icon={<CheckIcon size={14} />}>
          {t('default')}
        </Tag>
      )}
      {address.tag !== null && <Tag>{t(`${address.tag}Tag`)}</Tag>}
    </span>
  );
}

/** Where it is, and through whom. */
export function AddressText({ address }: { address: Address }) {
  const t = useMessages(addressFormMessages);
  const { company, region, forwarder, warehousingNo } = address;
  return (
    <span className={styles.cardText}>
      <span>
        {region !== 'CN' && <>{t(region)} </>}
        {addressLine(address)}
      </span>
      {company !== null && <span>{company}</span>}
      {forwarder !== null && <span>{t('forwarderIs', { forwarder })}</span>}
      {warehousingNo !== null && <span>{t('warehousingNoIs', { warehousingNo })}</span>}
    </span>
  );
}
