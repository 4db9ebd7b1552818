import { vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { space, text } = vars;

export const agreement = style(
  inFeatures({
    display: 'grid',
    gap: space.s8,
    // Room for its focus ring below the head of the dialog.
    marginBlockStart: space.s4,
    maxHeight: '50vh',
    overflowY: 'auto',
    lineHeight: vars.leading.read,
    borderRadius: vars.radius.control,
  }),
);
globalStyle(`${agreement} h3`, inFeatures({ fontSize: text.lg, marginBlockStart: space.s8 }));
