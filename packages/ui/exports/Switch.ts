export { Switch, type SwitchProps } from '../src/Switch/Switch.tsx';
