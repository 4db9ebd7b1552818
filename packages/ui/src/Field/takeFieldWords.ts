import type { FieldWords } from './FieldLabel.tsx';

/** Parts the words of a field from what its control takes. */
export function takeFieldWords<Props extends FieldWords>({ label, isLabelHidden, labelEnd, description, error, messageEnd, ...control }: Props) {
  return [{ label, isLabelHidden, labelEnd, description, error, messageEnd }, control] as const;
}
