import type { ReactNode } from 'react';
import { Button, Disclosure as AriaDisclosure, DisclosurePanel, type DisclosureProps as AriaProps, Heading } from 'react-aria-components/Disclosure';
import { ChevronDownIcon } from '../Icon/pageIcons.tsx';
import * as styles from './Disclosure.css.ts';

/** Props of `Disclosure`. */
export interface DisclosureProps extends Omit<AriaProps, 'className' | 'style' | 'render' | 'children' | 'slot'> {
  /** What is shown and hidden. */
  title: ReactNode;
  /** Level of the heading that holds the button. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Beside the title, e.g. a unit or a count of chosen values. */
  note?: ReactNode;
  /** The content. It stays in the page while it is closed, so find-in-page opens it where the browser can. */
  children: ReactNode;
}

/** A heading that shows and hides what stands under it. */
export function Disclosure({ title, headingLevel = 3, note, children, ...props }: DisclosureProps) {
  return (
    <AriaDisclosure {...props} className={styles.disclosure}>
      <Heading level={headingLevel} className={styles.heading}>
        <Button slot="trigger" className={styles.trigger}>
          <span className={styles.words}>
            {title}
            {note === undefined ? null : <span className={styles.note}>{note}</span>}
          </span>
          <span className={styles.arrow}>
            <ChevronDownIcon size={16} />
          </span>
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
