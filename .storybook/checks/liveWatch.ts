// WCAG 4.1.3: a screen reader is told what changed, once, and is not talked over.

const liveRegion = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';

/** Follows every live region from now on; `problems` says where it talked too much. */
export function watchLiveRegions() {
  const heard: { text: string; at: number }[] = [];
  const observer = new MutationObserver((records) => {
    for (const { text } of heardIn(records)) {
      if (heard.at(-1)?.text !== text) heard.push({ text, at: performance.now() });
      else if (performance.now() - (heard.at(-1)?.at ?? 0) > 200) heard.push({ text, at: performance.now() });
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return {
    problems(): string[] {
      const found: string[] = [];
      for (const [index, { text, at }] of heard.entries()) {
        const twin = heard.slice(0, index).find((before) => before.text === text && at - before.at < 3000);
        if (twin) found.push(`3 秒内播报了两次「${text.slice(0, 60)}」`);
        const crowd = heard.slice(0, index + 1).filter((before) => at - before.at < 5000);
        if (crowd.length === 4) found.push(`5 秒内播报超过 3 次：${crowd.map((one) => one.text.slice(0, 30)).join(' / ')}`);
      }
      return [...new Set(found)];
    },
    stop: () => observer.disconnect(),
  };
}

/** Live regions that say something after these changes, and what. A log says what is added to it, the others all that they hold. */
export function heardIn(records: readonly MutationRecord[]): { region: Element; text: string }[] {
  const heard = new Map<Element, string>();
  for (const { target, type, addedNodes } of records) {
    // What is only taken away is not spoken (aria-relevant is `additions text`): React Aria takes each of its announcements away after 7 s.
    if (type === 'childList' && addedNodes.length === 0) continue;
    const region = (target instanceof Element ? target : target.parentElement)?.closest(liveRegion);
    if (!region || region.closest('[aria-live="off"]')) continue;
    const isAtomic = region.getAttribute('role') !== 'log' || region.getAttribute('aria-atomic') === 'true';
    const added = type === 'childList' ? [...addedNodes] : [target];
    heard.set(region, isAtomic ? textOf([region]) : `${heard.get(region) ?? ''} ${textOf(added)}`.trim());
  }
  return [...heard].map(([region, text]) => ({ region, text })).filter(({ text }) => text !== '');
}

function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => node.textContent ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
