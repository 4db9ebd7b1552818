/** Controls for one thing, with one stop for Tab. */
export { Toolbar, ToolbarGroup, type ToolbarGroupProps, type ToolbarProps } from '../src/Toolbar/Toolbar.tsx';
