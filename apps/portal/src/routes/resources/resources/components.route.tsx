import { partCategoriesQuery } from '@chippage/api/datasheets';
import { usedPartsQuery } from '@chippage/api/resources';
import { categoryIn, ComponentCategories, useComponentCategories } from '@chippage/features/ComponentCategories';
import { withParams } from '@chippage/features/portalPaths';
import { UsedParts, usedOn, useUsedParts } from '@chippage/features/ResourceFinds';
import { AreaFrame } from '@chippage/features/Resources';
import { useParams, useSearchParams } from 'react-router-dom';
import { common, type Loader, vital, wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { pageOf } from '../../../page/pageOf.ts';
import { prefetch, readAnswer } from '../../../page/prefetch.ts';
import { resourcesPaths } from '../resources.paths.ts';
import { t } from '../resources.words.ts';

const askedIn = (params: Readonly<Record<string, string | undefined>>) => params['*'] || null;

const load = prefetch(() => [common(vital(partCategoriesQuery, {}))]);

export const loader: Loader = async (args) => {
  await load(args);
  const categories = readAnswer(args, partCategoriesQuery, {});
  const chosen = categories ? categoryIn(categories.data, askedIn(args.params)) : null;
  // Which category an address means is known only now.
  return prefetch(({ search }) => [wanted(usedPartsQuery, usedOn(chosen?.category.id ?? null, pageOf(search.get('page'))))])(args);
};

/** The categories of the catalogue, all of them or one, with the parts that the technical resources use. */
export default function ComponentCategoriesRoute() {
  const page = pageOf(useSearchParams()[0].get('page'));
  const { chosen, categories } = useComponentCategories(askedIn(useParams()));
  const id = chosen?.category.id;
  const own = resourcesPaths.componentCategories(id);
  const getHref = (next: number) => withParams(own, { page: next === 1 ? null : next });
  const used = useUsedParts(id ?? null, page);
  const title = chosen ? t('componentsOf', { name: chosen.category.name }) : t('components');
  return (
    <>
      <PageHead title={page > 1 ? t('page', { title, page }) : title} description={t('componentsDescription')} canonicalPath={getHref(page)} />
      <AreaFrame section="components" title={title} lead={t('componentsLead')} {...(chosen && { steps: [{ text: chosen.category.name }] })}>
        <ComponentCategories categories={categories} />
        <UsedParts {...used} getHref={getHref} />
      </AreaFrame>
    </>
  );
}
