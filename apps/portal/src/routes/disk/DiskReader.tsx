import { DocumentReader } from '@chippage/features/DocumentReader';
import { pdfAssets } from '../../page/pdfWorker.ts';

/** A PDF of the disk in the reader. */
export function DiskReader({ file, title }: { file: Blob; title: string }) {
  return <DocumentReader url={file} assets={pdfAssets} title={title} />;
}
