import { media } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

/** On a narrow screen it ends where the column ends. */
export const field = style(
  inFeatures({ flex: '1 1 320px', minInlineSize: 0, inlineSize: '100%', maxInlineSize: '360px', '@media': { [media.md]: { flex: '0 1 320px' } } }),
);
