/** A button that stays pressed. */
export { ToggleButton, type ToggleButtonLook, type ToggleButtonProps } from '../src/ToggleButton/ToggleButton.tsx';
