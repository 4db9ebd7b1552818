// Forced colours take away backgrounds and shadows: what was told by them alone is gone. Computed styles tell the reader's palette here.
import { indistinct } from './chosen.ts';
import { contrastOf } from './contrast.ts';
import { hasEdge, hasOutline, isFromPalette, paints, paintsNothing, resolvedCanvas } from './palette.ts';
import { CONTROLS, describe, isVisible, lasting, settled, visible } from './visible.ts';

/** What is wrong with the story while forced colours are on and motion is reduced. */
export async function problemsInForcedColors(still: HTMLStyleElement): Promise<string[]> {
  const found = await lasting(() => [...boundless(), ...unseenWords(), ...indistinct(), ...unseenFocus(), ...fixedIcons()]);
  if (document.getAnimations().length > 0) {
    still.disabled = true;
    await settled();
    found.push(...restless());
    still.disabled = false;
  }
  return found.slice(0, 6).map((line) => `强制颜色：${line}`);
}

/** A field without words in it is its edge; a button without words is its edge or its icon. */
function boundless(): string[] {
  const fields = visible('input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), textarea, select, [role=combobox]:not(input)');
  const unbound = fields.filter((field) => !ancestors(field, 4).some((box) => hasEdge(box)));
  const buttons = visible(CONTROLS).filter((control) => !control.matches('input, textarea, select, a') && !control.innerText?.trim());
  const blank = buttons.filter((button) => !hasEdge(button) && !visible('svg, img, canvas, input, span, div', button).some((part) => !isText(part)));
  return [
    ...unbound.map((field) => `${describe(field)} 没有看得见的边`),
    ...blank.filter((button) => button.getAttribute('role') !== 'slider').map((button) => `${describe(button)} 没有字、图标，也没有边`),
  ];
}

function isText(part: Element): boolean {
  return /^(?:SPAN|DIV)$/.test(part.tagName) && !hasEdge(part) && !paints(part);
}

/** Words in the colour of what is painted behind them: of a pair of colours, one is of the reader's palette and the other is not. */
function unseenWords(): string[] {
  const words = visible('*').filter((part) => hasWords(part) && !part.closest(':disabled, [aria-disabled=true], [data-disabled], option, svg'));
  return words.filter(isLost).map((part) => `${describe(part.closest(CONTROLS) ?? part)} 的字与底同色`);
}

function hasWords(part: Element): boolean {
  return [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) || part.matches('input, textarea, select');
}

function isLost(words: Element): boolean {
  const { color, webkitTextFillColor, forcedColorAdjust } = getComputedStyle(words);
  // The browser lays a plate under words, unless they keep their own colours.
  const ground = forcedColorAdjust === 'auto' ? undefined : ancestors(words, Infinity).find((box) => !paintsNothing(getComputedStyle(box).backgroundColor));
  const behind = ground ? getComputedStyle(ground).backgroundColor : resolvedCanvas();
  return [color, webkitTextFillColor].some((paint) => paint === 'transparent' || (contrastOf(paint, behind) ?? 21) < 3);
}

/** 2.4.7: shadows are gone, so the ring must be an outline or an edge. */
function unseenFocus(): string[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body || !focused.matches(':focus-visible') || focused.matches('iframe, [tabindex="-1"]')) return [];
  // React Aria draws the ring for those who use keys; after a press the browser still calls it visible.
  if (focused.matches('[data-rac]:not([data-focus-visible])')) return [];
  const around = [...ancestors(focused, 4), ...(focused.parentElement?.children ?? [])];
  return around.some((box) => hasOutline(box) || hasEdge(box)) ? [] : [`有焦点的 ${describe(focused)} 没有轮廓`];
}

/** A colour of one's own stays as it is, on whatever ground the reader has chosen. */
function fixedIcons(): string[] {
  const strokes = visible<SVGElement>('svg :is(path, circle, rect, line, polyline, polygon)');
  const fixed = strokes.filter((shape) => {
    const control = shape.closest(CONTROLS);
    if (!control || getComputedStyle(shape).forcedColorAdjust === 'none' || control.querySelector('[role=img]')) return false;
    const { fill, stroke, color } = getComputedStyle(shape);
    return [fill, stroke].some((paint) => paint !== 'none' && paint.startsWith('rgb') && paint !== color && !isFromPalette(paint));
  });
  const controls = new Set(fixed.map((shape) => shape.closest(CONTROLS)).filter((control) => control !== null));
  return [...controls].map((control) => `${describe(control)} 的图标有自己的颜色，不随 currentColor`);
}

/** Reduced motion: what goes on for ever may pulse, but not move. */
function restless(): string[] {
  const moving = document.getAnimations().filter((animation) => {
    const { effect, playState } = animation;
    // Storybook holds every animation of a test run still, so what is paused would move.
    if (!['running', 'paused'].includes(playState) || !(effect instanceof KeyframeEffect) || effect.getTiming().iterations !== Infinity) return false;
    return effect.getKeyframes().some((step) => 'transform' in step || 'translate' in step || 'rotate' in step || 'scale' in step);
  });
  const targets = new Set(moving.map(({ effect }) => (effect as KeyframeEffect).target).filter((target) => target !== null));
  return [...targets].filter((target) => isVisible(target)).map((target) => `减弱动态时 ${describe(target)} 还在动`);
}

function ancestors(element: Element, count: number): Element[] {
  const found: Element[] = [];
  for (let node: Element | null = element; node && found.length < count; node = node.parentElement) found.push(node);
  return found;
}
