import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

/** Breaks like text: it stands in narrow rows and holds the names of hosts. */
export const state = style(
  inFeatures({
    display: 'inline-flex',
    gap: vars.space.s4,
    alignItems: 'baseline',
    fontSize: vars.text.xs,
    color: vars.color.text.warn,
    overflowWrap: 'anywhere',
  }),
);
export const icon = style(inFeatures({ flexShrink: 0, alignSelf: 'center', display: 'inline-flex' }));
