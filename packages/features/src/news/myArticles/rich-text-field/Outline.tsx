import { Button } from '@chippage/ui/Button';
import type { Editor } from '@tiptap/core';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { richTextFieldMessages } from './messages.ts';
import * as styles from './RichTextField.css.ts';
import type { OutlineEntry } from './useTextFacts.ts';

/** Props of `Outline`. */
export interface OutlineProps {
  editor: Editor;
  outline: readonly OutlineEntry[];
}

/** The headings of the text; pressed, the caret goes to one. */
export function Outline({ editor, outline }: OutlineProps) {
  const t = useMessages(richTextFieldMessages);
  return (
    <nav className={styles.outline} aria-label={t('outline')}>
      {outline.length === 0 && <p className={styles.quiet}>{t('outlineEmpty')}</p>}
      <ul className={styles.outlineList}>
        {outline.map(({ text, level, position }) => (
          <li key={position} className={styles.outlineLevel[level === 3 || level === 4 ? level : 2]}>
            <Button
              variant="plain"
              size="sm"
              onPress={() => {
                // The text may have changed since the headings were read.
                const at = Math.min(position + 1, editor.state.doc.content.size);
                editor.chain().focus().setTextSelection(at).scrollIntoView().run();
              }}
            >
              {text === '' ? '—' : text}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
