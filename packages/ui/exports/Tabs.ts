/** Several panels of which one shows. */
export { Tab, TabList, TabPanel, Tabs, type TabListProps, type TabPanelProps, type TabProps, type TabsProps } from '../src/Tabs/Tabs.tsx';
