/** A phone number with its region. */
export { AreaCodeField, type AreaCodeFieldProps } from '../src/AreaCodeField/AreaCodeField.tsx';
export { type AreaPhone, type AreaRegion, groupAreaPhone, readAreaPhone } from '../src/AreaCodeField/areaPhone.ts';
