import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const body = style(inFeatures({ display: 'grid', gap: vars.space.s12 }));
/** What somebody wrote, with its lines and spaces. */
export const words = style(inFeatures({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
export const reply = style(
  inFeatures({
    display: 'grid',
    gap: vars.space.s4,
    padding: vars.space.s12,
    background: vars.color.bg.sunken,
    borderInlineStart: `2px solid ${vars.color.border.accent}`,
  }),
);
