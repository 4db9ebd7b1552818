import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

/** Items under one another. */
export const queue = style(inFeatures({ display: 'grid', gap: vars.space.s12, margin: 0, padding: 0, listStyle: 'none' }));
export const item = style(inFeatures({ minInlineSize: 0 }));
/** Where focus goes when an item's turn comes. */
export const place = style(inFeatures({ overflowWrap: 'anywhere', borderRadius: vars.radius.control, outlineOffset: '4px' }));
