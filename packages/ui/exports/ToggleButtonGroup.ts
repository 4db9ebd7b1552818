/** Ways to look at one thing, side by side. */
export { ToggleButtonGroup, type ToggleButtonGroupProps, ToggleChoice, type ToggleChoiceProps } from '../src/ToggleButton/ToggleButtonGroup.tsx';
