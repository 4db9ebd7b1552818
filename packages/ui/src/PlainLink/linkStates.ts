/** States of a link: the browser's own, and the attributes that state grids pose it with (packages/ui/src/StateGrid). */
export const linkStates = {
  hovered: '&:hover, &[data-hovered]',
  focusVisible: '&:focus-visible, &[data-focus-visible]',
} as const;
