import { Button } from '@chippage/ui/Button';
import { RefreshIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { renewCompanyMessages } from './messages.ts';

export interface RenewCompanyProps {
  /** Asks the provider again; undefined: the visitor has to log in first. Rejects with the refusal, whose words are shown. */
  onRenew: (() => Promise<unknown>) | undefined;
  /** Lets a visitor log in. */
  onLogin: () => void;
}

/** Drops what is kept of a company and asks the provider again, once a day. */
export function RenewCompany({ onRenew, onLogin }: RenewCompanyProps) {
  const t = useMessages(renewCompanyMessages);
  const action = useAction();
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<RefreshIcon size={16} />}
        isPending={action.isPending}
        pendingLabel={t('renewing')}
        onPress={() => (onRenew ? void action.run('renew', onRenew, t('renewed')) : onLogin())}
      >
        {t('renew')}
      </Button>
      <ActionAlert result={action.result} />
    </>
  );
}
