import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

/** In sight under the rows however long the list is. */
export const tray = style(
  inFeatures({
    position: 'sticky',
    insetBlockEnd: space.s8,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s8} ${space.s12}`,
    padding: `${space.s8} ${space.s16}`,
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.radius.card,
    background: color.bg.surface,
    fontSize: text.sm,
  }),
);
export const end = style(inFeatures({ display: 'flex', alignItems: 'center', gap: space.s8, marginInlineStart: 'auto' }));
