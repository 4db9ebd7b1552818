import type { Loadable } from '@chippage/api/loadable';
import type { Brand } from '@chippage/api/types';
import { Disclosure } from '@chippage/ui/Disclosure';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { directoryPaths } from '../../i18n/paths/directoryPaths.ts';
import { BrandCell } from '../../parts/brand-cell/BrandCell.tsx';
import { landing } from '../../parts/page-column/PageColumn.css.ts';
import * as styles from './BrandDirectory.css.ts';
import { type BrandShelf, brandsIn, placeOf } from './shelvesOf.ts';
import { brandDirectoryMessages } from './messages.ts';

interface BrandShelvesProps {
  shelves: readonly BrandShelf[];
  type: string;
  /** How many parts brands have in the category that is chosen. */
  counts: Loadable<ReadonlyMap<number, number>> | null;
  endOf: ((brand: Brand) => ReactNode) | undefined;
}

/** What a cell shows beside its brand's names. */
interface CellFacts {
  countOf: (brand: Brand) => number;
  endOf: BrandShelvesProps['endOf'];
}

const isFilled = ({ partCount }: Brand) => partCount > 0;
const isEmpty = (brand: Brand) => !isFilled(brand);

/** Brands with parts; those without any stand folded, each once: at the end of the list, or of their country, whose count has them too. */
export function BrandShelves({ shelves, type, counts, endOf }: BrandShelvesProps) {
  const facts: CellFacts = { countOf: ({ id, partCount }) => (counts?.status === 'ready' ? (counts.data.get(id) ?? 0) : partCount), endOf };
  if (counts !== null) return <Brands brands={brandsIn(shelves)} {...facts} />;
  if (type === 'country') return shelves.map((shelf) => <Shelf key={shelf.id} shelf={shelf} isCountry {...facts} />);
  const filled = shelves.map((shelf) => ({ ...shelf, brands: shelf.brands.filter(isFilled) })).filter(({ brands }) => brands.length > 0);
  return (
    <>
      {filled.map((shelf) => (
        <Shelf key={shelf.id} shelf={shelf} {...facts} />
      ))}
      <Folded brands={brandsIn(shelves).filter(isEmpty)} headingLevel={2} isAlone={filled.length === 0} {...facts} />
    </>
  );
}

function Shelf({ shelf, isCountry = false, ...facts }: CellFacts & { shelf: BrandShelf; isCountry?: boolean }) {
  const t = useMessages(brandDirectoryMessages);
  const { heading, brands } = shelf;
  const name = heading === '#' ? t('digits') : (heading ?? t('unknownCountry'));
  const filled = brands.filter(isFilled);
  return (
    <section {...(isCountry && { id: placeOf(shelf), tabIndex: -1 })} className={isCountry ? `${styles.group} ${landing}` : styles.group} aria-label={name}>
      <h2 className={styles.initial}>
        {name} {isCountry && <span className={styles.count}>{t('count', { count: formatNumber(brands.length) })}</span>}
      </h2>
      <Brands brands={filled} {...facts} />
      {isCountry && <Folded brands={brands.filter(isEmpty)} headingLevel={3} isAlone={filled.length === 0} {...facts} />}
    </section>
  );
}

interface FoldedProps extends CellFacts {
  brands: readonly Brand[];
  headingLevel: 2 | 3;
  /** Nothing else stands there: they are seen at once. */
  isAlone: boolean;
}

function Folded({ brands, headingLevel, isAlone, ...facts }: FoldedProps) {
  const t = useMessages(brandDirectoryMessages);
  if (brands.length === 0) return null;
  return (
    <Disclosure title={t('withoutParts', { count: brands.length })} headingLevel={headingLevel} defaultExpanded={isAlone}>
      <Brands brands={brands} {...facts} />
    </Disclosure>
  );
}

function Brands({ brands, countOf, endOf }: CellFacts & { brands: readonly Brand[] }) {
  const t = useMessages(brandDirectoryMessages);
  const paths = usePaths(directoryPaths);
  if (brands.length === 0) return null;
  return (
    <ul className={styles.grid}>
      {brands.map((brand) => (
        <BrandCell
          key={brand.id}
          look="card"
          href={paths.brandDetail(brand.id)}
          name={brand.name}
          note={[
            brand.nameCn === brand.name ? null : brand.nameCn,
            brand.parent === null ? null : t('formerly', { parent: brand.parent }),
            brand.isFromMember === true ? t('fromMember') : null,
          ]
            .filter(Boolean)
            .join('，')}
          count={t('parts', { count: formatNumber(countOf(brand)) })}
          end={endOf?.(brand)}
        />
      ))}
    </ul>
  );
}
