/** Starts an action on this page. */
export { Button, type ButtonProps, type ButtonLook } from '../src/Button/Button.tsx';
