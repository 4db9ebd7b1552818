import type { Loadable } from '@chippage/api/loadable';
import type { CompanyFigures } from '@chippage/api/types';
import { RatingFacts } from '@chippage/ui/RatingFacts';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { hoursText } from './hoursText.ts';
import { companyHomeMessages } from './messages.ts';

export interface CompanyNumbersProps {
  /** What the company is called. */
  name: string;
  figures: Loadable<CompanyFigures>;
}

/** How a company answers and keeps its deals: each figure with its base, and 暂无 where there is too little to say. */
export function CompanyNumbers({ name, figures }: CompanyNumbersProps) {
  const t = useMessages(companyHomeMessages);
  return (
    <Loaded value={figures} failedTitle={t('figuresFailed')} failedSize="sm" bones={['96px']}>
      {({ windowDays: days, fewest, response, completion, supplies, demands }) => (
        <>
          <RatingFacts
            label={t('figures', { name })}
            unknownLabel={t('none')}
            facts={[
              {
                term: t('response'),
                value: response.medianHours === null ? null : hoursText(response.medianHours, t),
                basis: t('responseBasis', { days, count: response.answered }),
                source: t('responseSource', { asked: response.asked, answered: response.answered }),
              },
              {
                term: t('completion'),
                value: completion.share === null ? null : `${(completion.share * 100).toFixed(1)}%`,
                basis: t('completionBasis', { days, count: completion.deals }),
                source: t('completionSource', { kept: completion.kept }),
              },
              { term: t('supplies'), value: t('rows', { count: formatNumber(supplies) }), basis: t('suppliesBasis'), source: t('liveSource') },
              { term: t('demands'), value: t('rows', { count: formatNumber(demands) }), basis: t('demandsBasis'), source: t('liveSource') },
            ]}
          />
          {(response.medianHours === null || completion.share === null) && <Note>{t('fewNote', { fewest })}</Note>}
        </>
      )}
    </Loaded>
  );
}
