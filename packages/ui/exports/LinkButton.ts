/** Leads to another page and looks like a button. */
export { LinkButton, type LinkButtonProps } from '../src/Button/LinkButton.tsx';
