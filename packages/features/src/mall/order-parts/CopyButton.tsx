import { CheckIcon, CopyIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { useEffect, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { orderPartsMessages } from './messages.ts';
import * as styles from './OrderParts.css.ts';

const SHOWN_MS = 5_000;

/** Puts a text on the clipboard. @returns whether that went well */
export type OnCopy = (text: string) => Promise<boolean>;

interface CopyButtonProps {
  text: string;
  /** What it is, as its name says: 订单号. */
  what: string;
  onCopy: OnCopy;
}

/** Copies a number, and says beside itself that it did. */
export function CopyButton({ text, what, onCopy }: CopyButtonProps) {
  const t = useMessages(orderPartsMessages);
  const [result, setResult] = useState<'copied' | 'copyFailed' | null>(null);
  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  return (
    <span className={styles.copy}>
      <IconButton size="xs" label={t('copy', { what })} onPress={() => void onCopy(text).then((isCopied) => setResult(isCopied ? 'copied' : 'copyFailed'))}>
        {result === 'copied' ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      </IconButton>
      {/* Always there, so that what comes into it is spoken. */}
      <span role="status" className={styles.copyResult}>
        {result && t(result)}
      </span>
    </span>
  );
}
