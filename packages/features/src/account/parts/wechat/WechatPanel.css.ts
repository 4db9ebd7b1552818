import { focusRing, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const panel = style(inFeatures({ display: 'grid', justifyItems: 'center', gap: space.s8, paddingBlockStart: space.s12 }));
export const frame = style(
  inFeatures({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '244px',
    height: '244px',
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.card,
    background: color.code.paper,
    color: color.code.ink,
    overflow: 'hidden',
  }),
);
export const code = style(inFeatures({ width: '220px', height: '220px', imageRendering: 'pixelated' }));
export const cover = style(
  inFeatures({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space.s12,
    background: `color-mix(in srgb, ${color.code.paper} 94%, transparent)`,
    color: color.code.quiet,
    fontWeight: weight.semibold,
  }),
);
export const ok = style(inFeatures({ color: color.code.done }));
export const words = style(inFeatures({ textAlign: 'center' }));
export const title = style(inFeatures({ marginBlockStart: space.s8, fontSize: text.xl, fontWeight: weight.semibold }));
export const hint = style(inFeatures({ marginBlockStart: space.s8, color: color.text.secondary, fontSize: text.sm }));
export const again = style(inFeatures({ color: color.text.link, textDecoration: 'underline', minHeight: vars.size.target, ':focus-visible': focusRing }));
export const denied = style(inFeatures({ width: '100%' }));
/** The vendor's page; it asks for 220 × 220 px at least. */
export const vendor = style(
  inFeatures({ width: '300px', height: '400px', maxWidth: '100%', border: 0, background: color.code.paper, borderRadius: vars.radius.card }),
);
