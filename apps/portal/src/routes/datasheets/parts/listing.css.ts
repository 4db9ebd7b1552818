import { pageTitle } from '@chippage/features/PageFrame';
import { layers, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = vars;
const inSite = (rule: object) => ({ '@layer': { [layers.site]: rule } });

/** The name of a category or brand above its parts. */
export const title = style([pageTitle, inSite({ marginBlock: space.s8 })]);

/** The second level of a category, with the number of parts in each. */
export const children = style(inSite({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s16}`, marginBlockEnd: space.s12 }));

export const count = style(inSite({ color: color.text.muted, fontSize: text.xs, fontVariantNumeric: 'tabular-nums' }));

/** The head of a brand above its parts. */
export const head = style(inSite({ marginBlockEnd: space.s16 }));
