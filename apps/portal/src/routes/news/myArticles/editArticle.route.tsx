import { newsPaths } from '../news.paths.ts';
import { WriteArticle } from './WriteArticle.tsx';

/** Where an own article is changed. */
export default function EditArticleRoute() {
  return <WriteArticle hrefOf={newsPaths.editArticle} />;
}
