/** The leaf of the design system: names of tokens, layers and breakpoints. Imports nothing of ours but another leaf, so any `.css.ts` may read it. */
import { createGlobalThemeContract, globalLayer } from '@vanilla-extract/css';

export { scrollFade } from './scrollFade.css.ts';

function names<const T extends readonly string[]>(...keys: T): Record<T[number], null> {
  return Object.fromEntries(keys.map((key) => [key, null])) as Record<T[number], null>;
}

/** Custom properties by meaning, with readable names (`--cp-color-text-muted`), so that a site may re-theme in plain CSS. */
export const vars = createGlobalThemeContract(
  {
    color: {
      bg: names('page', 'surface', 'sunken', 'hover', 'selected', 'bone', 'paper', 'scrim'),
      text: names('default', 'secondary', 'muted', 'accent', 'link', 'money', 'danger', 'warn', 'ok', 'info', 'onSolid', 'onMoney', 'disabled'),
      border: names('hairline', 'control', 'accent', 'danger', 'focus'),
      accent: names('solid', 'solidHover', 'solidPressed', 'soft'),
      money: names('solid', 'text'),
      danger: names('text', 'soft', 'hair', 'solid'),
      warn: names('text', 'soft', 'hair', 'solid'),
      ok: names('text', 'soft', 'hair', 'solid'),
      info: names('text', 'soft', 'hair', 'solid'),
      mark: null,
      code: names('paper', 'ink', 'quiet', 'done'),
      badge: names('message', 'cart', 'text'),
    },
    font: names('sans', 'mono'),
    text: names('xs', 'sm', 'md', 'lg', 'xl', 'x2', 'x3', 'x4'),
    weight: names('regular', 'medium', 'semibold'),
    leading: names('tight', 'text', 'read'),
    space: names('s2', 's4', 's8', 's12', 's16', 's20', 's24', 's32', 's48', 's64'),
    radius: names('control', 'card', 'full'),
    size: names('control', 'controlSm', 'row', 'target', 'headerRow', 'sideMenu'),
    shadow: names('s1', 's2'),
    motion: names('state', 'enter', 'ease'),
    z: names('sticky', 'side', 'popover', 'modal', 'toast'),
    layout: names('content', 'wide', 'gutter'),
  },
  (_value, path) => `cp-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);

/** Cascade layers, weakest first: a later one wins whatever the specificity or the order in which chunks load. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  ui: globalLayer('ui'),
  features: globalLayer('features'),
  site: globalLayer('site'),
};

/** Media queries of the breakpoints, for `'@media': { [media.md]: … }`. Styles outside are for 320 px and wider. */
export const media = {
  sm: '(min-width: 480px)',
  md: '(min-width: 720px)',
  lg: '(min-width: 1100px)',
  xl: '(min-width: 1440px)',
};

/** The one focus ring, 2 px at 2 px distance. The gap is painted, so the ring keeps 3:1 on any background. */
export const focusRing = {
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.color.bg.surface}`,
};

/** The frame of a card, a panel or a list that floats: the surface, a hairline round it, rounded corners. */
export const cardFrame = {
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.card,
};
