/** The datasheets that a member collected. */
export { CollectedList, type CollectedListProps } from '../src/datasheets/collected/collected-list/CollectedList.tsx';
export { collectedListMessages } from '../src/datasheets/collected/collected-list/messages.ts';
export { useCollectedList } from '../src/datasheets/collected/collected-list/useCollectedList.ts';
