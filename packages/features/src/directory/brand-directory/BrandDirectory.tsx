import type { Loadable } from '@chippage/api/loadable';
import type { BrandGroup } from '@chippage/api/types';
import { AlphabetIndex } from '@chippage/ui/AlphabetIndex';
import { Disclosure } from '@chippage/ui/Disclosure';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import { directoryPaths } from '../../i18n/paths/directoryPaths.ts';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { BrandCell } from '../../parts/brand-cell/BrandCell.tsx';
import { brandInitials } from '../../parts/brand-cell/brandInitials.ts';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import * as styles from './BrandDirectory.css.ts';
import { brandDirectoryMessages } from './messages.ts';

export interface BrandDirectoryProps {
  /** All brands by initial; the piece picks what the type asks for. */
  groups: Loadable<readonly BrandGroup[]>;
  /** `all`, `domestic`, a letter, or `0-9`. */
  type: string;
}

const isLetter = (type: string) => brandInitials.includes(type);

function pick(groups: readonly BrandGroup[], type: string): BrandGroup[] {
  if (isLetter(type)) return groups.filter(({ initial }) => initial === type);
  if (type === '0-9') return groups.filter(({ initial }) => initial === '#');
  const shown = type === 'domestic' ? groups.map((group) => ({ ...group, brands: group.brands.filter(({ isDomestic }) => isDomestic) })) : groups;
  return shown.filter(({ brands }) => brands.length > 0);
}

/** Brands from A to Z, with an index whose empty letters are no links. */
export function BrandDirectory({ groups, type }: BrandDirectoryProps) {
  const t = useMessages(brandDirectoryMessages);
  const title =
    type === 'domestic'
      ? t('domesticTitle')
      : isLetter(type) || type === '0-9'
        ? t('letterTitle', { letter: type === '0-9' ? t('digits') : type })
        : t('title');
  const shown = groups.status === 'ready' ? pick(groups.data, type) : [];
  return (
    <div>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {groups.status === 'ready' && (
          <span className={styles.count}>{t('count', { count: new Set(shown.flatMap(({ brands }) => brands.map(({ id }) => id))).size })}</span>
        )}
      </div>
      <Index type={type} initials={groups.status === 'ready' ? new Set(groups.data.map(({ initial }) => initial)) : new Set([...brandInitials, '#'])} />
      <Loaded value={groups} loadingLabel={t('loading')} failedTitle={t('failed')} bones={['600px']}>
        {() => (shown.length === 0 ? <Nothing type={type} /> : <Groups groups={shown} />)}
      </Loaded>
    </div>
  );
}

function Index({ type, initials }: { type: string; initials: ReadonlySet<string> }) {
  const t = useMessages(brandDirectoryMessages);
  const paths = { ...usePaths(datasheetsPaths), ...usePaths(directoryPaths) };
  const entries = [
    { id: 'all', letter: t('all'), isThere: true },
    { id: 'domestic', letter: t('domestic'), isThere: true },
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

/** Brands with parts by initial; those without any stand folded at the end, each once. */
function Groups({ groups }: { groups: readonly BrandGroup[] }) {
  const t = useMessages(brandDirectoryMessages);
  const filled = groups.map((group) => ({ ...group, brands: group.brands.filter(({ partCount }) => partCount > 0) })).filter(({ brands }) => brands.length > 0);
  const empty = [...new Map(groups.flatMap(({ brands }) => brands.filter(({ partCount }) => partCount === 0)).map((brand) => [brand.id, brand])).values()];
  return (
    <>
      {filled.map((group) => (
        <Group key={group.initial} group={group} />
      ))}
      {empty.length > 0 && (
        <Disclosure title={t('withoutParts', { count: empty.length })} headingLevel={2} defaultExpanded={filled.length === 0}>
          <Brands brands={empty} />
        </Disclosure>
      )}
    </>
  );
}

function Group({ group: { initial, brands } }: { group: BrandGroup }) {
  const t = useMessages(brandDirectoryMessages);
  const heading = initial === '#' ? t('digits') : initial;
  return (
    <section className={styles.group} aria-label={heading}>
      <h2 className={styles.initial}>{heading}</h2>
      <Brands brands={brands} />
    </section>
  );
}

function Brands({ brands }: Pick<BrandGroup, 'brands'>) {
  const t = useMessages(brandDirectoryMessages);
  const paths = { ...usePaths(datasheetsPaths), ...usePaths(directoryPaths) };
  return (
    <ul className={styles.grid}>
      {brands.map((brand) => (
        <BrandCell
          key={brand.id}
          look="card"
          href={paths.brand(brand.id)}
          name={brand.name}
          note={[brand.nameCn === brand.name ? null : brand.nameCn, brand.parent === null ? null : t('formerly', { parent: brand.parent })]
            .filter(Boolean)
            .join('，')}
          count={t('parts', { count: formatNumber(brand.partCount) })}
        />
      ))}
    </ul>
  );
}

function Nothing({ type }: { type: string }) {
  const t = useMessages(brandDirectoryMessages);
  const paths = { ...usePaths(datasheetsPaths), ...usePaths(directoryPaths) };
  return (
    <EmptyState
      title={t('none', { letter: type })}
      action={
        <LinkButton variant="outline" href={paths.brandList()}>
          {t('showAll')}
        </LinkButton>
      }
    />
  );
}
