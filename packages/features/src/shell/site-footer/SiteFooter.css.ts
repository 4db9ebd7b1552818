import { focusRing, media, vars } from '@chippage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';
import { sideSpace } from '../side-menu/sideSpace.ts';

const { color, space, text, weight } = vars;

export const footer = style(
  inFeatures({
    paddingInlineEnd: sideSpace,
    background: color.bg.surface,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    color: color.text.secondary,
    fontSize: text.sm,
  }),
);

const inner = {
  marginInline: 'auto',
  padding: `${space.s24} ${space.s16} ${space.s16}`,
  '@media': { [media.md]: { padding: `${space.s32} ${vars.layout.gutter} ${space.s24}` } },
};
export const inside = styleVariants({
  content: inFeatures({ ...inner, maxWidth: `calc(${vars.layout.content} + 2 * ${vars.layout.gutter})` }),
  wide: inFeatures({ ...inner, maxWidth: `calc(${vars.layout.wide} + 2 * ${vars.layout.gutter})` }),
});

export const columns = style(
  inFeatures({
    display: 'grid',
    gap: space.s24,
    '@media': {
      [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      // As many columns as the site has: what it says of itself, its lists, its codes.
      [media.lg]: { display: 'flex', columnGap: space.s48 },
    },
  }),
);

export const about = style(inFeatures({ flex: '1.6 1 0', maxWidth: '22rem' }));
export const column = styleVariants({ one: inFeatures({ flex: '1 1 0' }), two: inFeatures({ flex: '1.6 1 0' }) });
export const brand = style(
  inFeatures({ display: 'flex', alignItems: 'center', gap: space.s8, color: color.text.default, fontSize: text.xl, fontWeight: weight.semibold }),
);
export const logo = style(inFeatures({ color: color.text.accent }));
export const latinName = style(inFeatures({ color: color.text.muted, fontSize: text.md, fontWeight: weight.regular }));
export const aboutText = style(inFeatures({ marginBlockStart: space.s8 }));

export const title = style(
  inFeatures({ color: color.text.default, fontSize: text.sm, fontWeight: weight.semibold, lineHeight: '1.5rem', marginBlockEnd: space.s8 }),
);

const linkList = { display: 'grid', columnGap: space.s16 } as const;
export const links = styleVariants({
  one: inFeatures({ ...linkList, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '@media': { [media.md]: { gridTemplateColumns: '1fr' } } }),
  two: inFeatures({ ...linkList, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
});

export const link = style(
  inFeatures({
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: '2rem',
    minHeight: '1.75rem',
    color: color.text.secondary,
    ':hover': { color: color.text.accent },
    ':focus-visible': focusRing,
    '@media': { '(pointer: coarse)': { minHeight: '2.5rem' } },
  }),
);

export const codes = style(
  inFeatures({ display: 'flex', flex: 'none', gap: space.s24, marginInlineStart: 'auto', '@media': { '(max-width: 1099.98px)': { marginInlineStart: 0 } } }),
);
export const code = style(inFeatures({ display: 'grid', justifyItems: 'center', alignContent: 'start', gap: space.s4 }));
/** Keeps the room of a code that is still to be drawn, and its paper: the styles of the code itself come with the visitor's first event. */
export const codeImage = style(
  inFeatures({
    display: 'block',
    background: color.code.paper,
    color: color.code.ink,
    forcedColorAdjust: 'none',
    minWidth: '5rem',
    minHeight: '5rem',
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.control,
    overflow: 'hidden',
  }),
);
export const codeLink = style(
  inFeatures({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.target,
    fontSize: text.xs,
    color: color.text.secondary,
    ':hover': { color: color.text.accent },
  }),
);

export const legal = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s24,
    rowGap: space.s4,
    marginBlockStart: space.s32,
    paddingBlockStart: space.s16,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    color: color.text.muted,
    fontSize: text.xs,
  }),
);

export const filing = style(
  inFeatures({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s4,
    minHeight: vars.size.target,
    ':hover': { color: color.text.accent },
    ':focus-visible': focusRing,
  }),
);
