/**
 * The sides of a picture, which its `width` names in px: in a unit that grows with the text, and that other sites' pages may set
 * (`--cp-rem`), which no attribute can.
 */
export const growing = (...sides: number[]) => Object.fromEntries(sides.map((px) => [`&[width="${px}"]`, { width: `${px / 16}rem`, height: `${px / 16}rem` }]));
