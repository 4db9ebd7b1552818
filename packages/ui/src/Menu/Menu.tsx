import type { ReactNode } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  MenuSection as AriaMenuSection,
  Popover,
  type PopoverProps,
  Separator,
} from 'react-aria-components/Menu';
import { CheckIcon } from '../Icon/statusIcons.tsx';
import * as list from '../Popover/ListBox.css.ts';
import * as popover from '../Popover/Popover.css.ts';

/** Props of `Menu`. */
export interface MenuProps
  extends
    Pick<
      AriaMenuProps<object>,
      | 'autoFocus'
      | 'onAction'
      | 'selectionMode'
      | 'selectedKeys'
      | 'defaultSelectedKeys'
      | 'onSelectionChange'
      | 'disabledKeys'
      | 'disallowEmptySelection'
      | 'shouldCloseOnSelect'
    >,
    Pick<PopoverProps, 'placement'> {
  /** Names the menu; without it the button that opens it does. */
  label?: string;
  /** `MenuItem`s, alone or in `MenuSection`s. */
  children: ReactNode;
}

/**
 * Actions behind one button, inside a `MenuTrigger`. With `selectionMode` the items are choices that are
 * ticked, e.g. the columns of a table; several choices keep the menu open.
 */
export function Menu({ label, placement = 'bottom start', children, ...props }: MenuProps) {
  return (
    <Popover placement={placement} offset={4} className={popover.box}>
      <AriaMenu {...props} aria-label={label} className={list.list}>
        {children}
      </AriaMenu>
    </Popover>
  );
}

/** Props of `MenuItem`. */
export interface MenuItemProps extends Pick<AriaMenuItemProps, 'id' | 'isDisabled' | 'onAction' | 'href' | 'target' | 'rel'> {
  /** The words: a verb, or the name of the choice. */
  children: string;
  /** An icon before the words. */
  icon?: ReactNode;
  /** At the right, muted: a unit, a count, a key. */
  detail?: ReactNode;
  /** Red for what takes something away. @default 'default' */
  tone?: 'default' | 'danger';
}

/** One action, choice or link of a `Menu`. */
export function MenuItem({ children, icon, detail, tone = 'default', ...props }: MenuItemProps) {
  return (
    <AriaMenuItem {...props} textValue={children} className={tone === 'danger' ? `${list.item} ${list.danger}` : list.item}>
      {({ isSelected, selectionMode }) => (
        <>
          {selectionMode === 'none' ? null : (
            <span aria-hidden className={list.tick}>
              {isSelected ? <CheckIcon size={16} /> : null}
            </span>
          )}
          {icon}
          <span className={list.words}>{children}</span>
          {detail ? <span className={list.detail}>{detail}</span> : null}
        </>
      )}
    </AriaMenuItem>
  );
}

/** Props of `MenuSection`. */
export interface MenuSectionProps {
  /** The heading over the items. */
  label: string;
  /** `MenuItem`s. */
  children: ReactNode;
}

/** Items of a `Menu` under a heading. */
export function MenuSection({ label, children }: MenuSectionProps) {
  return (
    <AriaMenuSection>
      <Header className={list.heading}>{label}</Header>
      {children}
    </AriaMenuSection>
  );
}

/** A line between items of a `Menu`. */
export function MenuSeparator() {
  return <Separator className={list.separator} />;
}
