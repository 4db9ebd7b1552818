/** Most distributors that are laid side by side. */
export const MOST_COMPARED = 3;

/** The distributors that an address names: `ids=1,2`, or `ids=1&ids=2` as a form without script sends it. */
export function idsIn(search: URLSearchParams): readonly number[] {
  const ids = search
    .getAll('ids')
    .flatMap((text) => text.split(','))
    .filter((text) => /^[1-9]\d{0,8}$/.test(text))
    .map(Number);
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}
