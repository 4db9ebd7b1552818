import type { Brand } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import * as styles from './BrandWall.css.ts';
import { datasheetHomeMessages } from './messages.ts';

export interface BrandWallProps {
  /** Brands in the order to show them. */
  brands: readonly Brand[];
  /** How many brands there are in all, for the last cell. */
  total: number;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** The brands that are looked for most, their names as logos, under a strip that leads to the list by letter. */
export function BrandWall({ brands, total }: BrandWallProps) {
  const t = useMessages(datasheetHomeMessages);
  const paths = usePaths();
  return (
    <div className={styles.wall}>
      <nav className={styles.strip} aria-label={t('initials')}>
        <ul className={styles.letters}>
          <li>
            <span className={styles.current} aria-current="true">
              {t('hot')}
            </span>
          </li>
          <li>
            <Link tone="quiet" href={paths.brandList('domestic')}>
              {t('domestic')}
            </Link>
          </li>
          {letters.map((letter) => (
            <li key={letter}>
              <Link tone="quiet" href={paths.brandList(letter)}>
                {letter}
              </Link>
            </li>
          ))}
          <li>
            <Link tone="quiet" href={paths.brandList('0-9')}>
              0–9
            </Link>
          </li>
        </ul>
      </nav>
      <ul className={styles.grid}>
        {brands.map((brand) => (
          <li key={brand.id} className={styles.cell}>
            <Link tone="quiet" href={paths.brand(brand.id)}>
              <span className={styles.name} translate="no">
                {brand.name}
              </span>
            </Link>
            <span className={styles.facts}>
              <span>{brand.nameCn === brand.name ? '' : brand.nameCn}</span>
              <span title={t('partsOfBrand', { count: formatNumber(brand.partCount) })}>{formatNumber(brand.partCount)}</span>
            </span>
          </li>
        ))}
        <li className={styles.cell}>
          <Link tone="accent" href={paths.brandList()}>
            {t('allBrands')}
          </Link>
          <span className={styles.facts}>
            <span>{t('byInitial')}</span>
            <span>{formatNumber(total)}</span>
          </span>
        </li>
      </ul>
    </div>
  );
}
