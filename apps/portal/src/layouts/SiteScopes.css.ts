import { layers, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';

/** The result stands clear of the row. */
export const scopes = style({ '@layer': { [layers.site]: { marginBlockEnd: vars.space.s12 } } });
