import { useAnnounce } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { richTextFieldMessages } from './messages.ts';
import { chipParts, partCandidates } from './partCandidates.ts';
import * as styles from './RichTextField.css.ts';

/** Props of `PartOffer`. */
export interface PartOfferProps {
  editor: Editor;
  onFindParts: (words: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

const REST_MS = 1_500;

/** Part numbers of the catalogue that stand in the text as words: each becomes a link when the writer says so, and only then. */
export function PartOffer({ editor, onFindParts }: PartOfferProps) {
  const t = useMessages(richTextFieldMessages);
  const announce = useAnnounce();
  const [known] = useState(() => new Map<string, number | null>());
  const [declined] = useState(() => new Set<string>());
  const [offered, setOffered] = useState<readonly string[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const words = partCandidates(editor);
      const unknown = words.filter((word) => !known.has(word));
      if (unknown.length > 0) {
        const found = await onFindParts(unknown);
        for (const word of unknown) known.set(word, found.get(word) ?? null);
      }
      if (!editor.isDestroyed) setOffered(words.filter((word) => known.get(word) != null && !declined.has(word)));
    };
    const wait = () => {
      clearTimeout(timer);
      // What cannot be asked now is asked with the next words.
      timer = setTimeout(() => look().catch(() => undefined), REST_MS);
    };
    wait();
    editor.on('update', wait);
    return () => {
      clearTimeout(timer);
      editor.off('update', wait);
    };
  }, [declined, editor, known, onFindParts]);
  if (offered.length === 0) return null;
  const drop = (words: readonly string[]) => setOffered((was) => was.filter((word) => !words.includes(word)));
  const convert = (words: readonly string[]) => {
    const count = chipParts(editor, new Map(words.flatMap((word) => (known.get(word) == null ? [] : [[word, Number(known.get(word))]]))));
    drop(words);
    editor.commands.focus();
    announce(words.length === 1 ? t('partsDone', { mpn: words[0] ?? '' }) : t('partsAllDone', { count }));
  };
  const decline = (words: readonly string[]) => {
    for (const word of words) declined.add(word);
    drop(words);
    editor.commands.focus();
  };
  return (
    <section className={styles.offer} aria-label={t('partsTitle')}>
      <p>{t('partsFound', { count: offered.length })}</p>
      <ul className={styles.offered}>
        {offered.map((word) => (
          <li key={word} className={styles.offeredRow}>
            <span className={styles.mpn} translate="no">
              {word}
            </span>
            <Button size="sm" variant="outline" aria-label={`${word} ${t('partsConvert')}`} onPress={() => convert([word])}>
              {t('partsConvert')}
            </Button>
            <Button size="sm" variant="plain" aria-label={`${word} ${t('partsIgnore')}`} onPress={() => decline([word])}>
              {t('partsIgnore')}
            </Button>
          </li>
        ))}
      </ul>
      {offered.length > 1 && (
        <div className={styles.offeredRow}>
          <Button size="sm" onPress={() => convert(offered)}>
            {t('partsConvertAll')}
          </Button>
          <Button size="sm" variant="plain" onPress={() => decline(offered)}>
            {t('partsIgnoreAll')}
          </Button>
        </div>
      )}
    </section>
  );
}
