/** One of a few, all of them in sight. */
export { Radio, RadioCard, type RadioCardProps, RadioChip, RadioGroup, type RadioGroupProps, type RadioProps } from '../src/RadioGroup/RadioGroup.tsx';
