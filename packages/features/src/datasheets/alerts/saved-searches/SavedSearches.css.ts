import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

/** What is new of one search. */
export const findings = style(inFeatures({ display: 'grid', gap: vars.space.s4, margin: `${vars.space.s4} 0 0`, padding: 0, listStyle: 'none' }));
export const finding = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s8,
    minInlineSize: 0,
    // Each link stands in 24 px, the least that a finger hits (WCAG 2.5.8).
    lineHeight: '1.5rem',
    fontSize: vars.text.sm,
    overflowWrap: 'anywhere',
  }),
);
