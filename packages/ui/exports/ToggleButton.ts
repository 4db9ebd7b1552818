/** A button that stays pressed. */
export { ToggleButton, ToggleButtonGroup, type ToggleButtonGroupProps, type ToggleButtonProps } from '../src/ToggleButton/ToggleButton.tsx';
