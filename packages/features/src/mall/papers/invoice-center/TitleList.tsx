import type { Loadable } from '@chippage/api/loadable';
import type { InvoiceTitle, InvoiceTitleForm } from '@chippage/api/types';
import { ReceiptIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PaperActions, PaperEdits } from '../paper-cards/paper.ts';
import { PaperCards } from '../paper-cards/PaperCards.tsx';
import { titlePaper } from '../title-form/titlePaper.tsx';
import { invoiceCenterMessages } from './messages.ts';

export interface TitleListProps extends PaperActions<InvoiceTitle>, PaperEdits<InvoiceTitle, InvoiceTitleForm> {
  titles: Loadable<readonly InvoiceTitle[]>;
}

/** Whom a member wants invoices for. */
export function TitleList({ titles, ...actions }: TitleListProps) {
  const t = useMessages(invoiceCenterMessages);
  return (
    <PaperCards
      {...actions}
      papers={titles}
      kind={titlePaper}
      words={{ label: t('defaultTitle'), add: t('addTitle'), empty: t('noTitles'), emptyHint: t('noTitlesHint') }}
      icon={<ReceiptIcon size={32} />}
      nameOf={({ buyerName }) => buyerName}
    />
  );
}
