import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { useRef } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formMessages } from './messages.ts';

/** Says that the form around it began with what was typed before, and offers to give that up. */
export function RestoredNote({ onForget }: { onForget: () => void }) {
  const t = useMessages(formMessages);
  const button = useRef<HTMLButtonElement>(null);
  const forget = () => {
    const field = button.current?.closest('form')?.querySelector<HTMLElement>('input, textarea');
    onForget();
    // The button goes away.
    field?.focus();
  };
  return (
    <Alert
      tone="info"
      live="polite"
      action={
        <Button ref={button} variant="plain" size="sm" onPress={forget}>
          {t('forget')}
        </Button>
      }
    >
      {t('restored')}
    </Alert>
  );
}
