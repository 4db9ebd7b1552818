import type { Document, PartDetail } from '@chippage/api/types';
import { t } from '../datasheets.words.ts';
import { breadcrumbsJsonLd } from '../../../page/jsonLd.ts';
import { documentJsonLd, partJsonLd } from '../datasheetsJsonLd.ts';
import { usePageFacts } from '../../../page/PageContext.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { datasheetsPaths } from '../datasheets.paths.ts';
import { shellPaths } from '../../shell/shell.paths.ts';

export interface PartHeadProps {
  part: PartDetail;
  canonicalPath: string;
  /** The datasheet that the page is about, when it is one. */
  document?: Document;
}

/** Title, description and structured data of a part or of one of its datasheets. */
export function PartHead({ part, canonicalPath, document }: PartHeadProps) {
  const { origin } = usePageFacts();
  const brand = part.brandNameCn ?? part.brandName;
  const facts =
    [part.packageCase, ...part.params.slice(0, 4).map(({ name, valueText, unit }) => `${name} ${valueText}${unit ? ` ${unit}` : ''}`)]
      .filter(Boolean)
      .join('，') || t('unknownFacts');
  const steps = () => [
    { name: t('datasheets'), path: shellPaths.home() },
    ...part.categoryPath.map(({ id, name }) => ({ name, path: datasheetsPaths.category(id) })),
    { name: part.mpn, path: datasheetsPaths.partDetail(part.id) },
  ];
  return document ? (
    <PageHead
      title={t('documentTitle', { title: document.title })}
      description={t('documentDescription', { brand, title: document.title })}
      canonicalPath={canonicalPath}
      jsonLd={import.meta.env.SSR ? [documentJsonLd(origin, document, canonicalPath), breadcrumbsJsonLd(origin, steps())] : []}
    />
  ) : (
    <PageHead
      title={t('partTitle', { mpn: part.mpn, brand })}
      description={t('partDescription', { mpn: part.mpn, brand, category: part.categoryName, facts })}
      canonicalPath={canonicalPath}
      jsonLd={import.meta.env.SSR ? [partJsonLd(origin, part), breadcrumbsJsonLd(origin, steps())] : []}
    />
  );
}
