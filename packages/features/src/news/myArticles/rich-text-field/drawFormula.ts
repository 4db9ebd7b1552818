import { documentLimits } from '@chippage/api/articleDocument';

/** The library of formulae; it is fetched with the first formula. */
export const loadTemml = async () => (await import('temml')).default;

/** How formulae are read: no links, no growing without end. */
export const formulaOptions = { trust: false, maxExpand: 200, maxSize: [50, 50] as [number, number] };

/** Draws a formula into an element: its TeX at once, as mathematics when the library is there. What is written wrong stays TeX. */
export function drawFormula(tex: string, into: HTMLElement, isDisplay: boolean): void {
  const code = document.createElement('code');
  code.textContent = tex;
  into.replaceChildren(code);
  if (tex.length > documentLimits.tex) return;
  const draw = async () => {
    const temml = await loadTemml();
    const drawn = document.createElement('span');
    temml.render(tex, drawn, { ...formulaOptions, displayMode: isDisplay, throwOnError: true });
    into.replaceChildren(...drawn.childNodes);
  };
  draw().catch(() => undefined);
}
