import { Button } from 'react-aria-components/Button';
import * as styles from './SearchField.css.ts';

/** Props of `SearchSubmit`. */
export interface SearchSubmitProps {
  /** The verb. */
  label: string;
  /** Grows with the field. */
  size: 'sm' | 'md' | 'lg';
  /** An open list hides the rest of the page from screen readers; this button then stays part of the control. @default false */
  isAboveList?: boolean;
  onPress: () => void;
}

/** The button at the end of a search control. */
export function SearchSubmit({ label, size, isAboveList = false, onPress }: SearchSubmitProps) {
  // No slot: the field would make every button inside its own (clear it, open its list).
  return (
    <Button
      slot={null}
      {...(isAboveList && { 'data-react-aria-top-layer': 'true' })}
      className={size === 'lg' ? `${styles.submit} ${styles.submitLarge}` : styles.submit}
      onPress={onPress}
    >
      {label}
    </Button>
  );
}
