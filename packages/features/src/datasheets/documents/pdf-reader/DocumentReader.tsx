import { ErrorState } from '@chippage/ui/ErrorState';
import { Spinner } from '@chippage/ui/Spinner';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { pdfReaderMessages } from './messages.ts';
import type { PdfAssets } from './openPdf.ts';
import * as styles from './DocumentReader.css.ts';
import { PdfReader, type PdfReaderProps } from './PdfReader.tsx';
import { usePdf } from './usePdf.ts';

export interface DocumentReaderProps extends Omit<PdfReaderProps, 'source'> {
  /** Address of the PDF; may answer range requests. */
  url: string;
  /** Where pdf.js finds its worker and fonts. */
  assets: PdfAssets;
}

/** Opens a file and shows it in the reader; says so while it opens and offers another try when it fails. */
export function DocumentReader({ url, assets, ...props }: DocumentReaderProps) {
  const t = useMessages(pdfReaderMessages);
  const pdf = usePdf(url, assets);
  if (pdf.status === 'ready') return <PdfReader key={url} source={pdf.source} {...props} />;
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
