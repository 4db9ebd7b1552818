import type { Brand } from '@chippage/api/types';
import { AlphabetIndex } from '@chippage/ui/AlphabetIndex';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { directoryPaths } from '../../../i18n/paths/directoryPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { BrandCell } from '../../../parts/brand-cell/BrandCell.tsx';
import { brandInitials } from '../../../parts/brand-cell/brandInitials.ts';
import * as styles from './BrandWall.css.ts';
import { datasheetHomeMessages } from './messages.ts';

export interface BrandWallProps {
  /** Brands in the order to show them. */
  brands: readonly Brand[];
  /** How many brands there are in all, for the last cell. */
  total: number;
}

/** The brands that are looked for most, their names as logos, under a strip that leads to the list by letter. */
export function BrandWall({ brands, total }: BrandWallProps) {
  const t = useMessages(datasheetHomeMessages);
  const paths = usePaths(directoryPaths);
  return (
    <div className={styles.wall}>
      <div className={styles.strip}>
        <AlphabetIndex
          label={t('initials')}
          look="strip"
          letters={[
            { letter: t('hot'), href: null },
            { letter: t('domestic'), href: paths.brandList('domestic') },
            ...brandInitials.map((letter) => ({ letter, href: paths.brandList(letter) })),
            { letter: t('digits'), href: paths.brandList('0-9') },
          ]}
          current={t('hot')}
        />
      </div>
      <ul className={styles.grid}>
        {brands.map(({ id, name, nameCn, partCount }) => (
          <BrandCell
            key={id}
            look="wall"
            href={paths.brandDetail(id)}
            name={name}
            note={nameCn === name ? '' : nameCn}
            count={<span title={t('partsOfBrand', { count: formatNumber(partCount) })}>{formatNumber(partCount)}</span>}
          />
        ))}
        <BrandCell look="wall" href={paths.brandList()} name={t('allBrands')} isMore note={t('byInitial')} count={formatNumber(total)} />
      </ul>
    </div>
  );
}
