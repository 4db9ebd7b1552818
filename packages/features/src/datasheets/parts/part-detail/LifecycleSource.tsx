import type { PartDetail } from '@chippage/api/types';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { partDetailMessages } from './messages.ts';
import * as styles from './PartDetail.css.ts';
import { CorrectionSource } from './PartSources.tsx';

/** Where the lifecycle of a part is from and of which day; nothing when the lifecycle itself is not known. */
export function LifecycleSource({ part: { lifecycle, corrections, sources } }: { part: PartDetail }) {
  const t = useMessages(partDetailMessages);
  const corrected = corrections.find(({ field }) => field === 'lifecycle');
  if (corrected)
    return (
      <p className={styles.provenance}>
        {t('lifecycleCorrected', { value: corrected.text, date: absoluteTime(Date.parse(corrected.time)).date })}
        <CorrectionSource source={corrected.source} />
      </p>
    );
  if (lifecycle === 'unknown') return null;
  return (
    <p className={styles.provenance}>
      {sources.length === 0 ? t('lifecycleUnsourced') : t('lifecycleFrom', { names: sources.map(({ name }) => name).join('、') })}
    </p>
  );
}
