import { cardFrame, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const frame = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s16,
    '@media': { [media.lg]: { gridTemplateColumns: '184px minmax(0, 1fr)', gap: space.s24 } },
  }),
);

/** A row that scrolls on narrow screens, a list beside the content on wide ones. */
export const side = style(
  inFeatures({
    minInlineSize: 0,
    overflowX: 'auto',
    ...cardFrame,
    '@media': { [media.lg]: { alignSelf: 'start', position: 'sticky', insetBlockStart: space.s16, overflowX: 'visible' } },
  }),
);
export const name = style(
  inFeatures({
    display: 'none',
    margin: 0,
    padding: `${space.s12} ${space.s16} ${space.s4}`,
    fontSize: text.sm,
    color: color.text.muted,
    '@media': { [media.lg]: { display: 'block' } },
  }),
);
export const list = style(
  inFeatures({
    display: 'flex',
    gap: space.s4,
    inlineSize: 'max-content',
    margin: 0,
    padding: space.s8,
    listStyle: 'none',
    '@media': { [media.lg]: { display: 'grid', gap: space.s2, inlineSize: 'auto' } },
  }),
);
export const count = style(
  inFeatures({
    minInlineSize: '20px',
    paddingInline: space.s4,
    borderRadius: vars.radius.full,
    background: color.badge.message,
    color: color.badge.text,
    // Else the browser lays a plate under the words in forced colours, in their own colour.
    forcedColorAdjust: 'none',
    fontSize: text.xs,
    fontWeight: vars.weight.regular,
    lineHeight: '20px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const content = style(inFeatures({ minInlineSize: 0 }));
export const refusal = style(inFeatures({ display: 'grid', placeItems: 'center', paddingBlock: space.s64 }));
export const refusalBox = style(inFeatures({ display: 'grid', justifyItems: 'center', gap: space.s12, maxInlineSize: '420px', textAlign: 'center' }));
export const refusalIcon = style(inFeatures({ color: color.text.muted }));
export const refusalTitle = style(
  inFeatures({ margin: 0, fontSize: text.x2, lineHeight: vars.leading.tight, fontWeight: vars.weight.semibold, outlineOffset: '4px' }),
);
export const refusalText = style(inFeatures({ margin: 0, color: color.text.secondary }));
