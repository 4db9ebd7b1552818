import { forwardRef, type ReactNode, type Ref } from 'react';
import {
  SelectionIndicator,
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  type TabPanelProps as AriaTabPanelProps,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';
import * as styles from './Tabs.css.ts';

/** Props of `Tabs`. */
export interface TabsProps extends Omit<AriaTabsProps, 'className' | 'style' | 'render' | 'children' | 'orientation' | 'slot'> {
  /** A `TabList` and its `TabPanel`s. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Several panels in one place, one shown. Arrow keys pick at once; where a panel has to load first,
 * set `keyboardActivation="manual"`. To go to other pages use links.
 */
export const Tabs = /* @__PURE__ */ forwardRef<HTMLDivElement, TabsProps>(function Tabs(props, ref) {
  return <AriaTabs {...props} ref={ref} className={styles.root} />;
});

/** Props of `TabList`. */
export interface TabListProps {
  /** Names the row of tabs. */
  label: string;
  /** `Tab`s. */
  children: ReactNode;
  /** Whether the tabs share the width equally, as on narrow screens. @default false */
  isEqual?: boolean;
}

/** The row of tabs; it scrolls sideways when it is too wide. */
export function TabList({ label, children, isEqual = false }: TabListProps) {
  return (
    <AriaTabList aria-label={label} className={`${styles.list} ${styles.fill[isEqual ? 'equal' : 'none']}`}>
      {children}
    </AriaTabList>
  );
}

/** Props of `Tab`. */
export interface TabProps {
  /** The same as the `id` of its panel. */
  id: string;
  /** The word on the tab. */
  children: string;
  /** How many things are behind it. */
  count?: number;
  isDisabled?: boolean;
}

/** One word of a `TabList`. */
export function Tab({ id, children, count, isDisabled }: TabProps) {
  return (
    <AriaTab id={id} isDisabled={isDisabled} className={styles.tab}>
      <span className={styles.word} data-word={children}>
        {children}
      </span>
      {count === undefined ? null : <span className={styles.count}>{count.toLocaleString('zh-CN')}</span>}
      <SelectionIndicator className={styles.bar} />
    </AriaTab>
  );
}

/** Props of `TabPanel`. */
export interface TabPanelProps extends Pick<AriaTabPanelProps, 'shouldForceMount'> {
  /** The same as the `id` of its tab. */
  id: string;
  children: ReactNode;
}

/** What a tab shows. Without something focusable inside it takes focus itself. */
export function TabPanel({ id, children, shouldForceMount }: TabPanelProps) {
  return (
    <AriaTabPanel id={id} shouldForceMount={shouldForceMount} className={styles.panel}>
      {children}
    </AriaTabPanel>
  );
}
