import { useSite } from '@chippage/features/FeaturesProvider';
import { usePageFacts } from './PageContext.ts';

export interface PageHeadProps {
  /** Name of the page, without the site's. */
  title: string;
  /** One or two sentences for search engines; about 80 Chinese characters are shown. */
  description: string;
  /** Path of the page that stands for this content; absent for pages that nobody should find. */
  canonicalPath?: string;
  /**
   * Structured data (schema.org), written on the server only: a script that React creates in a browser would break Trusted Types.
   * Made under `import.meta.env.SSR`, so that browsers do not load what makes it.
   */
  jsonLd?: object[];
  /** What feed readers may follow from here: whose articles, and the query of the feed, e.g. `channelId=3`; empty for all. */
  feed?: { of: string; query: string; area?: 'news' | 'trends' };
  /** A picture for those who show a link to it, a path of this site. */
  image?: string;
  /** What it is to those who show a link to it. @default 'website' */
  kind?: 'website' | 'article';
}

const feedKinds = [
  ['feed.atom', 'application/atom+xml'],
  ['feed.json', 'application/feed+json'],
] as const;

/** Title, description, canonical link and structured data of a page. */
export function PageHead({ title, description, canonicalPath, jsonLd = [], feed, image, kind = 'website' }: PageHeadProps) {
  const site = useSite();
  const { origin, addJsonLd } = usePageFacts();
  if (addJsonLd) jsonLd.forEach(addJsonLd);
  const fullTitle = `${title} - ${site.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="zh_CN" />
      {image !== undefined && <meta property="og:image" content={`${origin}${image}`} />}
      {feed !== undefined &&
        feedKinds.map(([file, type]) => (
          <link
            key={file}
            rel="alternate"
            type={type}
            title={`${feed.of} - ${site.name}`}
            href={`${origin}/api/${feed.area ?? 'news'}/${file}${feed.query && `?${feed.query}`}`}
          />
        ))}
      {canonicalPath === undefined ? (
        <meta name="robots" content="noindex, follow" />
      ) : (
        <>
          <link rel="canonical" href={`${origin}${canonicalPath}`} />
          <meta property="og:url" content={`${origin}${canonicalPath}`} />
        </>
      )}
    </>
  );
}
