import { focusRing, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;
const circle = '1.5rem';

export const steps = style(inFeatures({ display: 'flex', gap: space.s8, margin: 0, padding: 0, listStyle: 'none' }));
export const step = style(
  inFeatures({
    display: 'flex',
    flex: '1 1 0',
    alignItems: 'center',
    gap: space.s8,
    minWidth: 0,
    // The way to the next step, where there is room for it beside the words.
    '::after': { content: '""', flex: '1 1 1rem', minWidth: space.s8, borderBlockStart: `2px solid ${color.border.hairline}` },
    selectors: {
      '&:last-child': { flex: '0 1 auto' },
      '&:last-child::after': { content: 'none' },
      '&[data-state=done]::after': { borderColor: color.accent.solid },
      '&::after': { '@media': { [`not all and ${media.sm}`]: { display: 'none' } } },
    },
  }),
);
export const name = style(
  inFeatures({
    display: 'grid',
    justifyItems: 'start',
    alignItems: 'center',
    gap: space.s4,
    minHeight: vars.size.target,
    color: color.text.secondary,
    fontSize: text.sm,
    borderRadius: vars.radius.control,
    '@media': { [media.sm]: { gridAutoFlow: 'column', gap: space.s8, fontSize: text.md } },
    ':focus-visible': focusRing,
    selectors: {
      [`${step}[data-state=current] > &`]: { color: color.text.default, fontWeight: weight.semibold },
      'a&': { color: color.text.link, textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  }),
);
export const mark = style(
  inFeatures({
    display: 'grid',
    placeItems: 'center',
    width: circle,
    height: circle,
    flex: 'none',
    borderRadius: vars.radius.full,
    border: `2px solid ${color.border.control}`,
    color: color.text.secondary,
    fontSize: text.xs,
    fontWeight: weight.semibold,
    selectors: {
      [`${step}[data-state=done] &`]: { borderColor: color.accent.solid, background: color.accent.solid, color: color.text.onSolid, forcedColorAdjust: 'none' },
      [`${step}[data-state=current] &`]: { borderColor: color.accent.solid, color: color.text.accent },
    },
  }),
);
