import type { Loadable } from '@chippage/api/loadable';
import type { InvoiceTitle, InvoiceTitleForm } from '@chippage/api/types';
import { late } from '@chippage/ui/late';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PaperPicker } from '../paper-cards/PaperPicker.tsx';
import { TitleHead, TitleText } from '../title-form/TitleWords.tsx';
import { invoiceTitlePickerMessages } from './messages.ts';

const TitleDialog = late(async () => (await import('../title-form/TitleDialog.tsx')).TitleDialog);

export interface InvoiceTitlePickerProps {
  titles: Loadable<readonly InvoiceTitle[]>;
  /** The chosen one; `null` for no invoice. */
  value: number | null;
  onChange: (id: number | null) => void;
  /** @throws ApiError whose words are shown in the form */
  onAdd: (input: InvoiceTitleForm) => Promise<InvoiceTitle>;
  /** @throws ApiError whose words are shown in the form */
  onEdit: (id: number, input: InvoiceTitleForm) => Promise<void>;
  /** Whether one can do without an invoice. @default true */
  canBeNone?: boolean;
  /** What is wrong with the choice. */
  error?: string;
}

const FEW = 3;

/** The choice of whom an invoice is for, or of none; a new title is chosen as soon as it is kept. */
export function InvoiceTitlePicker({ titles, value, onChange, onAdd, onEdit, canBeNone = true, error }: InvoiceTitlePickerProps) {
  const t = useMessages(invoiceTitlePickerMessages);
  return (
    <Loaded value={titles} lines={4}>
      {(list) => (
        <PaperPicker
          list={list}
          words={{
            title: t('title'),
            add: t('add'),
            edit: t('edit'),
            editNamed: ({ buyerName }) => t('editNamed', { name: buyerName }),
            more: (count) => t('more', { count }),
            fewer: t('fewer'),
          }}
          few={FEW}
          chosenId={value}
          onChoose={onChange}
          error={error}
          none={canBeNone ? { title: t('none'), hint: t('noneHint') } : undefined}
          renderHead={(title) => <TitleHead title={title} />}
          renderText={(title) => <TitleText title={title} />}
          onAdd={onAdd}
          onEdit={onEdit}
          renderDialog={(dialog) => <TitleDialog {...dialog} />}
          onIntent={TitleDialog.preload}
        />
      )}
    </Loaded>
  );
}
