import { popularAuthorsQuery } from '@chippage/api/resources';
import { withParams } from '@chippage/features/portalPaths';
import { PopularAuthors, popularOn, usePopularAuthors } from '@chippage/features/ResourceFinds';
import { AreaFrame } from '@chippage/features/Resources';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { cleanKeywords } from '../../../page/cleanKeywords.ts';
import { vital } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { pageOf } from '../../../page/pageOf.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { resourcesPaths } from '../resources.paths.ts';
import { t } from '../resources.words.ts';

const askedOf = (search: URLSearchParams) => ({ keywords: cleanKeywords(search.get('keywords') ?? ''), page: pageOf(search.get('page')) });

export const loader = prefetch(({ search }) => {
  const { keywords, page } = askedOf(search);
  return [vital(popularAuthorsQuery, popularOn(keywords, page))];
});

/** Authors in the order of how much they are read and fetched. */
export default function PopularAuthorsRoute() {
  const navigate = useNavigate();
  const { keywords, page } = askedOf(useSearchParams()[0]);
  const hrefOf = (words: string, next: number) => withParams(resourcesPaths.popularAuthors(next), { keywords: words || null });
  return (
    <>
      <PageHead
        title={page > 1 ? t('page', { title: t('authors'), page }) : t('authors')}
        description={t('authorsDescription')}
        {...(keywords === '' && { canonicalPath: resourcesPaths.popularAuthors(page) })}
      />
      <AreaFrame section="authors" title={t('authors')} lead={t('authorsLead')}>
        <PopularAuthors
          {...usePopularAuthors(keywords, page)}
          onSearch={(words) => void navigate(hrefOf(words, 1), { preventScrollReset: true })}
          getHref={(next) => hrefOf(keywords, next)}
        />
      </AreaFrame>
    </>
  );
}
