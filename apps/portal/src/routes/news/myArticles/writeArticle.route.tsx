import { newsPaths } from '../news.paths.ts';
import { WriteArticle } from './WriteArticle.tsx';

/** Where an article is begun. */
export default function WriteArticleRoute() {
  return <WriteArticle hrefOf={newsPaths.writeArticle} />;
}
