import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

/** The heading of a page: one size and one line height, so that it stands equally far under the header everywhere. The page's column keeps that distance; a page adds none. */
export const pageTitle = style(
  inFeatures({
    margin: 0,
    fontSize: vars.text.x2,
    lineHeight: vars.leading.tight,
    fontWeight: vars.weight.semibold,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    // An opening quotation mark hangs on the edge as the first letter of other titles does.
    textSpacingTrim: 'trim-start',
    // It takes focus when the page changes; it is no control, so it has no ring.
    outline: 'none',
  }),
);
