// What axe does not look at.
import { describe } from './visible.ts';

/** Returns what is wrong with the markup that the story left behind. */
export function markupProblems(): string[] {
  return [...placeholderOnly(), ...tabOrder(), ...hiddenFocus()];
}

// axe counts a placeholder as a name, but it vanishes with the first letter typed.
function placeholderOnly(): string[] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[placeholder], textarea[placeholder]')]
    .filter((field) => field.labels?.length === 0 && !field.title && !field.getAttribute('aria-label') && !field.getAttribute('aria-labelledby'))
    .map((field) => `${describe(field)} 只有占位文字「${field.placeholder}」，没有标签`);
}

function tabOrder(): string[] {
  return [...document.querySelectorAll('[tabindex]')]
    .filter((element) => Number(element.getAttribute('tabindex')) > 0)
    .map((element) => `${describe(element)} 的 tabindex 大于 0`);
}

function hiddenFocus(): string[] {
  const focused = document.activeElement;
  return focused && focused !== document.body && focused.closest('[aria-hidden="true"]') ? [`有焦点的 ${describe(focused)} 在 aria-hidden 之内`] : [];
}
