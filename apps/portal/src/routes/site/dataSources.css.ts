import { pageTitle } from '@chippage/features/PageFrame';
import { layers, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const inSite = (rule: object) => ({ '@layer': { [layers.site]: rule } });

export const title = style([pageTitle, inSite({ marginBlockEnd: space.s8 })]);
export const lead = style(inSite({ color: color.text.secondary, maxWidth: '48em', marginBlockEnd: space.s16 }));
