/** A setting that takes effect at once. */
export { Switch, type SwitchProps } from '../src/Switch/Switch.tsx';
