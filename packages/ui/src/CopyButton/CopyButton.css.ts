import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export const root = style(inUi({ position: 'relative', display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s4, maxWidth: '100%' }));

const result = inUi({ fontFamily: vars.font.sans, fontSize: vars.text.xs, fontWeight: vars.weight.regular, lineHeight: vars.leading.tight });
export const copied = style([result, inUi({ color: vars.color.text.ok })]);
export const failed = style([result, inUi({ color: vars.color.text.danger })]);
export const heard = visuallyHidden;
