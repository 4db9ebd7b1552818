import type { OwnEnterprise } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { companyPageMessages } from './messages.ts';

const dayOf = (time: string) => absoluteTime(Date.parse(time)).date;

/** Where a company's verification stands, and what to do about it. */
export function CompanyState({ company: { status, reason, expireTime, endsSoon, application } }: { company: OwnEnterprise }) {
  const t = useMessages(companyPageMessages);
  const hasNoLicence = application?.state === 'reviewing' && application.licence === null;
  return (
    <>
      {status === 0 && application && (
        <Alert tone="info" title={t('reviewing')}>
          {t('reviewingHint', { date: dayOf(application.submitTime) })}
        </Alert>
      )}
      {hasNoLicence && <Alert tone="warn">{t('noLicence')}</Alert>}
      {status === 2 && (
        <Alert tone="danger" title={t('refusedTitle', { reason: reason ?? '' })}>
          {application && t('refusedHint')}
        </Alert>
      )}
      {status === 3 && (
        <Alert tone="warn" title={t('expiredTitle', { date: expireTime === null ? '' : dayOf(expireTime) })}>
          {application && t('expiredHint')}
        </Alert>
      )}
      {endsSoon && expireTime !== null && (
        <Alert tone="warn" title={t('endsSoon', { date: dayOf(expireTime) })}>
          {application && t('endsSoonHint')}
        </Alert>
      )}
      {application?.isChange && application.state === 'reviewing' && (
        <Alert tone="info" title={t('changeReviewing')}>
          {t('changeReviewingHint', { date: dayOf(application.submitTime) })}
        </Alert>
      )}
      {application?.isChange && application.state === 'refused' && status === 1 && (
        <Alert tone="warn" title={t('changeRefused', { reason: application.reason ?? '' })}>
          {t('changeRefusedHint')}
        </Alert>
      )}
    </>
  );
}
