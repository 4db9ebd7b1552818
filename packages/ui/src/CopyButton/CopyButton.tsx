import { useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { CopyIcon, CheckIcon, ErrorIcon } from '../Icon/statusIcons.tsx';
import * as styles from './CopyButton.css.ts';

const SHOWN_MS = 5_000;

/** The words around copying. */
export interface CopyWords {
  /** Names the button, a verb and what it copies: 复制订单号. */
  label: string;
  /** Seen and spoken once it is on the clipboard. */
  copiedLabel: string;
  /** Seen and spoken when the browser refused; says what to do. */
  failedLabel: string;
}

/** Props of `CopyButton`. */
export interface CopyButtonProps extends CopyWords {
  /** What goes to the clipboard. */
  text: string;
  /** Writes to the clipboard and tells whether it went well; leave out for the browser's own clipboard. */
  onCopy?: (text: string) => Promise<boolean>;
  /** Shows the label as words; else the button is an icon. @default false */
  hasWords?: boolean;
  /** Keeps the result out of sight, for tight places: the icon changes and the words are only heard. @default false */
  isQuiet?: boolean;
}

/** Puts a text on the clipboard, and says beside itself whether it did. */
export function CopyButton({ text, label, copiedLabel, failedLabel, onCopy = toClipboard, hasWords = false, isQuiet = false }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = () => {
    // Emptied first: the same words twice in a row would not be spoken again.
    setResult(null);
    onCopy(text).then(
      (isCopied) => setResult(isCopied ? 'copied' : 'failed'),
      () => setResult('failed'),
    );
  };
  const icon = result === 'copied' ? <CheckIcon size={16} /> : result === 'failed' && isQuiet ? <ErrorIcon size={16} /> : <CopyIcon size={16} />;
  return (
    <span className={styles.root}>
      {hasWords ? (
        <Button variant="outline" size="sm" icon={icon} onPress={copy}>
          {label}
        </Button>
      ) : (
        <IconButton size="xs" label={label} onPress={copy}>
          {icon}
        </IconButton>
      )}
      {/* Always there, so that what comes into it is spoken. */}
      <span role="status" className={isQuiet ? styles.heard : result === 'failed' ? styles.failed : styles.copied}>
        {result === null ? null : result === 'copied' ? copiedLabel : failedLabel}
      </span>
    </span>
  );
}

// Refused without a secure context, by a policy of the page, or by the reader.
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
