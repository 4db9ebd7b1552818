/** The browser's own list of choices, for tool bars. */
export { NativeSelect, type NativeSelectProps } from '../src/NativeSelect/NativeSelect.tsx';
