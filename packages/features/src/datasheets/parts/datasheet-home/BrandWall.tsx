import type { Brand } from '@chippage/api/types';
import { AlphabetIndex } from '@chippage/ui/AlphabetIndex';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { directoryPaths } from '../../../i18n/paths/directoryPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
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
  const paths = { ...usePaths(datasheetsPaths), ...usePaths(directoryPaths) };
  return (
    <div className={styles.wall}>
      <div className={styles.strip}>
        <AlphabetIndex
          label={t('initials')}
          look="strip"
          letters={[
            { letter: t('hot'), href: null },
            { letter: t('domestic'), href: paths.brandList('domestic') },
            ...letters.map((letter) => ({ letter, href: paths.brandList(letter) })),
            { letter: t('digits'), href: paths.brandList('0-9') },
          ]}
          current={t('hot')}
        />
      </div>
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
