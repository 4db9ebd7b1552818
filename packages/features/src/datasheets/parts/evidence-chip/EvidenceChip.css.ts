import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, radius, space, text } = vars;

export const chip = style(
  inFeatures({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s4,
    minBlockSize: '24px',
    paddingInline: space.s4,
    marginInlineStart: `calc(-1 * ${space.s4})`,
    borderRadius: radius.control,
    fontSize: text.xs,
    whiteSpace: 'nowrap',
    color: color.text.link,
    textDecorationLine: 'none',
    ':hover': { background: color.bg.hover, textDecorationLine: 'underline' },
  }),
);
export const unsure = style(inFeatures({ color: color.text.warn }));
