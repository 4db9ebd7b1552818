import type { Merchant } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Popover } from '@chippage/ui/Popover';
import { Spinner } from '@chippage/ui/Spinner';
import { type RefObject, useEffect, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { inboxPaths } from '../../../i18n/paths/inboxPaths.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { telHref } from '../../../parts/form/phone.ts';
import type { ContactMerchantProps } from './ContactMerchant.tsx';
import * as styles from './ContactMerchant.css.ts';
import { contactMerchantMessages } from './messages.ts';

interface ContactWindowProps extends ContactMerchantProps {
  onClose: () => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
}

type Asked = 'asking' | 'failed' | Pick<Merchant, 'phone'>;

/** What a merchant gives to be reached by; where it gives nothing that is said, and its page is there in any case. */
export function ContactWindow({ merchant, onContact, orderId, onClose, triggerRef }: ContactWindowProps) {
  const t = useMessages(contactMerchantMessages);
  const paths = usePaths(mallPaths);
  const inbox = usePaths(inboxPaths);
  const [asked, setAsked] = useState<Asked>('asking');
  useEffect(() => {
    if (asked !== 'asking') return undefined;
    let isOpen = true;
    const show = (answer: Asked) => {
      if (isOpen) setAsked(answer);
    };
    onContact(merchant.id).then(show, () => show('failed'));
    return () => {
      isOpen = false;
    };
  }, [asked, merchant.id, onContact]);
  return (
    <Popover label={t('contactNamed', { name: merchant.name })} isOpen onOpenChange={onClose} triggerRef={triggerRef} placement="bottom start">
      <div className={styles.content}>
        <p className={styles.name}>{merchant.name}</p>
        <LinkButton
          variant="solid"
          size="sm"
          href={inbox.chat(orderId === undefined ? { kind: 'merchant', partyId: merchant.id } : { subjectKind: 'order', subjectId: orderId })}
        >
          {t('chat')}
        </LinkButton>
        {asked === 'asking' ? (
          <Spinner size={16} label={t('loading')} />
        ) : asked === 'failed' ? (
          <>
            <p role="alert">{t('failed')}</p>
            <Button variant="outline" size="sm" onPress={() => setAsked('asking')}>
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
