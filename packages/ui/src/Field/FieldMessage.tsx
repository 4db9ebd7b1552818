import { FieldError, Text } from 'react-aria-components/TextField';
import { ErrorIcon } from '../Icon/statusIcons.tsx';
import type { FieldWords } from './FieldLabel.tsx';
import * as styles from './Field.css.ts';

/** The line under a field: its error, else its description. React Aria ties it to the input. */
export function FieldMessage({ description, error, messageEnd }: Pick<FieldWords, 'description' | 'error' | 'messageEnd'>) {
  if (!description && !error && !messageEnd) return null;
  return (
    <div className={styles.messageRow}>
      {error ? (
        <FieldError className={styles.error}>
          <ErrorIcon size={16} />
          {error}
        </FieldError>
      ) : description ? (
        <Text slot="description">{description}</Text>
      ) : (
        <span />
      )}
      {messageEnd}
    </div>
  );
}
