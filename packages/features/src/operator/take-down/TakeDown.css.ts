import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const state = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s8 }));
export const reason = style(
  inFeatures({ display: 'inline-block', minInlineSize: '10em', maxInlineSize: '18em', color: vars.color.text.secondary, whiteSpace: 'normal' }),
);
export const failure = style(inFeatures({ marginBlockEnd: vars.space.s12 }));
export const name = style(
  inFeatures({
    // A link's line does not reach into a box of its own.
    textDecoration: 'inherit',
    display: 'inline-block',
    maxInlineSize: '20em',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'bottom',
  }),
);
export const beside = style(inFeatures({ display: 'block', color: vars.color.text.secondary, fontSize: vars.text.xs }));
export const actions = style(inFeatures({ display: 'flex', gap: vars.space.s8 }));
