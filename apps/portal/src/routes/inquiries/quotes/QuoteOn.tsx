import type { BoardRow } from '@chippage/api/types';
import { QuoteForm, useQuoteForm } from '@chippage/features/QuoteForm';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../../toasts/useNotify.ts';
import { inquiriesPaths } from '../inquiries.paths.ts';
import { t } from './quotes.words.ts';

/** A quote on a demand; once it is sent, the page of the quote. */
export function QuoteOn({ row }: { row: BoardRow }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const form = useQuoteForm({ rowId: row.id }, ({ id }) => {
    notify({ tone: 'success', text: t('sent') });
    void navigate(inquiriesPaths.quote(id));
  });
  return <QuoteForm {...form} row={row} />;
}
