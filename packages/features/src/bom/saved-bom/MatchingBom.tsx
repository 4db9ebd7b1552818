import { Card } from '@chippage/ui/Card';
import { ProgressBar } from '@chippage/ui/ProgressBar';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import { savedBomMessages } from './messages.ts';

/** Props of `MatchingBom`. */
export interface MatchingBomProps {
  name: string;
  done: number;
  total: number;
}

/** A bill of materials whose lines are being matched by the server. */
export function MatchingBom({ name, done, total }: MatchingBomProps) {
  const t = useMessages(savedBomMessages);
  const words = t('matchingHint', { name, done: formatNumber(done), total: formatNumber(total) });
  return (
    <PageColumn>
      <PageHead title={name} />
      <Card>
        <ProgressBar label={t('matching')} value={total === 0 ? 0 : done / total} valueText={words}>
          {words}
        </ProgressBar>
      </Card>
    </PageColumn>
  );
}
