import type { BrandProfile } from '@chippage/api/types';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import { type BrandTab, directoryPaths } from '../../i18n/paths/directoryPaths.ts';
import { StateLinks } from '../../parts/state-links/StateLinks.tsx';
import { brandHeadMessages } from './messages.ts';

/** The pages of a brand: its first one, its parts, and those with an address below. */
export type BrandPageId = 'home' | 'parts' | BrandTab;

export interface BrandTabsProps {
  brand: Pick<BrandProfile, 'id' | 'partCount' | 'documentCount' | 'agentCount' | 'traderCount'>;
  /** The page that is shown. */
  current: BrandPageId;
}

/** The way between the pages of a brand. They are links, because each page has an address of its own. */
export function BrandTabs({ brand: { id, partCount, documentCount, agentCount, traderCount }, current }: BrandTabsProps) {
  const t = useMessages(brandHeadMessages);
  const paths = { ...usePaths(datasheetsPaths), ...usePaths(directoryPaths) };
  const states: { id: BrandPageId; name: string; count?: number }[] = [
    { id: 'home', name: t('home') },
    { id: 'parts', name: t('parts'), count: partCount },
    { id: 'specification', name: t('specification'), count: documentCount },
    { id: 'agentList', name: t('agentList'), count: agentCount },
    { id: 'trader', name: t('trader'), count: traderCount },
    { id: 'companyInfo', name: t('companyInfo') },
    { id: 'contactInfo', name: t('contactInfo') },
  ];
  return (
    <StateLinks
      label={t('tabs')}
      states={states}
      current={current}
      getHref={(page) => (page === 'home' ? paths.brandDetail(id) : page === 'parts' ? paths.brand(id) : paths.brandDetail(id, page))}
    />
  );
}
