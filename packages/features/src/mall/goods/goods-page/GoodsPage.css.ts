import { media, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const page = style(inFeatures({ display: 'grid', gap: space.s16, gridTemplateColumns: 'minmax(0, 1fr)' }));
export const header = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s16, alignItems: 'flex-end', justifyContent: 'space-between' }));
export const titleBlock = style(inFeatures({ minInlineSize: 0 }));
export const titleRow = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, alignItems: 'center', fontSize: text.sm }));
export const title = style(
  inFeatures({
    minInlineSize: 0,
    margin: 0,
    fontFamily: vars.font.mono,
    fontSize: text.x2,
    lineHeight: '40px',
    fontWeight: weight.semibold,
    overflowWrap: 'anywhere',
    '@media': { [media.md]: { fontSize: text.x3 } },
  }),
);
export const line = style(inFeatures({ margin: `${space.s4} 0 0`, color: color.text.secondary }));
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8 }));

/** What is bought stands beside what is told of it; on a narrow screen first. */
export const columns = style(
  inFeatures({
    display: 'grid',
    gap: space.s24,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', alignItems: 'start' } },
  }),
);
export const aside = style(
  inFeatures({ display: 'grid', gap: space.s24, minInlineSize: 0, '@media': { [media.lg]: { order: 2, position: 'sticky', insetBlockStart: space.s16 } } }),
);
export const main = style(inFeatures({ display: 'grid', gap: space.s24, gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 }));
export const buy = style(inFeatures({ display: 'grid', gap: space.s16, gridTemplateColumns: 'minmax(0, 1fr)' }));
/** What is only there where scripts run: the quantity and what is done with it. */
export const scripted = style(
  inFeatures({ display: 'grid', gap: space.s16, gridTemplateColumns: 'minmax(0, 1fr)', '@media': { '(scripting: none)': { display: 'none' } } }),
);
// No button of the page does anything without them.
globalStyle(`${page} button`, inFeatures({ '@media': { '(scripting: none)': { display: 'none' } } }));
export const note = style(inFeatures({ margin: 0, color: color.text.secondary, fontSize: text.sm }));
export const moreWays = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const merchant = style(inFeatures({ display: 'grid', gap: space.s12 }));
export const merchantHead = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const merchantLinks = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8 }));
export const bones = style(inFeatures({ display: 'grid', gap: space.s24, paddingBlock: space.s32 }));
