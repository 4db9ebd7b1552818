import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const body = style(inFeatures({ display: 'grid', gap: space.s12, minInlineSize: 0 }));
export const quiet = style(inFeatures({ margin: 0, color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const claims = style(
  inFeatures({ display: 'grid', gap: space.s8, margin: 0, padding: 0, listStyle: 'none', fontSize: text.md, overflowWrap: 'anywhere' }),
);
export const mark = style(
  inFeatures({
    display: 'inline-block',
    minInlineSize: '24px',
    minBlockSize: '24px',
    color: color.text.link,
    fontSize: text.xs,
    lineHeight: '24px',
    textAlign: 'center',
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  }),
);
export const evidence = style(
  inFeatures({
    display: 'grid',
    gap: space.s4,
    margin: 0,
    listStyle: 'decimal',
    paddingInlineStart: space.s24,
    color: color.text.secondary,
    fontSize: text.sm,
    overflowWrap: 'anywhere',
  }),
);
export const end = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s8} ${space.s16}` }));
