import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import * as styles from './ArticleVersions.css.ts';
import type { ComparedPiece } from './compareTexts.ts';
import type { VersionDifference } from './compareVersions.ts';
import { articleVersionsMessages } from './messages.ts';

/** A kept version and what stands now: what was taken away, what was added. */
export function VersionCompare({ difference: { facts, choices, blocks, isSame } }: { difference: VersionDifference }) {
  const t = useMessages(articleVersionsMessages);
  if (isSame) return <p>{t('noDifference')}</p>;
  return (
    <div className={styles.stack}>
      {(facts.length > 0 || blocks.some(({ kind }) => kind === 'changed')) && <p className={styles.quiet}>{t('legend')}</p>}
      {facts.map(({ name, pieces }) => (
        <p key={name} className={styles.block}>
          <span className={styles.quiet}>{t(name)} </span>
          <Pieces pieces={pieces} />
        </p>
      ))}
      {choices.length > 0 && (
        <p className={styles.block}>
          <span className={styles.quiet}>{t('choices')} </span>
          {choices.map((name) => t(name)).join(t('between'))}
        </p>
      )}
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
