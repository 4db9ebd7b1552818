import type { Uncollected } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { partResultsMessages } from './messages.ts';
import * as styles from './PartResults.css.ts';

/** Ways on from a brand or category without parts: its maker, the category above, a datasheet of one's own. */
export function UncollectedLinks({ uncollected: { name, website, parent } }: { uncollected: Uncollected }) {
  const t = useMessages(partResultsMessages);
  const paths = usePaths(datasheetsPaths);
  return (
    <ul className={styles.relaxations}>
      {website !== null && (
        <li>
          <Link href={website} newWindowLabel={t('newWindow')}>
            {t('website', { name })}
          </Link>
        </li>
      )}
      {parent && (
        <li>
          <Link href={paths.category(parent.id)}>{t('parent', { name: parent.name, count: formatNumber(parent.count) })}</Link>
        </li>
      )}
      <li>
        <Link href={paths.upload()}>{t('upload')}</Link>
      </li>
    </ul>
  );
}
