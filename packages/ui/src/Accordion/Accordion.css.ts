import { globalStyle, style } from '@vanilla-extract/css';
import { disclosure, panel, trigger } from '../Disclosure/Disclosure.css.ts';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space } = vars;

export const accordion = style(inUi({ minWidth: 0, borderBlock: `1px solid ${color.border.hairline}` }));

globalStyle(`${accordion} > ${disclosure} + ${disclosure}`, inUi({ borderBlockStart: `1px solid ${color.border.hairline}` }));
globalStyle(`${accordion} > ${disclosure} ${trigger}`, inUi({ minHeight: vars.size.row, paddingBlock: space.s8 }));
globalStyle(`${accordion} > ${disclosure} > ${panel}:not([hidden])`, inUi({ paddingBlockEnd: space.s16 }));
