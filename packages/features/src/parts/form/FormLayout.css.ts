import { focusRing, media, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';
import { pageTitle } from '../page-column/pageTitle.css.ts';

const { color, space } = vars;

export const fields = style(inFeatures({ display: 'grid', gap: space.s16 }));
export const tight = style(inFeatures({ display: 'grid', gap: space.s12 }));
// The foot of a dialog lies at its bottom, however few the fields.
globalStyle(`:is(${fields}, ${tight}):has(> [data-dialog-foot])`, inFeatures({ display: 'flex', flexDirection: 'column' }));
/** Fields do not stretch over the whole width of a wide page. */
export const narrow = style(inFeatures({ maxWidth: '27.5rem' }));
/** A form of a page of its own: one narrow column. */
export const page = style(inFeatures({ display: 'grid', gap: space.s24, width: '100%', maxWidth: '27.5rem', marginInline: 'auto' }));
export const head = style(inFeatures({ display: 'grid', gap: space.s8 }));
export const title = pageTitle;
export const pair = style(inFeatures({ display: 'grid', gap: space.s16, '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }));
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s12 }));

export const textButton = style(
  inFeatures({
    display: 'inline',
    color: color.text.link,
    textAlign: 'start',
    textDecoration: 'underline',
    textDecorationColor: 'currentColor',
    textUnderlineOffset: '3px',
    borderRadius: '2px',
    ':focus-visible': focusRing,
  }),
);
export const unbroken = style(inFeatures({ whiteSpace: 'nowrap' }));
export const summary = style(inFeatures({ display: 'grid', gap: space.s4, marginBlockStart: space.s4 }));
