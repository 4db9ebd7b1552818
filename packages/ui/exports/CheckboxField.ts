export { CheckboxField, type CheckboxFieldProps } from '../src/CheckboxField/CheckboxField.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from '../src/CheckboxField/CheckboxGroup.tsx';
