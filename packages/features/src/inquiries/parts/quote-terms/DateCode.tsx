import { WarningIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { quoteTermsMessages } from './messages.ts';
import * as styles from './QuoteTerms.css.ts';

export interface DateCodeProps {
  /** Null: not said. */
  code: string | null;
  /** What is wrong with it. */
  doubt: string | null;
}

/** A date code; what is wrong with it stands in words beside it. */
export function DateCode({ code, doubt }: DateCodeProps) {
  const t = useMessages(quoteTermsMessages);
  if (code === null) return <span className={styles.unknown}>{t('notSaid')}</span>;
  return (
    <span className={styles.dateCode}>
      <span className={styles.code} translate="no">
        {code}
      </span>
      {doubt !== null && (
        <span className={styles.doubt}>
          <WarningIcon size={14} />
          {doubt}
        </span>
      )}
    </span>
  );
}
