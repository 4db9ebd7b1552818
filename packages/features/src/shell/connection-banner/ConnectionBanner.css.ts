import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

/** Stays in sight wherever the reader is on the page: it is the only sign of what waits or cannot be opened. */
export const place = style(
  inFeatures({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.side,
    selectors: { '&:not(:empty)': { padding: vars.space.s8, background: vars.color.bg.page } },
  }),
);
