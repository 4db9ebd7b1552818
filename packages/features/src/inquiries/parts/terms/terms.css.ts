import { vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const unknown = style(inFeatures({ color: color.text.muted }));
export const grade = style(inFeatures({ display: 'inline-flex', flexWrap: 'wrap', columnGap: space.s4, alignItems: 'center' }));
/** The word of the button stands flush with what is around it and makes its line no taller; a finger hits it all the same. */
globalStyle(
  `${grade} button`,
  inFeatures({
    marginBlock: `calc(-1 * ${space.s4})`,
    marginInline: `calc(-1 * ${space.s12})`,
    // Its own padding hangs over on both sides: the words get the whole width, and begin where the line begins.
    maxInlineSize: `calc(100% + 2 * ${space.s12})`,
    justifyContent: 'flex-start',
    textAlign: 'start',
  }),
);
globalStyle(`${grade} button + *`, inFeatures({ marginInlineStart: space.s12 }));
export const poster = style(
  inFeatures({ display: 'inline-flex', flexWrap: 'wrap', gap: `${space.s2} ${space.s4}`, alignItems: 'center', fontFamily: vars.font.sans }),
);
/** A finger hits the name and not what stands beside it. */
globalStyle(`${poster} a`, inFeatures({ display: 'inline-block', paddingBlock: space.s2, lineHeight: 1.5 }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontFamily: vars.font.sans, fontSize: text.xs }));
