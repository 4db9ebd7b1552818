import { ProgressBar } from '@chippage/ui/ProgressBar';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { sizeText } from '../../../parts/size/sizeText.ts';
import { quotaBarMessages } from './messages.ts';
import * as styles from './QuotaBar.css.ts';

export interface QuotaBarProps {
  usedBytes: number;
  totalBytes: number;
  /** What it is made of, largest first; what is empty is not listed. */
  kinds: readonly { name: string; sizeBytes: number }[];
}

/** From here on it is said that it is nearly full. */
const NEARLY = 0.9;

/** How full the disk is, and of what. */
export function QuotaBar({ usedBytes, totalBytes, kinds }: QuotaBarProps) {
  const t = useMessages(quotaBarMessages);
  const share = totalBytes === 0 ? 1 : usedBytes / totalBytes;
  const used = t('used', { used: sizeText(usedBytes), total: sizeText(totalBytes) });
  return (
    <section className={styles.root} aria-label={t('label')}>
      <div className={styles.head}>
        <span>{t('label')}</span>
        <span className={styles.quiet}>{used}</span>
      </div>
      <ProgressBar label={t('label')} value={share} valueText={used} />
      {share >= NEARLY && <p className={styles.warn}>{t(share >= 1 ? 'full' : 'nearlyFull')}</p>}
      <dl className={styles.kinds}>
        {kinds
          .filter(({ sizeBytes }) => sizeBytes > 0)
          .map(({ name, sizeBytes }) => (
            <KindSize key={name} name={name} sizeBytes={sizeBytes} />
          ))}
      </dl>
    </section>
  );
}

function KindSize({ name, sizeBytes }: { name: string; sizeBytes: number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className={styles.size}>{sizeText(sizeBytes)}</dd>
    </>
  );
}
