import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';
import { pageTitle } from '../../../parts/page-column/pageTitle.css.ts';

export const page = style(inFeatures({ display: 'grid', gap: vars.space.s16, maxInlineSize: '720px' }));
export const title = pageTitle;
export const state = style(inFeatures({ margin: `0 0 ${vars.space.s12}`, selectors: { '&:empty': { display: 'none' } } }));
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 }));
export const note = style(inFeatures({ display: 'block', fontSize: vars.text.xs, color: vars.color.text.secondary }));
export const lead = style(inFeatures({ margin: `0 0 ${vars.space.s16}` }));
export const facts = style(inFeatures({ marginBlock: vars.space.s20 }));
export const address = style(inFeatures({ fontFamily: vars.font.mono, fontSize: vars.text.sm, overflowWrap: 'anywhere' }));
