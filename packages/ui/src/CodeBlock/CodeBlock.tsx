import { type CSSProperties, useId } from 'react';
import { CopyButton, type CopyWords } from '../CopyButton/CopyButton.tsx';
import * as styles from './CodeBlock.css.ts';

/** Props of `CodeBlock`. */
export interface CodeBlockProps {
  /** Says what the code does, above it; names it for screen readers. */
  label: string;
  /** Hides the label where the text around already says it. @default false */
  isLabelHidden?: boolean;
  /** The code as it is typed, lines and all. */
  code: string;
  /** What it is written in, as people call it: C, Python, Verilog. */
  language?: string;
  /** Words of the button that copies it; without them there is none. */
  copy?: CopyWords;
  /** Writes to the clipboard; leave out for the browser's own. */
  onCopy?: (text: string) => Promise<boolean>;
  /** Breaks long lines; else they scroll sideways, by keys too. @default false */
  isWrapped?: boolean;
  /** Counts the lines. @default false */
  hasLineNumbers?: boolean;
}

/** Code, a command or an answer of a device: mono, never translated, copied whole. */
export function CodeBlock({ label, isLabelHidden = false, code, language, copy, onCopy, isWrapped = false, hasLineNumbers = false }: CodeBlockProps) {
  const labelId = useId();
  const lines = code.replace(/\n$/, '').split('\n');
  const hasHead = !isLabelHidden || language !== undefined || copy !== undefined;
  // Only what scrolls takes focus.
  const scroll = isWrapped ? {} : { tabIndex: 0, role: 'region', ...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': labelId }) };
  return (
    <div className={styles.block}>
      {hasHead && (
        <div className={styles.head}>
          <span id={labelId} className={styles.label}>
            {isLabelHidden ? null : label}
          </span>
          {language === undefined ? null : (
            <span translate="no" className={styles.language}>
              {language}
            </span>
          )}
          {copy ? <CopyButton {...copy} text={code} onCopy={onCopy} isQuiet /> : null}
        </div>
      )}
      <pre {...scroll} translate="no" className={styles.code({ isWrapped })}>
        {hasLineNumbers ? (
          <code className={styles.numbered} style={{ '--cp-code-digits': String(lines.length).length } as CSSProperties}>
            {lines.map((line, index) => (
              // The break stays in the text, so that a selection copies as lines.
              <span key={index} className={styles.line}>
                {`${line}\n`}
              </span>
            ))}
          </code>
        ) : (
          <code>{code}</code>
        )}
      </pre>
    </div>
  );
}
