import { CopyButton } from '@chippage/ui/CopyButton';
import * as styles from './blocks.css.ts';

/** Code with a button that copies it. */
export function Copy({ text, shown = text }: { text: string; shown?: string }) {
  return (
    <span className={styles.line}>
      <code className={styles.code}>{shown}</code>
      <CopyButton text={text} label={`复制 ${text}`} copiedLabel="已复制" failedLabel="没复制成，请手动复制" isQuiet />
    </span>
  );
}
