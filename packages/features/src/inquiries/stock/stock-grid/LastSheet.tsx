import type { ExcelTask } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { stockGridMessages } from './messages.ts';
import * as styles from './StockGrid.css.ts';

const countWords = { new: 'sheetNew', changed: 'sheetChanged', same: 'sheetSame', wrong: 'sheetWrong', missing: 'sheetMissing' } as const;
const kinds = ['new', 'changed', 'same', 'wrong', 'missing'] as const;
const moving = new Set<ExcelTask['state']>(['queued', 'parsing', 'checking', 'importing', 'paused']);

/** The sheet that was uploaded last, and how it differed from the stock before it. */
export function LastSheet({ task: { id, fileName, createTime, counts, state, progress } }: { task: ExcelTask }) {
  const t = useMessages(stockGridMessages);
  const paths = usePaths(inquiriesPaths);
  return (
    <Alert
      tone="info"
      title={t('lastSheet', { file: fileName })}
      action={
        <Link tone="accent" href={paths.task(id, { outcome: counts !== null && counts.changed > 0 ? 'changed' : null })}>
          {t('sheetDiff')}
        </Link>
      }
    >
      <span className={styles.facts}>
        <FriendlyTime dateTime={createTime} />
        {moving.has(state) && <span>{t('lastSheetMoving', { percent: progress })}</span>}
        {(state === 'failed' || state === 'cancelled') && <span>{t('lastSheetEnded')}</span>}
        {counts !== null &&
          kinds.flatMap((kind) => (counts[kind] === 0 ? [] : [<span key={kind}>{t(countWords[kind], { count: formatNumber(counts[kind]) })}</span>]))}
      </span>
    </Alert>
  );
}
