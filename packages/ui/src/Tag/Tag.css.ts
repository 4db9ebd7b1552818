import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space } = vars;

const soft = (text: string, background: string, hair: string) => inUi({ color: text, background, borderColor: hair });

const tones = {
  neutral: soft(color.text.secondary, color.bg.surface, color.border.hairline),
  accent: soft(color.text.accent, color.accent.soft, color.border.accent),
  warn: soft(color.warn.text, color.warn.soft, color.warn.hair),
  info: soft(color.info.text, color.info.soft, color.info.hair),
  ok: soft(color.ok.text, color.ok.soft, color.ok.hair),
  danger: soft(color.danger.text, color.danger.soft, color.danger.hair),
  // Else the browser lays a plate under the words in forced colours, in their own colour.
  solid: [soft(color.bg.surface, color.text.secondary, color.text.secondary), inUi({ forcedColorAdjust: 'none' })],
};

export const tag = recipe({
  base: inUi({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s4,
    maxWidth: '100%',
    minHeight: '1.25rem',
    padding: `0 ${space.s4}`,
    border: '1px solid',
    borderRadius: vars.radius.control,
    fontSize: vars.text.xs,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
  }),
  variants: { tone: tones },
});

export const group = style(inUi({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8, minHeight: '1.75rem' }));

export const chip = recipe({
  base: inUi({
    display: 'flex',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: '1.75rem',
    paddingInlineStart: space.s8,
    border: '1px solid',
    borderRadius: vars.radius.control,
    fontSize: vars.text.sm,
    lineHeight: 1.4,
  }),
  variants: {
    tone: {
      neutral: inUi({ background: color.bg.surface, borderColor: color.border.hairline, color: color.text.default }),
      accent: inUi({ background: color.accent.soft, borderColor: color.border.accent, color: color.text.default }),
    },
  },
});

export const chipKind = style(inUi({ flex: 'none', marginInlineEnd: space.s8, color: color.text.muted }));
export const chipText = style(inUi({ overflowWrap: 'anywhere' }));

export const remove = style(
  inUi({
    position: 'relative',
    alignSelf: 'stretch',
    display: 'grid',
    placeItems: 'center',
    width: '1.625rem',
    flex: 'none',
    borderRadius: vars.radius.control,
    color: color.text.secondary,
    selectors: {
      '&:hover': { color: color.text.default, background: color.bg.hover },
      '&:focus-visible': focusRing,
      '&::after': {
        content: '',
        position: 'absolute',
        inset: '50% auto auto 50%',
        translate: '-50% -50%',
        width: vars.size.target,
        height: vars.size.target,
      },
    },
  }),
);
