import type { Merchant, MerchantBrief } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Link } from '@chippage/ui/Link';
import { Popover } from '@chippage/ui/Popover';
import { Spinner } from '@chippage/ui/Spinner';
import { useRef, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { telHref } from '../../../parts/form/phone.ts';
import * as styles from './ContactMerchant.css.ts';
import { contactMerchantMessages } from './messages.ts';

/** Reads how a merchant can be reached. */
export type OnContact = (merchantId: number) => Promise<Pick<Merchant, 'phone'>>;

export interface ContactMerchantProps {
  merchant: MerchantBrief;
  onContact: OnContact;
}

type Asked = 'asking' | 'failed' | Pick<Merchant, 'phone'>;

/** How to reach a merchant, in a small window; where it gives nothing that is said, and its page is there in any case. */
export function ContactMerchant({ merchant, onContact }: ContactMerchantProps) {
  const t = useMessages(contactMerchantMessages);
  const paths = usePaths(mallPaths);
  const button = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = () => {
    setAsked('asking');
    // An answer that comes after the window was closed does not open it again.
    const show = (answer: Asked) => setAsked((was) => (was === null ? null : answer));
    onContact(merchant.id).then(show, () => show('failed'));
  };
  return (
    <>
      <Button
        ref={button}
        variant="plain"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={asked !== null}
        aria-label={t('contactNamed', { name: merchant.name })}
        onPress={ask}
      >
        {t('contact')}
      </Button>
      {asked !== null && (
        <Popover label={t('contactNamed', { name: merchant.name })} isOpen onOpenChange={() => setAsked(null)} triggerRef={button} placement="bottom start">
          <div className={styles.content}>
            <p className={styles.name}>{merchant.name}</p>
            {asked === 'asking' ? (
              <Spinner size={16} label={t('loading')} />
            ) : asked === 'failed' ? (
              <>
                <p role="alert">{t('failed')}</p>
                <Button variant="outline" size="sm" onPress={ask}>
                  {t('retry')}
                </Button>
              </>
            ) : (
              <Phone phone={asked.phone} isSample={merchant.isSample} />
            )}
            <Link tone="accent" href={paths.merchant(merchant.id)}>
              {t('page')}
            </Link>
          </div>
        </Popover>
      )}
    </>
  );
}

function Phone({ phone, isSample }: { phone: string | null; isSample: boolean }) {
  const t = useMessages(contactMerchantMessages);
  if (phone === null) return <p>{t('none')}</p>;
  return (
    <>
      <p>
        {t('phone')}{' '}
        <Link tone="accent" isMono href={telHref(phone)} aria-label={t('call', { phone })}>
          {phone}
        </Link>
      </p>
      {isSample && <p className={styles.quiet}>{t('sample')}</p>}
    </>
  );
}
