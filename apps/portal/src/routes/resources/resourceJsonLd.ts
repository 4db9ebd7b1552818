import type { ResourceDetail, ResourceLicence } from '@chippage/api/types';
import { resourcesPaths } from './resources.paths.ts';

const licences: Readonly<Partial<Record<ResourceLicence, string>>> = {
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC-BY-4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC-BY-SA-4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'CC-BY-NC-4.0': 'https://creativecommons.org/licenses/by-nc/4.0/',
  MIT: 'https://opensource.org/license/mit',
  'CERN-OHL-P-2.0': 'https://ohwr.org/cern_ohl_p_v2.txt',
};

/** A resource by schema.org: a course, a data set, or an article with a drawing. */
export function resourceJsonLd(origin: string, resource: ResourceDetail): object {
  const { id, kind, title, summary, licence, author, publishTime, updateTime, tags, coverUrl } = resource;
  const licenceUrl = licences[licence];
  return {
    '@context': 'https://schema.org',
    '@type': kind === 'course' ? 'Course' : kind === 'scheme' ? 'TechArticle' : 'Dataset',
    name: title,
    ...(kind === 'scheme' && { headline: title }),
    description: summary,
    url: `${origin}${resourcesPaths.resource(id)}`,
    inLanguage: 'zh-CN',
    keywords: tags.join('，'),
    isAccessibleForFree: true,
    ...(licenceUrl !== undefined && { license: licenceUrl }),
    [kind === 'course' ? 'provider' : kind === 'scheme' ? 'author' : 'creator']: { '@type': 'Person', name: author.name },
    ...(publishTime !== null && { datePublished: publishTime }),
    dateModified: updateTime,
    ...(coverUrl !== null && { image: new URL(coverUrl, origin).href }),
  };
}
