/** One of a few, all of them in sight. */
export { Radio, RadioChip, RadioGroup, type RadioGroupProps, type RadioProps } from '../src/RadioGroup/RadioGroup.tsx';
