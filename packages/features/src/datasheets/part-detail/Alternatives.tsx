import type { PartDetail } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { partDetailMessages } from './messages.ts';
import * as styles from './PartDetail.css.ts';

/** Parts that can stand in, in four fixed kinds; each names only what differs. */
export function Alternatives({ groups }: { groups: PartDetail['alternatives'] }) {
  const t = useMessages(partDetailMessages);
  const paths = usePaths();
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Card title={t('alternatives')} note={t('alternativesNote', { count })} padding="none" footer={<span className={styles.derived}>{t('derived')}</span>}>
      {groups.map(({ kind, items }) => (
        <section key={kind} className={styles.alternatives}>
          <h3 className={styles.kind}>{t(kind)}<span className={styles.kindCount}>{items.length}</span></h3>
          {items.length === 0 && <p className={styles.difference}>{t('none')}</p>}
          <ul className={styles.items}>
            {items.map(({ part, diff }) => (
              <li key={part.id} className={styles.item}>
                <span className={styles.itemHead}>
                  <Link tone="accent" isMono href={paths.partDetail(part.id)}>{part.mpn}</Link>
                  <span className={styles.itemBrand}>{part.brandNameCn ?? part.brandName}</span>
                </span>
                <span className={styles.difference}>
                  {diff.length === 0 ? t('noDifference') : diff.slice(0, 4).map(({ name, here, there }) => t('difference', { name, here: here ?? t('unknown'), there: there ?? t('unknown') })).join('；')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
