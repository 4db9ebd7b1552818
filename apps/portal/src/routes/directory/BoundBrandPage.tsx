import { ClaimLink, MemberSource } from '@chippage/features/AddEntry';
import { BrandPage, type BrandPageId, type BrandPageProps, brandTitle, useBrandProfile } from '@chippage/features/BrandPage';
import { formatNumber } from '@chippage/features/format';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { breadcrumbsJsonLd } from '../../page/jsonLd.ts';
import { PageMissing } from '../../page/missing.ts';
import { usePageFacts } from '../../page/PageContext.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { useThingMarks } from '../favourites/useThingMarks.ts';
import { brandJsonLd } from './brandJsonLd.ts';
import { directoryPaths } from './directory.paths.ts';
import { t } from './directory.words.ts';

interface BoundBrandPageProps {
  id: number;
  page: Exclude<BrandPageId, 'parts'>;
  /** Which page of its list; from 1. @default 1 */
  listPage?: number;
  /** False while filters choose some of its rows: such an address stands for nothing of its own. @default true */
  isCanonical?: boolean;
  children: BrandPageProps['children'];
}

const words = {
  home: ['brandHomeTitle', 'brandHomeDescription'],
  companyInfo: ['brandInfoTitle', 'brandInfoDescription'],
  contactInfo: ['brandContactTitle', 'brandContactDescription'],
  specification: ['brandSheetsTitle', 'brandSheetsDescription'],
  agentList: ['brandAgentsTitle', 'brandAgentsDescription'],
  trader: ['brandTradersTitle', 'brandTradersDescription'],
} as const;

/** A page of a brand: its head, the way to the others and what search engines read, the same for all of them. */
export function BoundBrandPage({ id, page, listPage = 1, isCanonical = true, children }: BoundBrandPageProps) {
  const { origin } = usePageFacts();
  const { value, data: brand, isMissing } = useBrandProfile(id);
  const marks = useThingMarks('brand', id);
  if (isMissing) throw new PageMissing();
  const name = brand ? brandTitle(brand) : '';
  const path =
    page === 'agentList' || page === 'trader'
      ? directoryPaths.brandSellers(id, page, listPage)
      : directoryPaths.brandDetail(id, page === 'home' ? undefined : page);
  const [title, description] = words[page];
  const steps = [
    { name: t('brands'), path: directoryPaths.brandList() },
    { name, path: directoryPaths.brandDetail(id) },
    ...(page === 'home' ? [] : [{ name: t(`${page}Step`), path }]),
  ];
  return (
    <>
      {brand && (
        <PageHead
          title={listPage > 1 ? t('pageOf', { title: t(title, { name }), page: listPage }) : t(title, { name })}
          description={t(description, {
            name,
            parts: formatNumber(brand.partCount),
            documents: formatNumber(brand.documentCount),
            lines: brand.lines
              .slice(0, 4)
              .map((line) => line.name)
              .join('、'),
          })}
          {...(isCanonical && { canonicalPath: path })}
          jsonLd={import.meta.env.SSR ? [brandJsonLd(origin, brand), breadcrumbsJsonLd(origin, steps)] : []}
        />
      )}
      <Breadcrumbs label={t('breadcrumbs')} items={steps.map(({ name: text, path: href }, at) => ({ text, ...(at < steps.length - 1 && { href }) }))} />
      <BrandPage brand={value} current={page} {...marks} actions={<ClaimLink kind="brand" id={id} />}>
        {children}
      </BrandPage>
      {brand?.isFromMember === true && <MemberSource />}
    </>
  );
}
