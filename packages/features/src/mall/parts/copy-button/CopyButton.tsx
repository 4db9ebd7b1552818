import { CopyButton as UiCopyButton } from '@chippage/ui/CopyButton';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { copyButtonMessages } from './messages.ts';

/** Puts a text on the clipboard. @returns whether that went well */
export type OnCopy = (text: string) => Promise<boolean>;

interface CopyButtonProps {
  text: string;
  /** What it is, as its name says: 订单号. */
  what: string;
  onCopy: OnCopy;
}

/** Copies a number of an order, in the words that all of its numbers share. */
export function CopyButton({ text, what, onCopy }: CopyButtonProps) {
  const t = useMessages(copyButtonMessages);
  return <UiCopyButton text={text} onCopy={onCopy} label={t('copy', { what })} copiedLabel={t('copied')} failedLabel={t('copyFailed')} />;
}
