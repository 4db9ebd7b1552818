/** A button of an icon alone. */
export { IconButton, type IconButtonProps } from '../src/Button/IconButton.tsx';
