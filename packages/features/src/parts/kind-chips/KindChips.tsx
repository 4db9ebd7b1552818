import { RadioChip, RadioGroup } from '@chippage/ui/RadioGroup';

export interface KindChipsProps<Kind extends string> {
  /** Names the choice for those who do not see what stands around it. */
  label: string;
  allLabel: string;
  kinds: readonly Kind[];
  nameOf: (kind: Kind) => string;
  /** The kind that is seen; `null` for all. */
  value: Kind | null;
  onChange: (kind: Kind | null) => void;
}

/** Chooses the rows of one kind in a list, or of all. */
export function KindChips<Kind extends string>({ label, allLabel, kinds, nameOf, value, onChange }: KindChipsProps<Kind>) {
  return (
    <RadioGroup label={label} isLabelHidden look="chips" value={value ?? 'all'} onChange={(next) => onChange(kinds.find((each) => each === next) ?? null)}>
      <RadioChip value="all">{allLabel}</RadioChip>
      {kinds.map((each) => (
        <RadioChip key={each} value={each}>
          {nameOf(each)}
        </RadioChip>
      ))}
    </RadioGroup>
  );
}
