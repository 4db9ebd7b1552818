import { ShownArticle } from './ShownArticle.tsx';

export { articleLoader as loader } from './ShownArticle.tsx';

/** One article with its comments. */
export default function ArticleRoute() {
  return <ShownArticle />;
}
