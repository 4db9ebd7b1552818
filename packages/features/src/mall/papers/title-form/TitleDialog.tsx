import type { InvoiceTitle, InvoiceTitleForm } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { PaperDialog, type PaperDialogProps } from '../paper-form/PaperDialog.tsx';
import { invoiceTitleFormMessages } from './messages.ts';
import { TitleForm } from './TitleForm.tsx';

/** The form of an invoice title over the page. */
export function TitleDialog(props: PaperDialogProps<InvoiceTitle, InvoiceTitleForm>) {
  const t = useMessages(invoiceTitleFormMessages);
  return <PaperDialog {...props} words={{ add: t('add'), edit: t('edit') }} Form={TitleForm} />;
}
