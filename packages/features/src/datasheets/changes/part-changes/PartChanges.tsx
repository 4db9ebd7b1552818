import type { ChangeNotice } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { lazyPart } from '@chippage/ui/late';
import { type ReactNode, Suspense } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { partChangesMessages } from './messages.ts';

// Of most parts nothing was announced.
const NoticeRows = lazyPart(async () => (await import('./NoticeRows.tsx')).NoticeRows);

/** Props of `PartChanges`. */
export interface PartChangesProps {
  /** The newest of them. */
  notices: readonly ChangeNotice[];
  total: number;
  /** The part: the page of all notices shows its own. */
  partId: number;
  /** Follows the part. */
  follow?: ReactNode;
}

/** What its maker announced about a part, and the way to be told. That none is known is said, and what that means. */
export function PartChanges({ notices, total, partId, follow }: PartChangesProps) {
  const t = useMessages(partChangesMessages);
  const paths = usePaths(datasheetsPaths);
  const isMore = total > notices.length;
  const more = <Link href={paths.changeNotices(isMore ? { part: partId } : {})}>{isMore ? t('all', { count: formatNumber(total) }) : t('toAll')}</Link>;
  return (
    <Card title={t('title')} footer={more}>
      {notices.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <Suspense>
          <NoticeRows notices={notices} label={t('title')} />
        </Suspense>
      )}
      {follow && (
        <>
          <p>{t('hint')}</p>
          {follow}
        </>
      )}
    </Card>
  );
}
