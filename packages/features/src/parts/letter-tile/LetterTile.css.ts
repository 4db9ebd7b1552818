import { vars } from '@chippage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color } = vars;

export const tile = style(
  inFeatures({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2rem',
    height: '2rem',
    borderRadius: vars.radius.control,
    color: color.text.secondary,
    fontWeight: vars.weight.semibold,
    // With an empty text in its place for whoever hears the page.
    '::before': { content: ['attr(data-letters)', 'attr(data-letters) / ""'] },
  }),
);
export const look = styleVariants({
  filled: inFeatures({ background: color.bg.bone }),
  framed: inFeatures({ border: `1px solid ${color.border.hairline}`, background: color.bg.sunken, fontSize: vars.text.xs }),
});
