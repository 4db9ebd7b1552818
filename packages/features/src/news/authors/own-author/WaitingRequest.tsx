import type { AuthorRequest } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Avatar } from '@chippage/ui/Avatar';
import { Button } from '@chippage/ui/Button';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { AbsoluteTime } from '../../../i18n/friendly-time/AbsoluteTime.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { Changed } from '../../../parts/changed/Changed.tsx';
import { FormActions } from '../../../parts/form/FormLayout.tsx';
import { ownAuthorMessages } from './messages.ts';

/** Props of `WaitingRequest`. */
export interface WaitingRequestProps {
  request: AuthorRequest;
  /** @throws ApiError whose words are shown */
  onWithdraw: () => Promise<void>;
}

const fields = ['name', 'field', 'intro'] as const;

/** What an author, or somebody who wants to become one, handed in and nobody judged yet; of a change what stands there as well. */
export function WaitingRequest({ request: { before, after, submitTime }, onWithdraw }: WaitingRequestProps) {
  const t = useMessages(ownAuthorMessages);
  const action = useAction(t('withdrawFailed'));
  const isOther = before === null || before.avatarUrl !== after.avatarUrl;
  return (
    <>
      <Alert tone="info" title={t('waitingTitle')}>
        {t(before === null ? 'waiting' : 'changeWaiting')}
      </Alert>
      <DescriptionList unknownLabel={t('unknown')}>
        {isOther && (
          <DescriptionItem term={t('avatar')}>
            {before?.avatarUrl != null && <Avatar size="lg" name={before.name} src={before.avatarUrl} label={t('avatarBefore')} />}{' '}
            {after.avatarUrl === null ? t('avatarNone') : <Avatar size="lg" name={after.name} src={after.avatarUrl} label={t('avatarNew')} />}
          </DescriptionItem>
        )}
        {fields.map((field) => (
          <DescriptionItem key={field} term={t(field)}>
            {before === null || before[field] === after[field] ? after[field] : <Changed before={before[field]} after={after[field]} />}
          </DescriptionItem>
        ))}
        <DescriptionItem term={t('submitTime')}>
          <AbsoluteTime dateTime={submitTime} />
        </DescriptionItem>
      </DescriptionList>
      <ActionAlert result={action.result} />
      <FormActions>
        <Button variant="outline" isPending={action.isPending} pendingLabel={t('withdrawing')} onPress={() => void action.run('withdraw', onWithdraw)}>
          {t('withdraw')}
        </Button>
      </FormActions>
    </>
  );
}
