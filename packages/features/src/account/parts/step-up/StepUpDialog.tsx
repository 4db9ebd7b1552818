import type { Loadable } from '@chippage/api/loadable';
import { Alert } from '@chippage/ui/Alert';
import { Dialog } from '@chippage/ui/Dialog';
import { ErrorState } from '@chippage/ui/ErrorState';
import { Spinner } from '@chippage/ui/Spinner';
import { Tab, TabList, TabPanel, Tabs } from '@chippage/ui/Tabs';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FieldStack } from '../../../parts/form/FormLayout.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { stepUpMessages } from './messages.ts';
import { StepUpByCode, StepUpByPassword } from './StepUpForm.tsx';

/** What a member can show to be themselves. */
export interface StepUpWays {
  /** Masked; `null` when none is bound. */
  mobile: string | null;
  hasPassword: boolean;
}

export interface StepUpDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  ways: Loadable<StepUpWays>;
  /** Epoch milliseconds from which another code may be asked for; `null` when none was. */
  resendAt: number | null;
  /** Sends a code to the member's own phone. @throws ApiError whose message is shown */
  onSendCode: () => Promise<void>;
  /** The password as typed; hashing it is the caller's. @throws ApiError whose message is shown */
  onConfirm: (proof: { code: string } | { password: string }) => Promise<void>;
}

/** Asks a member to prove who they are once more, before something that a stolen session must not allow. */
export function StepUpDialog({ isOpen, onOpenChange, ways, ...form }: StepUpDialogProps) {
  const t = useMessages(stepUpMessages);
  return (
    <Dialog title={t('title')} closeLabel={t('close')} description={t('description')} size="sm" isOpen={isOpen} onOpenChange={onOpenChange}>
      {ways.status === 'loading' && <Spinner size={24} label={t('loading')} />}
      {ways.status === 'failed' && (
        <ErrorState size="sm" title={t('waysFailed')} onRetry={ways.onRetry} retryLabel={t('retry')}>
          {ways.message}
        </ErrorState>
      )}
      {ways.status === 'ready' && <Ways {...ways.data} {...form} />}
    </Dialog>
  );
}

type WaysProps = StepUpWays & Pick<StepUpDialogProps, 'resendAt' | 'onSendCode' | 'onConfirm'>;

function Ways({ mobile, hasPassword, ...form }: WaysProps) {
  const t = useMessages(stepUpMessages);
  if (mobile === null && !hasPassword) return <Alert tone="warn">{t('noWay')}</Alert>;
  if (mobile === null) return <StepUpByPassword {...form} />;
  const byCode = (
    <FieldStack>
      <Note>{t('sendTo', { mobile })}</Note>
      <StepUpByCode {...form} />
    </FieldStack>
  );
  if (!hasPassword) return byCode;
  return (
    <Tabs>
      <TabList label={t('ways')}>
        <Tab id="code">{t('bySms')}</Tab>
        <Tab id="password">{t('byPassword')}</Tab>
      </TabList>
      <TabPanel id="code">{byCode}</TabPanel>
      <TabPanel id="password">
        <StepUpByPassword {...form} />
      </TabPanel>
    </Tabs>
  );
}
