import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

/** The parts that a notice names, as many as fit in a line. */
export const parts = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s12,
    margin: `${vars.space.s4} 0 0`,
    padding: 0,
    listStyle: 'none',
    // Each link stands in 24 px, the least that a finger hits (WCAG 2.5.8).
    lineHeight: '1.5rem',
    overflowWrap: 'anywhere',
  }),
);
