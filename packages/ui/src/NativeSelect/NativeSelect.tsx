import { type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon } from '../Icon/pageIcons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './NativeSelect.css.ts';

/** Props of `NativeSelect`. */
export interface NativeSelectProps {
  /** Names the control; heard, not seen. */
  label: string;
  /** What there is to pick from. */
  options: readonly { id: string; label: string }[];
  /** Id of the option picked. */
  value: string;
  /** Hears the id of the option picked. */
  onChange: (value: string) => void;
  /** An icon of 16 px before the words. */
  icon?: ReactNode;
  /** Name in a form that is sent without script. */
  name?: string;
  /** `plain`: the part of another control, as high as that, without an edge of its own. @default 'outline' */
  variant?: 'outline' | 'plain';
}

/** The browser's own list of choices, for tool bars: no script to load, a wheel on phones. In a form use `Select`. */
export function NativeSelect({ label, options, value, onChange, icon, name, variant = 'outline' }: NativeSelectProps) {
  const id = useId();
  // A page that answers by going elsewhere gives the new value later; until then the next key counts from what was picked.
  const [picked, setPicked] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setPicked(value);
  }
  return (
    <span className={styles.frame}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      {icon === undefined ? null : <span className={styles.icon}>{icon}</span>}
      <select
        id={id}
        name={name}
        className={styles.variant[variant]}
        value={picked}
        onChange={(event) => {
          setPicked(event.target.value);
          onChange(event.target.value);
        }}
        data-icon={icon === undefined ? undefined : ''}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <ChevronDownIcon size={16} />
      </span>
    </span>
  );
}
