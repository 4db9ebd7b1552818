import type { ReactNode } from 'react';
import { DisclosureGroup, type DisclosureGroupProps } from 'react-aria-components/DisclosureGroup';
import * as styles from './Accordion.css.ts';

/** Props of `Accordion`. */
export interface AccordionProps extends Pick<DisclosureGroupProps, 'expandedKeys' | 'defaultExpandedKeys' | 'onExpandedChange' | 'isDisabled'> {
  /** `Disclosure`s, each with an `id`. */
  children: ReactNode;
  /** Whether several may be open; with one only, what is open moves away under the reader's eyes. @default true */
  allowsMultiple?: boolean;
}

/** `Disclosure`s that belong together, one below the other: questions and answers. */
export function Accordion({ children, allowsMultiple = true, ...props }: AccordionProps) {
  return (
    <DisclosureGroup {...props} allowsMultipleExpanded={allowsMultiple} className={styles.accordion}>
      {children}
    </DisclosureGroup>
  );
}
