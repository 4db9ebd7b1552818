import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import type { ReactNode } from 'react';
import { useMessages, useSite } from '../../../i18n/FeaturesProvider.tsx';
import * as styles from './AgreementDialog.css.ts';
import { agreementDialogMessages } from './messages.ts';

export interface AgreementDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConsent: () => void;
  /** The site's whole agreement. @default the clauses that every site has */
  children?: ReactNode;
}

/** What one agrees to, over the login dialog. Only the button consents: closing it in any other way does not. */
export function AgreementDialog({ isOpen, onOpenChange, onConsent, children }: AgreementDialogProps) {
  const t = useMessages(agreementDialogMessages);
  const site = useSite();
  return (
    <Dialog title={t('title')} closeLabel={t('close')} isOpen={isOpen} onOpenChange={onOpenChange} footer={<Button onPress={onConsent}>{t('consent')}</Button>}>
      {/* A long text must scroll by keyboard too. */}
      <div className={styles.agreement} role="region" aria-label={t('title')} tabIndex={0}>
        {children ?? (
          <>
            <h3>{t('accountHeading')}</h3>
            <p>{t('accountClause', { site: site.name })}</p>
            <h3>{t('minorHeading')}</h3>
            <p>{t('minorClause', { site: site.name })}</p>
            <h3>{t('privacyHeading')}</h3>
            <p>{t('privacyClause', { site: site.name })}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
