import type { InvoiceTitle, InvoiceTitleForm } from '@chippage/api/types';
import { late } from '@chippage/ui/late';
import type { PaperKind } from '../paper-cards/paper.ts';
import { TitleHead, TitleText } from './TitleWords.tsx';

/** How invoice titles look among the papers, and the dialog with their form. */
export const titlePaper: PaperKind<InvoiceTitle, InvoiceTitleForm> = {
  renderHead: (title) => <TitleHead title={title} />,
  renderText: (title) => <TitleText title={title} />,
  Dialog: late(async () => (await import('./TitleDialog.tsx')).TitleDialog),
};
