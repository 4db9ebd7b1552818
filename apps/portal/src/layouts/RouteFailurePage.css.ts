import { layers, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, space, text } = vars;
const inSite = (rule: object) => ({ '@layer': { [layers.site]: rule } });

export const failure = style(inSite({ display: 'grid', justifyItems: 'start', gap: space.s12, paddingBlock: space.s64 }));
export const status = style(inSite({ color: color.text.muted, fontFamily: font.mono, fontSize: text.sm }));
export const title = style(inSite({ fontSize: text.x3 }));
export const advice = style(inSite({ color: color.text.secondary }));
