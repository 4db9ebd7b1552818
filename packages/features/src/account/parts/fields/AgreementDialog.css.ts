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
    // Where the dialog is the whole screen, the text takes what head and foot leave.
    flex: '1 1 0',
    minHeight: '50vh',
    alignContent: 'start',
    overflowY: 'auto',
    '@media': { '(min-width: 560px)': { flex: 'none', minHeight: 0, maxHeight: '50vh' } },
    lineHeight: vars.leading.read,
    borderRadius: vars.radius.control,
  }),
);
globalStyle(`${agreement} h3`, inFeatures({ fontSize: text.lg, marginBlockStart: space.s8 }));
