import type { MerchantSeat } from '@chippage/api/types';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../parts/action/ActionAlert.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { FieldStack } from '../../parts/form/FormLayout.tsx';
import { merchantAdminMessages } from './messages.ts';

export interface TakeAwayDialogProps {
  seat: MerchantSeat;
  onTakeAway: () => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a member loses the merchant. */
export function TakeAwayDialog({ seat: { merchant, nickName }, onTakeAway, onClose, onDone }: TakeAwayDialogProps) {
  const t = useMessages(merchantAdminMessages);
  const { isPending, failure, run } = useAction();
  const words = { name: merchant.name, member: nickName ?? '' };
  return (
    <ConfirmDialog
      isOpen
      title={t('takeTitle', words)}
      confirmLabel={t('takeConfirm')}
      cancelLabel={t('cancel')}
      isPending={isPending}
      onConfirm={() => void run('take', onTakeAway).then((isDone) => isDone && onDone())}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <FieldStack gap="sm">
        {t('takeText', words)}
        <ActionAlert result={failure} />
      </FieldStack>
    </ConfirmDialog>
  );
}
