/** Element defaults, in the weakest layer: any rule of ours wins over them without effort. */
import { globalStyle } from '@vanilla-extract/css';
import { focusRing, layers, vars } from './contract.css.ts';

const reset = (selector: string, rule: Record<string, unknown>): void => {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
};

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
reset('body', {
  margin: 0,
  minWidth: '320px',
  background: vars.color.bg.page,
  color: vars.color.text.default,
  fontFamily: vars.font.sans,
  fontSize: vars.text.md,
  lineHeight: vars.leading.text,
  // Han has no true italic, and a synthetic one hurts reading.
  fontSynthesis: 'none',
  textAutospace: 'normal',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
reset('h1, h2, h3, h4, p, dl, dd, ul, ol, figure, blockquote, fieldset', { margin: 0 });
reset('h1, h2, h3, h4', { lineHeight: vars.leading.tight, fontWeight: vars.weight.semibold, fontSize: 'inherit', textWrap: 'pretty' });
reset('ul, ol, fieldset', { padding: 0 });
reset('ul, ol', { listStyle: 'none' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', margin: 0 });
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
reset('img, svg, canvas, video', { display: 'block' });
reset('img, video', { maxWidth: '100%', height: 'auto' });
reset('table', { borderCollapse: 'separate', borderSpacing: 0 });
reset('[hidden]', { display: 'none' });
reset('b, strong', { fontWeight: vars.weight.semibold });
reset('em, i, cite, address', { fontStyle: 'normal' });
reset('code, kbd, samp, pre', { fontFamily: vars.font.mono, fontSize: 'inherit' });
// Copyable values and columns must not gain space that the reader would copy or that would break alignment.
reset('code, kbd, samp, pre, input, textarea, select, table, [translate="no"]', { textAutospace: 'no-autospace' });
reset(':focus-visible', focusRing);
// A heading that receives focus on navigation is read, not operated: no ring.
reset('[tabindex="-1"]:focus', { outline: 'none', boxShadow: 'none' });
