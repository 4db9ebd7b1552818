// What is painted while the reader's palette is forced.

let palette: Set<string> | undefined;

/** Tells whether a colour is one of the reader's own. */
export function isFromPalette(paint: string): boolean {
  palette ??= new Set(
    [
      'Canvas',
      'CanvasText',
      'LinkText',
      'VisitedText',
      'ButtonText',
      'ButtonFace',
      'ButtonBorder',
      'Highlight',
      'HighlightText',
      'GrayText',
      'Field',
      'FieldText',
    ].map(resolved),
  );
  return palette.has(paint);
}

function resolved(name: string): string {
  const probe = document.createElement('i');
  probe.style.cssText = `forced-color-adjust:none;color:${name}`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Transparent, or the ground itself, is no sign. */
export function shownColor(color: string): string {
  return paintsNothing(color) || color === resolvedCanvas() ? '' : color;
}

/** The colour of the page's ground in the reader's palette. */
export function resolvedCanvas(): string {
  canvas ??= resolved('Canvas');
  return canvas;
}
let canvas: string | undefined;

/** Tells whether a computed colour lets everything through. */
export function paintsNothing(color: string): boolean {
  return color === 'transparent' || /^rgba\(.*, 0\)$/.test(color);
}

/** Tells whether an element has a ground of its own. */
export function paints(element: Element): boolean {
  const { backgroundColor } = getComputedStyle(element);
  return shownColor(backgroundColor) !== '';
}

/** Tells whether an outline is drawn. */
export function hasOutline(element: Element): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
}

/** Transparent edges are painted in the text's colour. */
export function hasEdge(element: Element): boolean {
  const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element);
  return (borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1) || hasOutline(element);
}
