import { partCategoriesQuery, partSearchQuery } from '@chippage/api/datasheets';
import { type PartQuery, parsePartQuery, partQueryParams, partSearchVariables } from '@chippage/features/partQuery';
import { formatNumber } from '@chippage/features/format';
import { findCategory, SkipToRows, useCategory } from '@chippage/features/PartResults';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { Link } from '@chippage/ui/Link';
import { useMemo } from 'react';
import { redirect, useParams } from 'react-router-dom';
import { t } from '../datasheets.words.ts';
import { breadcrumbsJsonLd } from '../../../page/jsonLd.ts';
import { notFound, PageMissing } from '../../../page/missing.ts';
import { type Loader, vital } from '../../../page/needs.ts';
import { usePageFacts } from '../../../page/PageContext.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch, readAnswer } from '../../../page/prefetch.ts';
import { datasheetsPaths } from '../datasheets.paths.ts';
import { shellPaths } from '../../shell/shell.paths.ts';
import { PartListing } from './PartListing.tsx';
import * as styles from './listing.css.ts';

const load = prefetch(({ params, search }) => {
  const id = params['*'] ?? '';
  return [vital(partCategoriesQuery, {}), ...(isPath(id) ? [vital(partSearchQuery, partSearchVariables(parsePartQuery(search, { category: id })))] : [])];
});

/** A category's own id has a letter in it; the older portal numbered them. */
function isPath(id: string): boolean {
  return /^[a-z0-9-]*[a-z][a-z0-9-]*(\/[a-z0-9-]+)?$/.test(id) && id.length <= 80;
}

export const loader: Loader = async (args) => {
  await load(args);
  const categories = readAnswer(args, partCategoriesQuery, {});
  if (!categories) return null;
  const found = findCategory(categories.data, args.params['*'] ?? '');
  if (!found) throw notFound();
  if (found.category.id !== args.params['*']) return redirect(datasheetsPaths.category(found.category.id), 301);
  return null;
};

/** The parts of a category. */
export default function CategoryRoute() {
  const id = useParams()['*'] ?? '';
  const { origin } = usePageFacts();
  const { found, isMissing } = useCategory(id);
  const fixed = useMemo(() => ({ category: id }), [id]);
  if (isMissing) throw new PageMissing();
  const { top, category } = found ?? {};
  const steps = [
    { name: t('datasheets'), path: shellPaths.home() },
    ...[top, ...(category === top ? [] : [category])].flatMap((step) => (step ? [{ name: step.name, path: datasheetsPaths.category(step.id) }] : [])),
  ];
  return (
    <>
      <PageHead
        title={t('categoryTitle', { name: category?.name ?? '' })}
        description={t('categoryDescription', { name: category?.name ?? '', count: formatNumber(category?.count ?? 0) })}
        canonicalPath={datasheetsPaths.category(id)}
        jsonLd={import.meta.env.SSR ? [breadcrumbsJsonLd(origin, steps)] : []}
      />
      <SkipToRows />
      <Breadcrumbs label={t('breadcrumbs')} items={steps.map(({ name, path }, at) => ({ text: name, ...(at < steps.length - 1 && { href: path }) }))} />
      <h1 className={styles.title}>{category?.name}</h1>
      {category && category.children.length > 0 && (
        <ul className={styles.children}>
          {category.children
            .filter(({ count }) => count > 0)
            .map((child) => (
              <li key={child.id}>
                <Link tone="quiet" href={datasheetsPaths.category(child.id)}>
                  {child.name}
                </Link>{' '}
                <span className={styles.count}>{formatNumber(child.count)}</span>
              </li>
            ))}
        </ul>
      )}
      <PartListing fixed={fixed} getHref={(query: PartQuery) => datasheetsPaths.category(query.category ?? id, partQueryParams(query, fixed))} />
    </>
  );
}
