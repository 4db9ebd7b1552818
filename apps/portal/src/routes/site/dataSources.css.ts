import { layers, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;
const inSite = (rule: object) => ({ '@layer': { [layers.site]: rule } });

export const title = style(inSite({ fontSize: text.x2, marginBlock: `${space.s12} ${space.s8}` }));
export const lead = style(inSite({ color: color.text.secondary, maxWidth: '48em', marginBlockEnd: space.s16 }));
