/** A drawer from an edge of the window. */
export { DialogTrigger as SheetTrigger } from 'react-aria-components/Dialog';
export { Sheet, type SheetProps } from '../src/Sheet/Sheet.tsx';
