import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formMessages } from './messages.ts';

/** Says that a form began with what was typed before, and offers to give that up. */
export function RestoredNote({ onForget }: { onForget: () => void }) {
  const t = useMessages(formMessages);
  return (
    <Alert
      tone="info"
      live="polite"
      action={
        <Button variant="plain" size="sm" onPress={onForget}>
          {t('forget')}
        </Button>
      }
    >
      {t('restored')}
    </Alert>
  );
}
