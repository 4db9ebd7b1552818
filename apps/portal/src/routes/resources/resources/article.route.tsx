import { useArticleName } from '@chippage/features/ArticlePage';
import { AreaFrame } from '@chippage/features/Resources';
import { useParams } from 'react-router-dom';
import { idFrom } from '../../../page/missing.ts';
import { ShownArticle } from '../../news/articles/ShownArticle.tsx';

export { articleLoader as loader } from '../../news/articles/ShownArticle.tsx';

/** An article under the address that it had in the technical resources; its canonical link is that of the news. */
export default function ResourceArticleRoute() {
  const name = useArticleName(idFrom(useParams()['id'])) ?? '';
  return (
    <AreaFrame section="series" steps={[{ text: name }]}>
      <ShownArticle />
    </AreaFrame>
  );
}
