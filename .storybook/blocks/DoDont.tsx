import type { ReactNode } from 'react';
import { CloseIcon, CheckIcon } from '@chippage/ui/Icon';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';

interface Side {
  /** The example itself, alive. */
  show: ReactNode;
  /** One sentence: why. */
  why: string;
}

/** Two examples side by side, one to follow and one to avoid. */
export function DoDont({ good, bad }: { good: Side; bad: Side }) {
  return (
    <Block>
      <div className={styles.doDont}>
        <Verdict is="do" word="这样做" {...good} />
        <Verdict is="dont" word="不要这样" {...bad} />
      </div>
    </Block>
  );
}

function Verdict({ is, word, show, why }: Side & { is: 'do' | 'dont'; word: string }) {
  return (
    <figure data-is={is} className={styles.verdict} style={{ margin: 0 }}>
      <div className={styles.verdictHead}>
        {is === 'do' ? <CheckIcon size={16} /> : <CloseIcon size={16} />}
        {word}
      </div>
      <div className={styles.verdictBody}>{show}</div>
      <figcaption className={styles.verdictWhy}>{why}</figcaption>
    </figure>
  );
}
