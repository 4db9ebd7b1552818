import { partCategoriesQuery } from '@chippage/api/datasheets';
import { ComponentCategories, useComponentCategories } from '@chippage/features/ComponentCategories';
import { AreaFrame } from '@chippage/features/Resources';
import { useParams } from 'react-router-dom';
import { common, vital } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { resourcesPaths } from '../resources.paths.ts';
import { t } from '../resources.words.ts';

export const loader = prefetch(() => [common(vital(partCategoriesQuery, {}))]);

/** The categories of the catalogue: all of them, or what is below one. */
export default function ComponentCategoriesRoute() {
  const top = useParams()['*'] || null;
  return (
    <>
      <PageHead title={t('components')} description={t('componentsDescription')} canonicalPath={resourcesPaths.componentCategories()} />
      <AreaFrame section="components" title={t('components')} lead={t('componentsLead')}>
        <ComponentCategories {...useComponentCategories(top)} />
      </AreaFrame>
    </>
  );
}
