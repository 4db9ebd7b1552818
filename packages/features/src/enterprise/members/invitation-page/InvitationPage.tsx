import type { Loadable } from '@chippage/api/loadable';
import type { InvitationSeen } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { AbsoluteTime } from '../../../i18n/friendly-time/AbsoluteTime.tsx';
import { enterprisePaths } from '../../../i18n/paths/enterprisePaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Note, PageColumn, Stack } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { companySeatsMessages } from '../../parts/seats/messages.ts';
import { invitationPageMessages } from './messages.ts';

/** Props of `InvitationPage`. */
export interface InvitationPageProps {
  /** Null: the address holds none. */
  invitation: Loadable<InvitationSeen> | null;
  /** @throws ApiError whose words are shown */
  onAccept: () => Promise<void>;
}

/** An invitation to act for a company: what for, and the answer. */
export function InvitationPage({ invitation, onAccept }: InvitationPageProps) {
  const t = useMessages(invitationPageMessages);
  const role = useMessages(companySeatsMessages);
  const paths = usePaths(enterprisePaths);
  const action = useAction(t('failed'));
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      {invitation === null ? (
        <Alert
          tone="info"
          action={
            <LinkButton size="sm" variant="outline" href={paths.companyManage()}>
              {t('company')}
            </LinkButton>
          }
        >
          {t('none')}
        </Alert>
      ) : (
        <Loaded value={invitation} lines={5} loadingLabel={t('loading')} failedTitle={t('spent')}>
          {(seen) => (
            <Card title={t('invited', { inviter: seen.inviter, company: seen.company })}>
              <Stack>
                <DescriptionList unknownLabel={t('unknown')}>
                  <DescriptionItem term={t('role')}>{role(seen.role)}</DescriptionItem>
                  <DescriptionItem term={t('may')}>{role(`may_${seen.role}`)}</DescriptionItem>
                  {(seen.role === 'buyer' || seen.role === 'approver') && (
                    <DescriptionItem term={t('limit')}>{seen.spendLimit === null ? t('noLimit') : `¥${seen.spendLimit}`}</DescriptionItem>
                  )}
                  <DescriptionItem term={t('expires')}>
                    <AbsoluteTime dateTime={seen.expireTime} />
                  </DescriptionItem>
                </DescriptionList>
                <Note>{t('note')}</Note>
                <ActionAlert result={action.result} />
                <Button isPending={action.isPending} pendingLabel={t('accepting')} onPress={() => void action.run('accept', onAccept)}>
                  {t('accept')}
                </Button>
              </Stack>
            </Card>
          )}
        </Loaded>
      )}
    </PageColumn>
  );
}
