import type { BrandCategory } from '@chippage/api/types';
import { AlphabetIndex, type AlphabetIndexProps } from '@chippage/ui/AlphabetIndex';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { directoryPaths } from '../../i18n/paths/directoryPaths.ts';
import { brandInitials } from '../../parts/brand-cell/brandInitials.ts';
import * as styles from './BrandDirectory.css.ts';
import { type BrandShelf, placeOf } from './shelvesOf.ts';
import { brandDirectoryMessages } from './messages.ts';

/** The ways to see brands, and their initials. */
export function TypeIndex({ type, initials }: { type: string; initials: ReadonlySet<string> }) {
  const t = useMessages(brandDirectoryMessages);
  const paths = usePaths(directoryPaths);
  const entries = [
    ...(['all', 'domestic', 'country', 'category'] as const).map((id) => ({ id, letter: t(id), isThere: true })),
    ...brandInitials.map((letter) => ({ id: letter, letter, isThere: initials.has(letter) })),
    { id: '0-9', letter: t('digits'), isThere: initials.has('#') },
  ];
  return (
    <div className={styles.strip}>
      <AlphabetIndex
        label={t('index')}
        look="strip"
        letters={entries.map(({ id, letter, isThere }) => ({ letter, href: isThere ? paths.brandList(id) : null }))}
        current={entries.find(({ id }) => id === type)?.letter}
      />
    </div>
  );
}

/** The countries of brands, each leading to its place in the list. */
export function CountryIndex({ shelves }: { shelves: readonly BrandShelf[] }) {
  const t = useMessages(brandDirectoryMessages);
  const letters = shelves.map((shelf) => ({
    letter: t('choice', { name: shelf.heading ?? t('unknownCountry'), count: formatNumber(shelf.brands.length) }),
    href: `#${placeOf(shelf)}`,
  }));
  return <Choices label={t('countries')} letters={letters} />;
}

/** The categories that brands can be narrowed to. */
export function CategoryIndex({ categories, current }: { categories: readonly BrandCategory[]; current: string | null }) {
  const t = useMessages(brandDirectoryMessages);
  const paths = usePaths(directoryPaths);
  const choices = categories.map(({ category, name, count }) => ({
    id: category as string | null,
    letter: t('choice', { name, count: formatNumber(count) }),
    href: paths.brandList('category', { category }),
  }));
  const all = { id: null, letter: t('all'), href: paths.brandList('category') };
  const entries = [all, ...choices];
  return <Choices label={t('categories')} letters={entries} current={entries.find(({ id }) => id === current)?.letter} />;
}

const Choices = (props: AlphabetIndexProps) => (
  <div className={styles.choices}>
    <AlphabetIndex {...props} />
  </div>
);
