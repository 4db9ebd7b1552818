import { CopyButton, type CopyWords } from '../CopyButton/CopyButton.tsx';
import { splitMpn } from './splitMpn.ts';
import * as styles from './Mpn.css.ts';

/** Props of `Mpn`. */
export interface MpnProps {
  /** The manufacturer's part number, as printed. */
  value: string;
  /** Words of the button that copies it; without them there is none. */
  copy?: CopyWords;
  /** Writes to the clipboard; leave out for the browser's own. */
  onCopy?: (text: string) => Promise<boolean>;
}

/** A part number: mono, never translated, never broken. Where it is too long it loses its middle, for its end tells relatives apart. */
export function Mpn({ value, copy, onCopy }: MpnProps) {
  const [head, tail] = splitMpn(value);
  return (
    <span className={styles.root}>
      {/* Whole in the page: found, read out and selected as one word whatever is in sight. */}
      <span translate="no" title={value} className={copy ? styles.besideButton : styles.mpn}>
        {head === '' ? null : <span className={styles.head}>{head}</span>}
        {tail}
      </span>
      {copy ? <CopyButton {...copy} text={value} onCopy={onCopy} isQuiet /> : null}
    </span>
  );
}
