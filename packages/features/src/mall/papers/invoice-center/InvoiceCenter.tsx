import { Tab, TabList, TabPanel, Tabs } from '@chippage/ui/Tabs';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { invoiceCenterMessages } from './messages.ts';

/** The parts of the page, in their order. */
export const invoiceTabs = ['invoices', 'apply', 'titles', 'pis', 'credits'] as const;
/** A part of the page. */
export type InvoiceTab = (typeof invoiceTabs)[number];

export interface InvoiceCenterProps {
  tab: InvoiceTab;
  onTabChange: (tab: InvoiceTab) => void;
  /** What each part shows; only the one in sight is drawn. */
  panels: Record<InvoiceTab, ReactNode>;
}

/** A member's invoices, titles and proforma invoices. */
export function InvoiceCenter({ tab, onTabChange, panels }: InvoiceCenterProps) {
  const t = useMessages(invoiceCenterMessages);
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <Tabs
        selectedKey={tab}
        onSelectionChange={(key) => onTabChange(invoiceTabs.find((each) => each === key) ?? 'invoices')}
        // Each part is read from the server: the arrows only walk, Enter opens.
        keyboardActivation="manual"
      >
        <TabList label={t('tabs')}>
          {invoiceTabs.map((each) => (
            <Tab key={each} id={each}>
              {t(each)}
            </Tab>
          ))}
        </TabList>
        {invoiceTabs.map((each) => (
          <TabPanel key={each} id={each}>
            {panels[each]}
          </TabPanel>
        ))}
      </Tabs>
    </PageColumn>
  );
}
