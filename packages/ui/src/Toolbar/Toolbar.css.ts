import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space } = vars;
const bar = inUi({ display: 'flex', alignItems: 'center', gap: space.s8, minWidth: 0 });
const line = `1px solid ${color.border.hairline}`;

export const toolbar = styleVariants({
  horizontal: [bar, inUi({ flexWrap: 'wrap' })],
  vertical: [bar, inUi({ flexDirection: 'column', width: 'max-content' })],
});

export const group = style(
  inUi({
    display: 'flex',
    flexDirection: 'inherit',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s4,
    selectors: {
      [`${toolbar.horizontal} > * + &`]: { paddingInlineStart: space.s8, borderInlineStart: line },
      [`${toolbar.vertical} > * + &`]: { paddingBlockStart: space.s8, borderBlockStart: line },
    },
  }),
);
