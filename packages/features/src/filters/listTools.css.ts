import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../theme/inFeatures.ts';

/** The tools of a list: a row of their own on a narrow screen, at the end of the head's row on a wide one. */
export const listTools = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s8,
    alignItems: 'center',
    inlineSize: '100%',
    fontSize: vars.text.sm,
    '@media': { [media.md]: { inlineSize: 'auto', marginInlineStart: 'auto' } },
  }),
);
/** The order takes what is left of a narrow row; on a wide one its longest choice does not push the tools into another. */
export const listOrder = style(
  inFeatures({ display: 'grid', flex: '1 1 8rem', minInlineSize: 0, '@media': { [media.md]: { flex: 'none', inlineSize: '8.5rem' } } }),
);
