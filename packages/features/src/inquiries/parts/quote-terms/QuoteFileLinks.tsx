import type { QuoteFile } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { TextButton } from '../../../parts/form/FormLayout.tsx';
import { quoteTermsMessages } from './messages.ts';
import * as styles from './QuoteTerms.css.ts';

/** Gets a file of a quote. */
export type OnQuoteFile = (file: QuoteFile) => void;

export interface QuoteFileLinksProps {
  files: readonly QuoteFile[];
  onFile: OnQuoteFile;
}

/** Photographs and certificates by kind; what they lead to is asked for with the login. */
export function QuoteFileLinks({ files, onFile }: QuoteFileLinksProps) {
  const t = useMessages(quoteTermsMessages);
  if (files.length === 0) return <span className={styles.unknown}>{t('notSaid')}</span>;
  return (
    <span className={styles.files}>
      {files.map((file, at) => {
        const kin = files.filter(({ kind }) => kind === file.kind);
        const no = files.slice(0, at + 1).filter(({ kind }) => kind === file.kind).length;
        return (
          <TextButton key={file.id} onPress={() => onFile(file)} isUnbroken>
            {kin.length === 1 ? t(file.kind) : t('fileNo', { name: t(file.kind), no })}
          </TextButton>
        );
      })}
    </span>
  );
}
