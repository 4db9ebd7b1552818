import type { Loadable } from '@chippage/api/loadable';
import type { Trend } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { late } from '@chippage/ui/late';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { TrendCard } from '../trend-card/TrendCard.tsx';
import type { TrendDeeds } from '../trend-card/trendDeeds.ts';
import type { TrendDialogsProps } from '../trend-dialogs/TrendDialogs.tsx';
import { trendPageMessages } from './messages.ts';

const TrendDialogs = late(async () => (await import('../trend-dialogs/TrendDialogs.tsx')).TrendDialogs);

export interface TrendPageProps {
  trend: Loadable<Trend>;
  deeds: TrendDeeds;
  dialogs: TrendDialogsProps;
  /** The comments, while the post is open. */
  comments?: ReactNode;
}

/** One post, whole, with what others say of it. */
export function TrendPage({ trend: value, deeds, dialogs, comments }: TrendPageProps) {
  const t = useMessages(trendPageMessages);
  const paths = usePaths(circlePaths);
  return (
    <Loaded value={value} failedTitle={t('failed')} bones={['240px', '160px']}>
      {(trend) => (
        <PageColumn>
          <Breadcrumbs
            label={t('breadcrumbs')}
            items={[{ text: t('circle'), href: paths.circle() }, { text: trend.group.name, href: paths.circleGroup(trend.group.id) }, { text: t('trend') }]}
          />
          {trend.isSample && <Alert tone="info">{t('sampleNote')}</Alert>}
          <TrendCard trend={trend} isWhole headingLevel={1} {...deeds} />
          {trend.isClosed && <Alert tone="info">{t('closed')}</Alert>}
          {comments}
          {dialogs.asked !== null && <TrendDialogs {...dialogs} />}
        </PageColumn>
      )}
    </Loaded>
  );
}
