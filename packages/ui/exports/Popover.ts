/** A small window that hangs on a button. */
export { DialogTrigger as PopoverTrigger } from 'react-aria-components/Popover';
export { Popover, type PopoverProps } from '../src/Popover/Popover.tsx';
