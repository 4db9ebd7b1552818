/** One thing to agree to, or several to choose. */
export { CheckboxField, type CheckboxFieldProps } from '../src/CheckboxField/CheckboxField.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from '../src/CheckboxField/CheckboxGroup.tsx';
