import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { resetPasswordMessages } from './messages.ts';

/** Says that the new password holds, and leads to the login. */
export function PasswordReset({ onLogIn }: { onLogIn: () => void }) {
  const t = useMessages(resetPasswordMessages);
  return (
    <>
      <Alert tone="ok">{t('done')}</Alert>
      <Button onPress={onLogIn} isFullWidth>
        {t('logIn')}
      </Button>
    </>
  );
}
