import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const lead = style(inFeatures({ margin: `0 0 ${vars.space.s12}`, color: vars.color.text.secondary, fontSize: vars.text.sm }));
export const list = style(inFeatures({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const row = style(
  inFeatures({
    padding: vars.space.s16,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` } },
  }),
);
export const form = style(
  inFeatures({
    display: 'grid',
    gap: vars.space.s12,
    maxInlineSize: '720px',
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
  }),
);
export const code = style(inFeatures({ minWidth: 0, overflowWrap: 'anywhere', fontFamily: vars.font.mono, fontSize: vars.text.xs }));
export const meta = style(inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space.s8, color: vars.color.text.muted }));
export const after = style(inFeatures({ marginBlockStart: vars.space.s8, maxInlineSize: '720px' }));
/** Beside the input, below the line of its label. */
export const save = style(inFeatures({ justifySelf: 'start', '@media': { [media.md]: { marginBlockStart: '1.75rem' } } }));
