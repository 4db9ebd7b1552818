import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SuccessIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { FormActions } from '../../parts/form/FormLayout.tsx';
import { takedownFormMessages } from './messages.ts';

interface TakedownReceiptProps {
  id: number;
  /** Where its state stands. */
  href: string;
  /** Begins another notice. */
  onAnother: () => void;
}

/** Says that a notice arrived, and where its state stands from then on. */
export function TakedownReceipt({ id, href, onAnother }: TakedownReceiptProps) {
  const t = useMessages(takedownFormMessages);
  const place = useRef<HTMLDivElement>(null);
  // The button that sent it is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status">
      <EmptyState
        size="sm"
        icon={<SuccessIcon size={32} />}
        title={t('sentTitle', { id })}
        action={
          <FormActions>
            <LinkButton href={href}>{t('seeState')}</LinkButton>
            <Button variant="outline" onPress={onAnother}>
              {t('another')}
            </Button>
          </FormActions>
        }
      >
        {t('sent')}
      </EmptyState>
    </div>
  );
}
