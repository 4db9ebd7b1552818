import { layers, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';

const inSite = (rule: object) => ({ '@layer': { [layers.site]: rule } });

/** What stands under one another on a page of the mall. */
export const page = style(inSite({ display: 'grid', gap: vars.space.s24, gridTemplateColumns: 'minmax(0, 1fr)' }));
