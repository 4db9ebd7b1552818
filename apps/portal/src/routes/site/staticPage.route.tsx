import { staticPageQuery } from '@chippage/api/site';
import type { StaticPageKey } from '@chippage/api/types';
import { StaticPage, useStaticPage } from '@chippage/features/StaticPage';
import { useLocation } from 'react-router-dom';
import { t } from './site.words.ts';
import { notFound } from '../../page/missing.ts';
import { vital } from '../../page/needs.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { prefetch } from '../../page/prefetch.ts';
import { sitePaths } from './site.paths.ts';

/** Where the pages are that an operator writes. */
const pages: Readonly<Partial<Record<StaticPageKey, string>>> = {
  about: sitePaths.about(),
  contactUs: sitePaths.contactUs(),
  disclaimer: sitePaths.disclaimer(),
  privacy: sitePaths.privacy(),
  promoteRegistration: sitePaths.promoteRegistration(),
  mobile: sitePaths.mobile(),
};

/** Every address below `/mobile` without a page of its own shows the landing page. */
function keyOf(path: string): StaticPageKey | undefined {
  const bare = path.replace(/\/+$/, '');
  return (Object.keys(pages) as StaticPageKey[]).find((key) => pages[key] === bare) ?? (bare.startsWith(`${sitePaths.mobile()}/`) ? 'mobile' : undefined);
}

export const loader = prefetch(({ path }) => {
  const key = keyOf(path);
  if (!key) throw notFound();
  return [vital(staticPageQuery, { key })];
});

/** A page that an operator writes. */
export default function StaticPageRoute() {
  const key = keyOf(useLocation().pathname);
  const page = useStaticPage(key);
  const { title, description } = page.status === 'ready' ? page.data : { title: t('loading'), description: '' };
  return (
    <>
      <PageHead title={title} description={description} canonicalPath={key && pages[key]} />
      <StaticPage page={page} />
    </>
  );
}
