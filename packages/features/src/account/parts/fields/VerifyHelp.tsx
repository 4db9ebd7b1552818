import { Alert } from '@chippage/ui/Alert';
import { useMessages, useSite } from '../../../i18n/FeaturesProvider.tsx';
import { accountFieldsMessages } from './messages.ts';

/** What to do when no code comes: the way out that asks nobody to see, hear or solve anything. */
export function VerifyHelp() {
  const t = useMessages(accountFieldsMessages);
  const { help } = useSite();
  const contact = [help?.phone, help?.email, help?.hours].filter(Boolean).join('，');
  return (
    <Alert tone="info" live="polite">
      {t('verifyHelp')}
      {contact !== '' && t('verifyHelpContact', { contact })}
    </Alert>
  );
}
