import type { BoardRow } from '@chippage/api/types';
import { AskForm, useAskForm } from '@chippage/features/AskForm';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../../toasts/useNotify.ts';
import { inquiriesPaths } from '../inquiries.paths.ts';
import { t } from './quotes.words.ts';

/** A request for a quote on a supply; once it is sent, the page of the quote. */
export function AskOn({ row }: { row: BoardRow }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const form = useAskForm(row.id, ({ id }) => {
    notify({ tone: 'success', text: t('asked') });
    void navigate(inquiriesPaths.quote(id));
  });
  return <AskForm {...form} row={row} />;
}
