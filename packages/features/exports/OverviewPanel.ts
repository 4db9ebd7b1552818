/** What waits for the operator. */
export { OverviewPanel, type OverviewPanelProps } from '../src/operator/overview-panel/OverviewPanel.tsx';
export { overviewPanelMessages } from '../src/operator/overview-panel/messages.ts';
