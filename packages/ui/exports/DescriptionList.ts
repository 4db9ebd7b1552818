/** Facts as names and values. */
export { DescriptionItem, DescriptionList, type DescriptionItemProps, type DescriptionListProps } from '../src/DescriptionList/DescriptionList.tsx';
