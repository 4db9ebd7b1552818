import { type CSSProperties, type ForwardedRef, forwardRef, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { type RowKeyProps, rowKeys, rowMenu } from '../GridList/rowKeys.ts';
import { SelectBox } from '../GridList/SelectBox.tsx';
import { useRowFocus } from '../GridList/useRowFocus.ts';
import { type SelectionProps, useSelection } from '../GridList/useSelection.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Chevron, NoChevron } from './Chevron.tsx';
import { stepIntoChild } from './stepIntoChild.ts';
import { RowWindow } from '../rows/RowWindow.tsx';
import type { RowDrag } from '../rows/useRowDrag.ts';
import * as rows from '../rows/rows.css.ts';
import * as styles from './Tree.css.ts';

/** A node of `Tree`. */
export interface TreeNode {
  id: string;
  /** Its name: seen, read out, and found by typing its beginning. */
  text: string;
  /** An icon of 16 px before the name. */
  icon?: ReactNode;
  /** At the end, muted: a count. */
  detail?: ReactNode;
  /** What is inside. `null` where it is not loaded yet: load it when `onExpandedChange` names the node. */
  children?: readonly TreeNode[] | null;
  /** It can be read and not chosen. */
  isDisabled?: boolean;
  /** Where its action leads, instead of `onAction`. */
  href?: string;
}

/** What opens and closes rows. */
export interface ExpansionProps {
  /** What the button of a closed row says before the row's name: 展开. */
  expandLabel: string;
  /** What the button of an open row says before the row's name: 收起. */
  collapseLabel: string;
  /** The ids that are open. Leave out to let the tree keep them. */
  expandedIds?: readonly string[];
  /** Open at first, when `expandedIds` is left out. */
  defaultExpandedIds?: readonly string[];
  /** Hears the ids that are open now. */
  onExpandedChange?: (ids: string[]) => void;
}

/** Props of `Tree`. */
export interface TreeProps extends SelectionProps, ExpansionProps, RowKeyProps {
  /** Names the tree. */
  label: string;
  /** The top level, in order. */
  nodes: readonly TreeNode[];
  /** A button or a menu at the end of a row; Tab reaches it. */
  actions?: (node: TreeNode) => ReactNode;
  /** Stands where there are no nodes. */
  empty: ReactNode;
  /** Stands inside a node that is open and not loaded yet. */
  loadingText: string;
  /** Enter or a press on a row opens it. */
  onAction?: (id: string) => void;
  /** The row of what is seen beside the tree; it is told and shown as the current one. */
  currentId?: string;
  /** For long trees: draws only the rows near the view. The tree scrolls inside this height; a row is about `rowPx` high. */
  windowed?: { height: string; rowPx: number };
  /** Takes rows that are dropped on its rows: from `useRowDrag`. Offer a dialog too. */
  drag?: RowDrag;
  ref?: Ref<HTMLDivElement>;
}

/** Every node that can be chosen, from the top down. */
const freeIds = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ id, isDisabled, children }) => [...(isDisabled ? [] : [id]), ...freeIds(children ?? [])]);

/**
 * Things inside things: folders, categories. ↑ and ↓ walk, → opens and then goes inside, ← closes and then goes out,
 * Home and End go to the ends, letters find a name, Space chooses, Enter opens, Tab reaches the buttons of a row.
 */
export const Tree = /* @__PURE__ */ forwardRef<HTMLDivElement, Omit<TreeProps, 'ref'>>(function Tree(props, ref: ForwardedRef<HTMLDivElement>) {
  const { label, nodes, actions, empty, loadingText, selectionMode = 'none', expandedIds, defaultExpandedIds = [], onExpandedChange, onAction } = props;
  const { expandLabel, collapseLabel, currentId, windowed, drag } = props;
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  useRowFocus(root, nodes);
  const { selected, collectionProps } = useSelection(props, freeIds(nodes));
  const [ownExpanded, setOwnExpanded] = useState(defaultExpandedIds);
  const expanded = new Set<string>(expandedIds ?? ownExpanded);

  // A row of its own: React Aria opens by key only what has rows inside.
  const waiting = (id: string) => (
    <TreeItem id={`${id} …`} textValue={loadingText} isDisabled className={styles.row}>
      <TreeItemContent>
        <NoChevron />
        <span className={styles.icon}>
          <Spinner size={16} />
        </span>
        <span className={rows.words}>{loadingText}</span>
      </TreeItemContent>
    </TreeItem>
  );
  const draw = ({ id, text, icon, detail, children, isDisabled, href }: TreeNode) => {
    return (
      <TreeItem
        key={id}
        id={id}
        textValue={text}
        isDisabled={isDisabled}
        href={href}
        className={id === currentId ? `${styles.row} ${styles.current}` : styles.row}
        aria-current={id === currentId ? 'true' : undefined}
      >
        <TreeItemContent>
          {({ hasChildItems, isExpanded }) => (
            <>
              {selectionMode === 'multiple' ? <SelectBox /> : null}
              {hasChildItems ? <Chevron label={isExpanded ? collapseLabel : expandLabel} /> : <NoChevron />}
              {icon === undefined ? null : <span className={styles.icon}>{icon}</span>}
              <span className={rows.words}>{text}</span>
              {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
              {actions ? <div className={rows.actions}>{actions({ id, text, icon, detail, children, isDisabled, href })}</div> : null}
            </>
          )}
        </TreeItemContent>
        {children === null ? waiting(id) : children?.map(draw)}
      </TreeItem>
    );
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the rows inside; React Aria passes only its own on
    <div ref={root} onKeyDownCapture={stepIntoChild} onKeyDown={(event) => rowKeys(event, selected, props)} onContextMenu={rowMenu}>
      <RowWindow rowPx={windowed?.rowPx}>
        <AriaTree
          {...(selectionMode === 'none' ? {} : collectionProps)}
          aria-label={label}
          selectionMode={selectionMode}
          disabledBehavior="selection"
          keyboardNavigationBehavior="tab"
          expandedKeys={expanded}
          onExpandedChange={(keys) => {
            const ids = [...keys].map(String);
            setOwnExpanded(ids);
            onExpandedChange?.(ids);
          }}
          onAction={onAction && ((key) => onAction(String(key)))}
          renderEmptyState={() => empty}
          dragAndDropHooks={drag}
          className={windowed ? `${rows.list} ${styles.windowed}` : rows.list}
          style={windowed && ({ '--cp-tree-height': windowed.height } as CSSProperties)}
        >
          {nodes.map(draw)}
        </AriaTree>
      </RowWindow>
    </div>
  );
});
