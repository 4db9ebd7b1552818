import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { useRef } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as styles from '../form/form.css.ts';
import { useFocusOn } from '../form/useFocusOn.ts';
import { resetPasswordMessages } from './messages.ts';

/** Says that the new password holds. It takes focus, because the form that had it is gone. */
export function PasswordReset({ onLogIn }: { onLogIn: () => void }) {
  const t = useMessages(resetPasswordMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOn(heading, true);
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('doneTitle')}
      </h1>
      <Alert tone="ok">{t('done')}</Alert>
      <Button onPress={onLogIn} isFullWidth>
        {t('logIn')}
      </Button>
    </div>
  );
}
