import * as styles from './ToggleButton.css.ts';

/** The class of a toggle button, alone or in a group; with a label it shows an icon alone. */
export function toggleButtonClass(size: keyof typeof styles.size, label: string | undefined): string {
  return [styles.button, styles.size[size], label ? styles.square : ''].filter(Boolean).join(' ');
}
