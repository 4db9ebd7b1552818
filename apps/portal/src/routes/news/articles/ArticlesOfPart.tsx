import { PartArticles, usePartArticles } from '@chippage/features/PartArticles';

/** Articles that name a part; nothing while that is not known, or when none does. */
export function ArticlesOfPart({ partId }: { partId: number }) {
  const bound = usePartArticles(partId);
  return bound && <PartArticles {...bound} />;
}
