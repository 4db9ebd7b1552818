/** A window over the page that wants an answer first. */
export { DialogTrigger } from 'react-aria-components/Dialog';
export { Dialog, type DialogProps } from '../src/Dialog/Dialog.tsx';
export { DialogFoot, type DialogFootProps } from '../src/Dialog/DialogFoot.tsx';
