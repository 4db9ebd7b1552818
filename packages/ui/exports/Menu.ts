/** Actions, choices or links behind a button. */
export { MenuTrigger } from 'react-aria-components/Menu';
export { Menu, MenuItem, MenuSection, MenuSeparator, type MenuItemProps, type MenuProps, type MenuSectionProps } from '../src/Menu/Menu.tsx';
