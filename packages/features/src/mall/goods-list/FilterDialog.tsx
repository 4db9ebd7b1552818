import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { goodsListMessages } from './messages.ts';

export interface FilterDialogProps {
  /** Offers of the list as it is now. */
  total: number;
  onClose: () => void;
  children: ReactNode;
}

/** The filters where they do not fit beside the list; each takes effect at once, the button only closes. */
export function FilterDialog({ total, onClose, children }: FilterDialogProps) {
  const t = useMessages(goodsListMessages);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('filters')}
      closeLabel={t('closeFilters')}
      isDismissable
      footer={
        <Button isFullWidth onPress={onClose}>
          {t('showResults', { count: formatNumber(total) })}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
