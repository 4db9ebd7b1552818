import type { Merchant, MerchantBrief } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { late } from '@chippage/ui/late';
import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { contactMerchantMessages } from './messages.ts';

const ContactWindow = late(async () => (await import('./ContactWindow.tsx')).ContactWindow);

/** Reads how a merchant can be reached. */
export type OnContact = (merchantId: number) => Promise<Pick<Merchant, 'phone'>>;

export interface ContactMerchantProps {
  merchant: MerchantBrief;
  onContact: OnContact;
  /** The order that it is about; absent: none. */
  orderId?: number;
}

/** How to reach a merchant, in a small window; its code comes when it is asked for. */
export function ContactMerchant({ merchant, onContact, orderId }: ContactMerchantProps) {
  const t = useMessages(contactMerchantMessages);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="plain"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('contactNamed', { name: merchant.name })}
        onPress={() => setOpen(true)}
      >
        {t('contact')}
      </Button>
      {isOpen && (
        <ContactWindow
          merchant={merchant}
          onContact={onContact}
          {...(orderId !== undefined && { orderId })}
          onClose={() => setOpen(false)}
          triggerRef={button}
        />
      )}
    </>
  );
}
