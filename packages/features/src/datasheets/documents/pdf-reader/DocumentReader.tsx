import { ErrorState } from '@chippage/ui/ErrorState';
import { Spinner } from '@chippage/ui/Spinner';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { pdfReaderMessages } from './messages.ts';
import type { PdfAssets, PdfFile } from './openPdf.ts';
import * as styles from './DocumentReader.css.ts';
import { PdfReader, type PdfReaderProps } from './PdfReader.tsx';
import type { OutlineItem } from './pdfSource.ts';
import { type OpeningPdf, usePdf } from './usePdf.ts';

export interface DocumentReaderProps extends Omit<PdfReaderProps, 'source'> {
  /** Address of the PDF, which may answer range requests; or the PDF itself. */
  url: PdfFile;
  /** Where pdf.js finds its worker and fonts. */
  assets: PdfAssets;
  /** Its outline, where that is known: a long file then shows its first page much sooner. Absent: the file is asked. */
  outline?: readonly OutlineItem[];
}

/** Opens a file and shows it in the reader; says so while it opens and offers another try when it fails. */
export function DocumentReader({ url, assets, outline, ...props }: DocumentReaderProps) {
  return <OpenedReader key={typeof url === 'string' ? url : 'file'} pdf={usePdf(url, assets, outline)} {...props} />;
}

/** A file that somebody else opens, in the reader. */
export function OpenedReader({ pdf, ...props }: Omit<PdfReaderProps, 'source'> & { pdf: OpeningPdf }) {
  const t = useMessages(pdfReaderMessages);
  if (pdf.status === 'ready') return <PdfReader source={pdf.source} {...props} />;
  return (
    <div className={styles.place} aria-busy={pdf.status === 'loading'}>
      {pdf.status === 'loading' ? (
        <Spinner label={t('loading')} />
      ) : (
        <ErrorState title={t('failed')} onRetry={pdf.onRetry} retryLabel={t('retry')}>
          {t('failedHint')}
        </ErrorState>
      )}
    </div>
  );
}
