import type { BrandLine, BrandProfile } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { datasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import * as styles from './BrandInfo.css.ts';
import { brandInfoMessages } from './messages.ts';

/** Lines under the category above them, the heading with the most parts first. */
function byParent(lines: readonly BrandLine[]): { id: string; name: string; count: number; lines: BrandLine[] }[] {
  const groups = new Map<string, { id: string; name: string; count: number; lines: BrandLine[] }>();
  for (const line of lines) {
    const { id, name } = line.parent ?? { id: line.category, name: line.name };
    const group = groups.get(id) ?? { id, name, count: 0, lines: [] };
    group.count += line.count;
    group.lines.push(line);
    groups.set(id, group);
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count);
}

/** What a brand makes: the categories of its parts, each leading to them. */
export function BrandLines({ brand: { id, lines } }: { brand: Pick<BrandProfile, 'id' | 'lines'> }) {
  const t = useMessages(brandInfoMessages);
  const paths = usePaths(datasheetsPaths);
  return (
    <Card title={t('lines')} note={lines.length > 0 ? t('linesNote', { count: lines.length }) : undefined}>
      {lines.length === 0 ? (
        <p className={styles.quiet}>
          {t('noLines')} <Link href={paths.upload()}>{t('upload')}</Link>
        </p>
      ) : (
        <div className={styles.groups}>
          {byParent(lines).map((group) => (
            <section key={group.id} className={styles.group}>
              <h3 className={styles.groupName}>
                <Link tone="quiet" href={paths.brand(id, { category: group.id })}>
                  {group.name}
                </Link>{' '}
                <span className={styles.count}>{formatNumber(group.count)}</span>
              </h3>
              <ul className={styles.lines}>
                {group.lines.map(({ category, name, count }) => (
                  <li key={category}>
                    <Link tone="quiet" href={paths.brand(id, { category })}>
                      {name}
                    </Link>{' '}
                    <span className={styles.count}>{formatNumber(count)}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Card>
  );
}
