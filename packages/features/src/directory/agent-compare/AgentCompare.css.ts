import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const bar = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s8} ${space.s16}`,
    fontSize: text.sm,
    '@media': { print: { display: 'none' } },
  }),
);
export const end = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, marginInlineStart: 'auto' }));
export const note = style(inFeatures({ margin: 0, color: color.text.secondary, fontSize: text.sm }));
export const fact = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.s2} ${space.s12}`,
    minInlineSize: '88px',
    overflowWrap: 'anywhere',
  }),
);
export const agent = style(
  inFeatures({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s4} ${space.s12}`,
    minInlineSize: '120px',
    '@media': { [media.md]: { minInlineSize: '180px' } },
  }),
);
export const remove = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, whiteSpace: 'nowrap', '@media': { print: { display: 'none' } } }));
export const differs = style(inFeatures({ fontWeight: weight.semibold }));
