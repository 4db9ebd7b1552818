export { Radio, RadioChip, RadioGroup, type RadioGroupProps, type RadioProps } from '../src/RadioGroup/RadioGroup.tsx';
