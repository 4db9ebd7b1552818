import { style } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const step = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    alignSelf: 'stretch',
    width: '2rem',
    minWidth: vars.size.target,
    borderRadius: '3px',
    color: color.text.secondary,
    selectors: {
      '&[data-hovered]': { background: color.bg.hover, color: color.text.default },
      '&[data-pressed]': { background: color.bg.bone },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
    },
  }),
);

export const input = style(inUi({ textAlign: 'center', paddingInline: space.s4, fontVariantNumeric: 'tabular-nums' }));

export const unit = style(
  inUi({ display: 'flex', alignItems: 'center', flex: 'none', paddingInlineEnd: space.s12, color: color.text.muted, fontSize: vars.text.sm }),
);
