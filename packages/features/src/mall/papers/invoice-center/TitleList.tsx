import type { Loadable } from '@chippage/api/loadable';
import type { InvoiceTitle, InvoiceTitleForm } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { late } from '@chippage/ui/late';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { type PaperActions, PaperCards } from '../paper-cards/PaperCards.tsx';
import { TitleHead, TitleText } from '../title-form/TitleWords.tsx';
import { invoiceCenterMessages } from './messages.ts';

const TitleDialog = late(async () => (await import('../title-form/TitleDialog.tsx')).TitleDialog);

export interface TitleListProps extends PaperActions<InvoiceTitle> {
  titles: Loadable<readonly InvoiceTitle[]>;
  /** @throws ApiError whose words are shown in the form */
  onAdd: (input: InvoiceTitleForm) => Promise<InvoiceTitle>;
  /** @throws ApiError whose words are shown in the form */
  onEdit: (id: number, input: InvoiceTitleForm) => Promise<void>;
}

/** Whom a member wants invoices for. */
export function TitleList({ titles, onAdd, onEdit, ...actions }: TitleListProps) {
  const t = useMessages(invoiceCenterMessages);
  return (
    <Loaded value={titles} lines={6}>
      {(list) => (
        <PaperCards
          {...actions}
          papers={list}
          label={t('defaultTitle')}
          addLabel={t('addTitle')}
          nameOf={({ buyerName }) => buyerName}
          renderHead={(title) => <TitleHead title={title} />}
          renderText={(title) => <TitleText title={title} />}
          onIntent={TitleDialog.preload}
          empty={(add) => (
            <EmptyState title={t('noTitles')} action={add}>
              {t('noTitlesHint')}
            </EmptyState>
          )}
          renderDialog={(editing, close) => (
            <TitleDialog
              editing={editing}
              isFirst={list.length === 0}
              onClose={close}
              onSave={async (input) => {
                await (editing === 'new' ? onAdd(input) : onEdit(editing.id, input));
              }}
            />
          )}
        />
      )}
    </Loaded>
  );
}
