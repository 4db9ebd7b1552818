import { FirstPage } from '@chippage/features/FirstPage';
import { pdfAssets } from '../../../page/pdfWorker.ts';
import { datasheetsPaths } from '../datasheets.paths.ts';

/** The first page of a hosted datasheet, drawn in the browser. */
export function PartFirstPage({ documentId, label }: { documentId: number; label: string }) {
  return <FirstPage url={datasheetsPaths.documentContent(documentId)} assets={pdfAssets} label={label} />;
}
