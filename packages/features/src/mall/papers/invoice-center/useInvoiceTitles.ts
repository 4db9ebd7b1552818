import { addInvoiceTitle, invoiceTitlesQuery, removeInvoiceTitle, setDefaultInvoiceTitle, updateInvoiceTitle } from '@chippage/api/mall';
import type { InvoiceTitle } from '@chippage/api/types';
import { usePapers } from '../paper-cards/usePapers.ts';
import { titleFormOf, titleInputOf } from '../title-form/titleInput.ts';
import type { TitleListProps } from './TitleList.tsx';

const calls = {
  add: addInvoiceTitle,
  update: updateInvoiceTitle,
  remove: removeInvoiceTitle,
  setDefault: setDefaultInvoiceTitle,
  inputOf: (title: InvoiceTitle) => titleFormOf(titleInputOf(title)),
};

/** Binds the list and the choice of invoice titles to the API; waits while nobody is logged in. */
export function useInvoiceTitles({ isMember = true }: { isMember?: boolean } = {}): TitleListProps {
  const { papers, ...actions } = usePapers(invoiceTitlesQuery.use(isMember ? {} : null), calls);
  return { titles: papers, ...actions };
}
