/** A field to search in many, with suggestions under it. */
export { ComboBox, type ComboBoxProps } from '../src/ComboBox/ComboBox.tsx';
export type { ComboBoxOption, ComboBoxSection } from '../src/ComboBox/ComboBoxList.tsx';
