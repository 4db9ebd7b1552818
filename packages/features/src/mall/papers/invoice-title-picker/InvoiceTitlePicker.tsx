import type { Loadable } from '@chippage/api/loadable';
import type { InvoiceTitle, InvoiceTitleForm } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PaperEdits } from '../paper-cards/paper.ts';
import { PaperPicker } from '../paper-cards/PaperPicker.tsx';
import { titlePaper } from '../title-form/titlePaper.tsx';
import { invoiceTitlePickerMessages } from './messages.ts';

export interface InvoiceTitlePickerProps extends PaperEdits<InvoiceTitle, InvoiceTitleForm> {
  titles: Loadable<readonly InvoiceTitle[]>;
  /** The chosen one; `null` for no invoice. */
  value: number | null;
  onChange: (id: number | null) => void;
  /** Whether one can do without an invoice. @default true */
  canBeNone?: boolean;
  /** What is wrong with the choice. */
  error?: string;
}

const FEW = 3;

/** The choice of whom an invoice is for, or of none; a new title is chosen as soon as it is saved. */
export function InvoiceTitlePicker({ titles, value, onChange, canBeNone = true, ...props }: InvoiceTitlePickerProps) {
  const t = useMessages(invoiceTitlePickerMessages);
  return (
    <PaperPicker
      {...props}
      papers={titles}
      kind={titlePaper}
      words={{ title: t('title'), add: t('add'), more: (count) => t('more', { count }) }}
      nameOf={({ buyerName }) => buyerName}
      few={FEW}
      chosenId={value}
      onChoose={onChange}
      none={canBeNone ? { title: t('none'), hint: t('noneHint') } : undefined}
    />
  );
}
