// A story in a frame of its own on a page (docs.story.inline: false) looks as the page around it does.
import type { Looks } from './looks.ts';

/** Whether this window is a frame on a page, not the canvas. */
export function isOnPage(): boolean {
  try {
    return window.parent !== window && window.parent.location.search.includes('viewMode=docs');
  } catch {
    return false; // Another site's page around ours.
  }
}

/** Keeps the looks of `<html>` those of the page around, but for what the story pins itself. */
export function followPage(pinned: Partial<Looks>): void {
  const [outer, inner] = [window.parent.document.documentElement, document.documentElement];
  const copy = () => {
    Object.assign(inner.dataset, { theme: pinned.theme ?? outer.dataset['theme'], density: pinned.density ?? outer.dataset['density'] });
    inner.style.fontSize = outer.style.fontSize;
  };
  copy();
  if (isFollowing) return;
  isFollowing = true;
  new MutationObserver(copy).observe(outer, { attributes: true });
}

let isFollowing = false;
