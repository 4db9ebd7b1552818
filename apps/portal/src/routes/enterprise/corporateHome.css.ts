import { layers, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';

const inSite = (rule: object) => ({ '@layer': { [layers.site]: rule } });

/** What stands under one another on a page of a company. */
export const page = style(inSite({ display: 'grid', gap: vars.space.s16, gridTemplateColumns: 'minmax(0, 1fr)' }));
