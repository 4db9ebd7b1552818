import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, size, space } = vars;
const enabled = ':not([data-disabled]):not([data-pending])';
// A button's states come from React Aria, a link's from the browser.
const hovered = `&[data-hovered]${enabled}, a&:hover`;
const pressed = `&[data-pressed]${enabled}, a&:active`;

const solid = (background: string, text: string, hover: string, press: string) =>
  inUi({
    background,
    color: text,
    borderColor: background,
    selectors: {
      [hovered]: { background: hover, borderColor: hover },
      [pressed]: { background: press, borderColor: press },
    },
    // Else the browser paints a plate under the words in the colour of the words.
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  });

const ghost = inUi({
  selectors: {
    [hovered]: { background: color.bg.hover },
    [pressed]: { background: color.bg.bone },
    '&[aria-pressed="true"]': { background: color.bg.selected, color: color.text.accent, borderColor: color.border.accent },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { borderWidth: '3px', borderColor: 'Highlight' } } } },
});

const darker = (background: string) => `color-mix(in oklab, ${background}, ${color.text.default} 18%)`;

/** Looks shared by every button, whether it acts or leads somewhere. */
export const button = recipe({
  base: inUi({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s8,
    flexShrink: 0,
    maxWidth: '100%',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontFamily: vars.font.sans,
    fontWeight: vars.weight.medium,
    lineHeight: 1.43,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}, border-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '&:focus': { outline: 'none' },
      '&[data-focus-visible], a&:focus-visible': { ...focusRing, zIndex: 1 },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
      '&[data-pending]': { cursor: 'progress' },
      // A small look keeps a full pointer target.
      '&::after': {
        content: '',
        position: 'absolute',
        inset: '50% auto auto 50%',
        translate: '-50% -50%',
        minWidth: '100%',
        minHeight: '100%',
        width: vars.size.target,
        height: vars.size.target,
      },
    },
  }),
  variants: {
    variant: {
      solid: {},
      outline: [ghost, inUi({ background: color.bg.surface, color: color.text.default, borderColor: color.border.control })],
      plain: [ghost, inUi({ background: 'transparent', color: color.text.default })],
    },
    tone: { accent: {}, danger: {}, money: {} },
    size: {
      md: inUi({ minHeight: size.control, padding: `${space.s4} ${space.s16}`, fontSize: vars.text.md }),
      sm: inUi({ minHeight: size.controlSm, padding: `${space.s2} ${space.s12}`, fontSize: vars.text.sm }),
    },
    isFullWidth: { true: inUi({ width: '100%' }) },
  },
  compoundVariants: [
    {
      variants: { variant: 'solid', tone: 'accent' },
      style: solid(color.accent.solid, color.text.onSolid, color.accent.solidHover, color.accent.solidPressed),
    },
    {
      variants: { variant: 'solid', tone: 'danger' },
      style: solid(color.danger.solid, color.text.onSolid, darker(color.danger.solid), darker(color.danger.solid)),
    },
    {
      variants: { variant: 'solid', tone: 'money' },
      style: solid(color.money.solid, color.text.onMoney, darker(color.money.solid), darker(color.money.solid)),
    },
    { variants: { variant: 'outline', tone: 'danger' }, style: inUi({ color: color.danger.text, borderColor: color.border.danger }) },
    { variants: { variant: 'plain', tone: 'danger' }, style: inUi({ color: color.danger.text }) },
    { variants: { variant: 'outline', tone: 'money' }, style: inUi({ color: color.money.text, borderColor: color.money.text }) },
    { variants: { variant: 'plain', tone: 'money' }, style: inUi({ color: color.money.text }) },
  ],
  defaultVariants: { variant: 'solid', tone: 'accent', size: 'md' },
});

/** A square button that holds an icon alone. */
export const iconOnly = recipe({
  base: inUi({ padding: 0, minHeight: 0, color: color.text.secondary }),
  variants: {
    size: {
      md: inUi({ width: size.control, height: size.control }),
      sm: inUi({ width: size.controlSm, height: size.controlSm }),
      xs: inUi({ width: '1.5rem', height: '1.5rem' }),
    },
    variant: { solid: inUi({ color: color.text.onSolid }), outline: {}, plain: {} },
  },
});

// Stays in the accessible name while the spinner stands over it, and keeps the width.
export const content = recipe({
  base: inUi({ display: 'inline-flex', alignItems: 'center', gap: space.s8, minWidth: 0, overflowWrap: 'anywhere' }),
  variants: { isPending: { true: inUi({ opacity: 0 }) } },
});

export const pending = style(inUi({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }));
