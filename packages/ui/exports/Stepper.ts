/** How far something has come. */
export { Stepper, type Step, type StepperProps } from '../src/Stepper/Stepper.tsx';
