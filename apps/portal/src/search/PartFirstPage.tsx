import { FirstPage } from '@chippage/features/FirstPage';
import { pdfAssets } from '../page/pdfWorker.ts';
import { paths } from '../paths.ts';

/** The first page of a hosted datasheet, drawn in the browser. */
export function PartFirstPage({ documentId, label }: { documentId: number; label: string }) {
  return <FirstPage url={paths.documentContent(documentId)} assets={pdfAssets} label={label} />;
}
