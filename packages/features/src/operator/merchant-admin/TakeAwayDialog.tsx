import type { MerchantSeat } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as parts from '../console-parts/ConsoleParts.css.ts';
import { useAction } from '../console-parts/useAction.ts';
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
      onConfirm={() => void run(onTakeAway).then((isDone) => isDone && onDone())}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={parts.form}>
        {t('takeText', words)}
        {failure !== null && (
          <Alert tone="danger" live="assertive">
            {failure.message}
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}
