import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color } = vars;

export const count = style(
  inFeatures({
    display: 'block',
    minWidth: '1rem',
    paddingInline: vars.space.s4,
    borderRadius: vars.radius.full,
    background: color.badge.message,
    color: color.badge.text,
    // Else the browser lays a plate under the words in forced colours, in their own colour.
    forcedColorAdjust: 'none',
    fontSize: vars.text.xs,
    fontWeight: vars.weight.semibold,
    lineHeight: '1rem',
    textAlign: 'center',
    // With an empty text in its place for whoever hears the page: else it is part of a link's name.
    '::before': { content: ['attr(data-count)', 'attr(data-count) / ""'] },
  }),
);
/** A ring in the colour of the surface parts it from the picture that it sits on. */
export const ringed = style(inFeatures({ height: '1rem', boxShadow: `0 0 0 2px ${color.bg.surface}` }));
