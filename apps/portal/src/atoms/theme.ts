/** The colours a visitor chose; `auto` follows the system. */
export type Theme = 'auto' | 'light' | 'dark';

/** Reads the value of the cookie `theme`; anything unknown means that the system decides. */
export function themeOf(value: string | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'auto';
}
