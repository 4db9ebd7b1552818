import type { RefObject } from 'react';

/** For a choice in a form: what is wrong with it moves focus to its first input. @param ref The form's, of the field */
export const inputIn = (ref: RefObject<HTMLInputElement | null>) => (element: HTMLElement | null) => {
  ref.current = element?.querySelector('input') ?? null;
};
