/** The panel of the visitor's own sites. The header loads it by itself; take it for another place. */
export { QuickNavPanel, type QuickNavPanelProps } from '../src/shell/quick-nav/QuickNavPanel.tsx';
