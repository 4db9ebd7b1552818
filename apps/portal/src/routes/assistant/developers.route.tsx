import { apiDocsQuery } from '@chippage/api/assistant';
import { Developers, useDevelopers } from '@chippage/features/Developers';
import { assistantPaths } from './assistant.paths.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { cleanKeywords } from '../../page/cleanKeywords.ts';
import { vital } from '../../page/needs.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { prefetch } from '../../page/prefetch.ts';
import { t } from './assistant.words.ts';

const keywordsIn = (search: URLSearchParams) => cleanKeywords(search.get('keywords') ?? '');

export const loader = prefetch(({ search }) => [vital(apiDocsQuery, { keywords: keywordsIn(search) })]);

/** The public calls and the tools for agents. */
export default function DevelopersRoute() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const keywords = keywordsIn(search);
  return (
    <>
      <PageHead
        title={keywords === '' ? t('developers') : t('developersFound', { keywords })}
        description={t('developersDescription')}
        {...(keywords === '' && { canonicalPath: assistantPaths.developers() })}
      />
      <Developers keywords={keywords} {...useDevelopers(keywords)} onSearch={(words) => void navigate(assistantPaths.developers(words))} />
    </>
  );
}
