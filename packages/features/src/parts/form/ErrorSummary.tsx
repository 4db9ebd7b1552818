import { Alert } from '@chippage/ui/Alert';
import type { RefObject } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formMessages } from './messages.ts';
import * as styles from './FormLayout.css.ts';
import { TextButton } from './FormLayout.tsx';

export interface ErrorSummaryProps {
  /** What is wrong, in the order of the fields, and where each field is. */
  problems: readonly { text: string; ref: RefObject<HTMLInputElement | null> }[];
}

/** Lists what is wrong with a long form; each line leads to its field. */
export function ErrorSummary({ problems }: ErrorSummaryProps) {
  const t = useMessages(formMessages);
  if (problems.length < 2) return null;
  return (
    <Alert tone="danger" title={t('problems', { count: problems.length })}>
      <ul className={styles.summary}>
        {problems.map(({ text, ref }) => (
          <li key={text}>
            <TextButton onPress={() => ref.current?.focus()}>{text}</TextButton>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
