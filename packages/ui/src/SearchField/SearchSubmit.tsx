import { Button, ButtonContext } from 'react-aria-components/Button';
import * as styles from './SearchField.css.ts';

/** Props of `SearchSubmit`. */
export interface SearchSubmitProps {
  /** The verb. */
  label: string;
  /** Grows with the field. */
  size: 'sm' | 'md' | 'lg';
  onPress: () => void;
}

/** The button at the end of a search control. */
export function SearchSubmit({ label, size, onPress }: SearchSubmitProps) {
  // The field hands its own props (clear, open the list) to every button inside; this one is not theirs.
  return (
    <ButtonContext.Provider value={{}}>
      <Button className={size === 'lg' ? `${styles.submit} ${styles.submitLarge}` : styles.submit} onPress={onPress}>
        {label}
      </Button>
    </ButtonContext.Provider>
  );
}
