import type { Page } from '@playwright/test';

/** What would tell that a text had become markup. */
export interface Net {
  /** Waits until the page has drawn, then looks at every element of it. */
  settle: (where: string) => Promise<void>;
  /** Goes to a page of the app without asking the server for it. */
  visit: (path: string) => Promise<void>;
  /** Reads pages as HTML, without drawing them. */
  read: (pages: readonly string[]) => Promise<string[]>;
  caught: () => readonly string[];
}

/** Listens to a window: dialogs, reports of the content policy, and elements or attributes that none of our pages has. */
export async function netFor(page: Page): Promise<Net> {
  const caught: string[] = [];
  page.on('dialog', (dialog) => {
    caught.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('reportToTest', (what: string) => void caught.push(what));
  await page.addInitScript(watch);
  return {
    settle: async (where) => {
      // Every piece is there, and a frame was drawn with it: what would run has run.
      await page.waitForFunction(drawn);
      const strange = await page.evaluate(() => (window as unknown as { strangeIn: () => string[] }).strangeIn());
      caught.push(...strange.map((what) => `${where}: ${what}`));
    },
    visit: async (path) => {
      await page.evaluate((to) => {
        history.pushState({ idx: history.length, key: String(Math.random()), usr: null }, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
      }, path);
    },
    read: (pages) => page.evaluate((all) => all.flatMap((html) => (window as unknown as { strangeIn: (html: string) => string[] }).strangeIn(html)), pages),
    caught: () => caught,
  };
}

/** Runs in the page: two frames after nothing is awaited any more. */
async function drawn(): Promise<boolean> {
  const isWaiting = () =>
    document.readyState !== 'complete' || document.querySelector('main h1') === null || document.querySelector('main [aria-busy=true]') !== null;
  if (isWaiting()) return false;
  await new Promise((done) => setTimeout(done, 60));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return !isWaiting();
}

/** Runs in the page. */
function watch(): void {
  const report = (what: string) => (window as unknown as { reportToTest?: (what: string) => void }).reportToTest?.(what);
  document.addEventListener('securitypolicyviolation', (event) => report(`policy ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
  const never =
    /^(?:iframe|object|embed|base|frame|frameset|applet|marquee|isindex|keygen|math|mtext|animate|set|foreignobject|xmp|plaintext|noembed|xss|audio|video|track|slot)$/;
  const addressed = /^(?:href|xlink:href|src|srcset|action|formaction|data|poster|background|values|to|from)$/i;
  const runs =
    /^[\s\u0000-\u001F]*(?:j\s*a\s*v\s*a|vb)\s*script\s*:|^\s*data:(?:text|application|image\/svg)|^\s*(?:feed|view-source|blob:javascript)|^\s*(?:https?:)?[\\/]{2}[^/?#]*evil\.example/i;
  (window as unknown as { strangeIn: (html?: string) => string[] }).strangeIn = (html) => {
    const read = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
    return [...read.querySelectorAll('*')].flatMap((element) => {
      const name = element.localName;
      const strange =
        never.test(name) || element.matches('main script:not([type="application/ld+json"]), main style, main link, main meta') ? [`<${name}>`] : [];
      for (const attribute of element.attributes) {
        if (/^on/i.test(attribute.name) || attribute.name === 'srcdoc' || (addressed.test(attribute.name) && runs.test(attribute.value)))
          strange.push(`<${name} ${attribute.name}="${attribute.value.slice(0, 60)}">`);
      }
      return strange;
    });
  };
}
