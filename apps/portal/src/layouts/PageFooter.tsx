import { useSite } from '@chippage/features/FeaturesProvider';
import { SiteFooter, useSiteFacts } from '@chippage/features/SiteFooter';
import { t } from '../routes/shell/shell.words.ts';
import { usePageFacts } from '../page/PageContext.ts';
import { shellPaths } from '../routes/shell/shell.paths.ts';
import { usePageHandle } from '../page/usePageHandle.ts';

/** The footer, bound to the portal's pages and what the operator says of the site. */
export function PageFooter() {
  const { isWide = false } = usePageHandle();
  const { origin, year } = usePageFacts();
  const site = useSite();
  const facts = useSiteFacts();
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
            { label: t('datasheets'), href: shellPaths.home() },
            { label: t('mallWhole'), href: shellPaths.mall() },
            { label: t('allBrands'), href: shellPaths.brandList() },
            { label: t('domesticBrands'), href: shellPaths.brandList('domestic') },
            { label: t('dataSources'), href: shellPaths.dataSources() },
          ],
        },
        {
          title: t('aboutSite', { site: site.name }),
          links: [
            { label: t('aboutUs'), href: shellPaths.about() },
            { label: t('contactUs'), href: shellPaths.contactUs() },
            { label: t('events'), href: shellPaths.events() },
            { label: t('disclaimer'), href: shellPaths.disclaimer() },
            { label: t('takedown'), href: shellPaths.takedown() },
            { label: t('privacy'), href: shellPaths.privacy() },
            { label: t('accessibility'), href: shellPaths.accessibility() },
            { label: t('licences'), href: shellPaths.licences() },
          ],
        },
        ...(friends.length > 0 ? [{ title: t('friendlyLinks'), links: friends.map(({ name, url }) => ({ label: name, href: url, isOutside: true })) }] : []),
      ]}
      codes={[
        ...(facts?.appUrl ? [{ label: t('appDownload'), href: facts.appUrl, url: facts.appUrl }] : []),
        { label: t('onThePhone'), href: shellPaths.mobile(), url: origin + shellPaths.mobile() },
      ]}
    />
  );
}
