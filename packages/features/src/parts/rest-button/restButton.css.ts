import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

/** Around a plain small button under a list, such as 其余 4 项: its words begin where those of the list do. */
export const restButton = style(inFeatures({ marginInlineStart: `calc(-1 * (${vars.space.s12} + 1px))` }));
