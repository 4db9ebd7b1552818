/** Fills the contract: light by default, dark by attribute or by the system, compact by attribute, and the reader's own wishes. */
import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colorTokens, type ColorToken } from './colorTokens.ts';
import { layers, media, vars } from './contract.css.ts';
import { tokens, type Token } from './tokens.ts';

type Values<T> = { [K in keyof T]: T[K] extends { value: string } ? string : Values<T[K]> };

function pick<T extends object>(tree: T, read: (token: ColorToken & Token) => string): Values<T> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, node]: [string, object]) => [key, 'description' in node ? read(node as ColorToken & Token) : pick(node, read)]),
  ) as Values<T>;
}

const light = pick(colorTokens, (token) => token.value);
const dark = pick(colorTokens, (token) => token.dark);
const { color: _color, ...scale } = tokens;
const { color: _names, ...scaleVars } = vars;

const inLayer = <T extends object>(rule: T) => ({ '@layer': { [layers.theme]: rule } });

globalStyle(
  ':root',
  inLayer({
    vars: assignVars(
      scaleVars,
      pick(scale, (token) => token.value),
    ),
  }),
);

const lightVars = { vars: assignVars(vars.color, light), colorScheme: 'light' } as const;
const darkVars = { vars: assignVars(vars.color, dark), colorScheme: 'dark' } as const;

globalStyle(':root, [data-theme="light"], [data-theme="auto"]', inLayer(lightVars));
globalStyle('[data-theme="dark"]', inLayer(darkVars));
globalStyle('[data-theme="auto"]', inLayer({ '@media': { '(prefers-color-scheme: dark)': darkVars } }));
// A themed subtree (an embed, a story) inherits the computed colour of its surroundings unless told its own.
globalStyle('[data-theme]', inLayer({ color: vars.color.text.default }));

globalStyle(
  '[data-density="comfortable"]',
  inLayer({
    vars: assignVars(
      vars.size,
      pick(tokens.size, (token) => token.value),
    ),
  }),
);
globalStyle(
  '[data-density="compact"]',
  inLayer({
    vars: assignVars(
      vars.size,
      pick(tokens.size, (token) => token.compact ?? token.value),
    ),
  }),
);

globalStyle(':root, [data-density]', inLayer({ '@media': { '(pointer: coarse)': { vars: { [vars.size.target]: '40px' } } } }));
globalStyle(
  ':root',
  inLayer({
    vars: { [vars.layout.gutter]: '16px' },
    '@media': {
      [media.md]: { vars: { [vars.layout.gutter]: tokens.layout.gutter.value } },
      // Nothing at all, not 1 ms: a first frame drawn as transparent as an entry begins would be motion too. `animationend` fires all the same.
      '(prefers-reduced-motion: reduce)': { vars: { [vars.motion.state]: '0s', [vars.motion.enter]: '0s' } },
    },
  }),
);

// What a reader chose on this site, whatever the system says. Sizes are in rem, so that one number makes all type larger.
globalStyle('[data-motion="reduced"]', inLayer({ vars: { [vars.motion.state]: '0s', [vars.motion.enter]: '0s' } }));
globalStyle(':root[data-type="large"]', inLayer({ fontSize: '125%' }));

const { text, border, bg, accent, danger, warn, ok, info, badge, money } = vars.color;
globalStyle(
  ':root, [data-theme]',
  inLayer({
    '@media': {
      '(prefers-contrast: more)': {
        vars: {
          [text.secondary]: text.default,
          [text.muted]: text.default,
          [text.disabled]: text.muted,
          [border.hairline]: border.control,
          [border.control]: text.default,
        },
      },
      // The browser already forces plain text and boxes; these names reach what it leaves alone: icons, charts, badges.
      '(forced-colors: active)': {
        vars: {
          ...Object.fromEntries([...Object.values(bg), danger.soft, warn.soft, ok.soft, info.soft, accent.soft].map((name) => [name, 'Canvas'])),
          ...Object.fromEntries([...Object.values(text), danger.text, warn.text, ok.text, info.text, money.text].map((name) => [name, 'CanvasText'])),
          ...Object.fromEntries([...Object.values(border), danger.hair, warn.hair, ok.hair, info.hair].map((name) => [name, 'CanvasText'])),
          ...Object.fromEntries(
            [
              accent.solid,
              accent.solidHover,
              accent.solidPressed,
              danger.solid,
              warn.solid,
              ok.solid,
              info.solid,
              money.solid,
              badge.message,
              badge.cart,
              border.focus,
            ].map((name) => [name, 'Highlight']),
          ),
          [text.onSolid]: 'HighlightText',
          [text.onMoney]: 'HighlightText',
          [badge.text]: 'HighlightText',
          [text.link]: 'LinkText',
          [text.disabled]: 'GrayText',
        },
      },
      // Paper is light, whatever the screen was.
      print: lightVars,
    },
  }),
);
