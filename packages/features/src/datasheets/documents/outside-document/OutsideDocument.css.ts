import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';
import { pageTitle } from '../../../parts/page-column/pageTitle.css.ts';

export const page = style(inFeatures({ display: 'grid', gap: vars.space.s16, maxInlineSize: '720px' }));
export const title = pageTitle;
export const lead = style(inFeatures({ margin: `0 0 ${vars.space.s16}` }));
export const facts = style(inFeatures({ marginBlock: vars.space.s20 }));
export const address = style(inFeatures({ fontFamily: vars.font.mono, fontSize: vars.text.sm, overflowWrap: 'anywhere' }));
