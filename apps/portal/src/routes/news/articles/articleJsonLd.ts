import type { ArticleDetail } from '@chippage/api/types';
import type { Site } from '@chippage/features/FeaturesProvider';
import { datasheetsPaths } from '../../datasheets/datasheets.paths.ts';
import { newsPaths } from '../news.paths.ts';

/** An article by schema.org. */
export function articleJsonLd(origin: string, site: Site, article: ArticleDetail): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    url: `${origin}${newsPaths.article(article.id)}`,
    inLanguage: 'zh-CN',
    articleSection: article.channel.name,
    ...(article.publishTime !== null && { datePublished: article.publishTime }),
    dateModified: article.updateTime,
    author: { '@type': 'Person', name: article.author.name, url: `${origin}${newsPaths.author(article.author.id)}` },
    publisher: { '@type': 'Organization', name: site.name },
    ...(article.coverUrl !== null && { image: new URL(article.coverUrl, origin).href }),
    about: article.parts.map(({ id, mpn, brandName }) => ({
      '@type': 'Product',
      name: mpn,
      mpn,
      brand: { '@type': 'Brand', name: brandName },
      url: `${origin}${datasheetsPaths.partDetail(id)}`,
    })),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'LikeAction' },
      userInteractionCount: article.counters.likes,
    },
  };
}
