export { DialogTrigger as PopoverTrigger } from 'react-aria-components/Popover';
export { Popover, type PopoverProps } from '../src/Popover/Popover.tsx';
