import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import * as styles from './blocks.css.ts';

/** What our own parts draw on a page of Storybook, kept from the page's own style. */
export function Block({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div className={styles.block}>{children}</div>
    </Unstyled>
  );
}
