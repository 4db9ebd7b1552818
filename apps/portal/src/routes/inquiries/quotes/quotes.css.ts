import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';

export const answer = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s12 });
export const words = style({ margin: 0, color: vars.color.text.secondary });
