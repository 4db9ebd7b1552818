import { siteFactsQuery } from '@chippage/api/site';
import { useSite } from '@chippage/features/FeaturesProvider';
import { SiteFooter } from '@chippage/features/SiteFooter';
import { t } from '../messages.ts';
import { usePageFacts } from '../page/PageContext.ts';
import { paths } from '../paths.ts';
import { usePageFrame } from './usePageFrame.ts';

/** The footer, bound to the portal's pages and what the operator says of the site. */
export function PageFooter() {
  const { isWide = false } = usePageFrame();
  const { origin, year } = usePageFacts();
  const site = useSite();
  const facts = siteFactsQuery.use({}, { revalidateIfStale: false }).data;
  const friends = facts?.friendlyLinks ?? [];
  return (
    <SiteFooter
      year={year}
      isWide={isWide}
      about={t('about', { dataSources: t('dataSources') })}
      columns={[
        {
          title: t('browse'),
          links: [
            { label: t('datasheets'), href: paths.home() },
            { label: t('mallWhole'), href: paths.mall() },
            { label: t('allBrands'), href: paths.brandList() },
            { label: t('domesticBrands'), href: paths.brandList('domestic') },
            { label: t('dataSources'), href: paths.dataSources() },
          ],
        },
        {
          title: t('aboutSite', { site: site.name }),
          links: [
            { label: t('aboutUs'), href: paths.about() },
            { label: t('contactUs'), href: paths.contactUs() },
            { label: t('events'), href: paths.events() },
            { label: t('disclaimer'), href: paths.disclaimer() },
            { label: t('privacy'), href: paths.privacy() },
            { label: t('accessibility'), href: paths.accessibility() },
            { label: t('licences'), href: paths.licences() },
          ],
        },
        ...(friends.length > 0 ? [{ title: t('friendlyLinks'), links: friends.map(({ name, url }) => ({ label: name, href: url, isOutside: true })) }] : []),
      ]}
      codes={[
        ...(facts?.appUrl ? [{ label: t('appDownload'), href: facts.appUrl, url: facts.appUrl }] : []),
        { label: t('onThePhone'), href: paths.mobile(), url: origin + paths.mobile() },
      ]}
    />
  );
}
