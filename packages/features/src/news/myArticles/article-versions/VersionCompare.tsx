import type { ArticleDocument } from '@chippage/api/articleDocument';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMemo } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { type ArticleFacts, documentIn } from '../article-editor/articleWords.ts';
import * as styles from './ArticleVersions.css.ts';
import { type ComparedPiece, comparePieces, compareTexts } from './compareTexts.ts';
import { articleVersionsMessages } from './messages.ts';

/** Props of `VersionCompare`. */
export interface VersionCompareProps {
  before: { facts: ArticleFacts; document: unknown };
  now: { facts: ArticleFacts; document: ArticleDocument };
}

const compared = [
  ['factTitle', ({ title }: ArticleFacts) => title],
  ['factSummary', ({ summary }: ArticleFacts) => summary],
  ['factTags', ({ tags }: ArticleFacts) => tags.join('，')],
  ['factSource', ({ source, sourceUrl, licence }: ArticleFacts) => [source, sourceUrl, licence].join(' ').trim()],
] as const;

/** A kept version and what stands now: what was taken away, what was added. */
export function VersionCompare({ before, now }: VersionCompareProps) {
  const t = useMessages(articleVersionsMessages);
  const blocks = useMemo(() => compareTexts(documentIn(before.document), documentIn(now.document)), [before.document, now.document]);
  const facts = compared.flatMap(([name, of]) => {
    const [old, own] = [of(before.facts), of(now.facts)];
    return old === own ? [] : [{ name, pieces: comparePieces(old, own) }];
  });
  if (facts.length === 0 && blocks.every(({ kind }) => kind === 'same')) return <p>{t('noDifference')}</p>;
  return (
    <div className={styles.stack}>
      <p className={styles.quiet}>{t('legend')}</p>
      {facts.map(({ name, pieces }) => (
        <p key={name} className={styles.block}>
          <span className={styles.quiet}>{t(name)} </span>
          <Pieces pieces={pieces} />
        </p>
      ))}
      {blocks.map((block, index) =>
        block.kind === 'same' ? (
          <p key={index} className={styles.quiet}>
            {t('same', { count: block.count })}
          </p>
        ) : block.kind === 'look' ? (
          <p key={index} className={styles.block}>
            <span className={styles.quiet}>{t('look')} </span>
            {block.text}
          </p>
        ) : (
          <p key={index} className={styles.block}>
            <Pieces pieces={block.pieces} />
          </p>
        ),
      )}
    </div>
  );
}

function Pieces({ pieces }: { pieces: readonly ComparedPiece[] }) {
  const t = useMessages(articleVersionsMessages);
  return pieces.map(({ kind, text }, index) =>
    kind === 'same' ? (
      text
    ) : kind === 'removed' ? (
      <del key={index} className={styles.removed}>
        <VisuallyHidden>{t('removed')}</VisuallyHidden>
        {text}
      </del>
    ) : (
      <ins key={index} className={styles.added}>
        <VisuallyHidden>{t('added')}</VisuallyHidden>
        {text}
      </ins>
    ),
  );
}
