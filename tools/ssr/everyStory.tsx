// Every piece is rendered where no window exists, then hydrated in a browser's place: no complaint, no difference.
import { composeStories } from '@storybook/react-vite';
import { act, type ComponentType, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { isWaived, type Waivers } from '../../.storybook/checks/waivers.ts';
import { Providers } from '../../.storybook/Providers.tsx';

type Stories = Record<string, ComponentType & { storyName?: string; parameters?: { waivers?: Waivers } }>;

/** A file of stories, as `composeStories` takes it. */
export type StoryFile = Parameters<typeof composeStories>[0];

/** Tests every story of the files; after a change (`npm test -- changed`) of those alone that it touches. */
export async function testEveryStory(files: Record<string, () => Promise<StoryFile>>): Promise<void> {
  const touched = process.env['TOUCHED_STORIES']?.split('\n');
  const wanted = Object.entries(files).filter(([file]) => touched?.some((one) => file.endsWith(`/${one}`)) ?? true);
  const modules = await Promise.all(wanted.map(async ([file, load]) => [file, await load()] as const));
  describe.each(modules)('%s', (_file, module) => {
    const stories = composeStories(module) as Stories;
    it.each(Object.entries(stories).filter(([, story]) => !isWaived(story.parameters?.waivers ?? {}, 'ssr')))('%s', async (_name, Story) => {
      const page = (
        <StrictMode>
          <Providers>
            <Story />
          </Providers>
        </StrictMode>
      );
      expect(typeof globalThis.window).toBe('undefined');
      const complaints: string[] = [];
      const html = await listening(complaints, () => markup(page));
      complaints.push(...(await hydrate(html, page)));
      expect(complaints).toEqual([]);
    });
  });
}

/** The whole markup, lazy parts included, in place. */
async function markup(page: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  return await new Response(prelude).text();
}

/** Hydrates the markup in jsdom and takes the window away again. @returns what React complained of. */
async function hydrate(html: string, page: React.ReactNode): Promise<string[]> {
  const complaints: string[] = [];
  const browser = await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'http://127.0.0.1/' } });
  const say = (error: unknown) => complaints.push(String(error instanceof Error ? (error.message.split('\n\n')[0] ?? error) : error));
  try {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    stubLayout();
    // React decides at its first import whether there is a browser.
    const { hydrateRoot } = await import('react-dom/client');
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    await listening(complaints, async () => {
      // A mismatch is a recoverable error, not a console.error.
      const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: say, onUncaughtError: say }));
      await act(async () => root.unmount());
    });
  } finally {
    await browser.teardown(globalThis);
    // These four the teardown leaves behind.
    for (const name of ['window', 'self', 'top', 'parent']) Reflect.deleteProperty(globalThis, name);
  }
  return complaints;
}

/** What every browser has and jsdom has not, and what React Aria adds when it is first imported in one. */
function stubLayout() {
  // Collections are built inside a <template>, whose children React does not see by itself (react-aria, Hidden.tsx).
  Object.defineProperty(HTMLTemplateElement.prototype, 'firstChild', {
    configurable: true,
    get(this: HTMLTemplateElement) {
      return this.content.firstChild;
    },
  });
  const Observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  for (const name of ['ResizeObserver', 'IntersectionObserver']) Object.assign(globalThis, { [name]: Observer });
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
}

async function listening<T>(complaints: string[], work: () => Promise<T>): Promise<T> {
  const { error } = console;
  console.error = (...words: unknown[]) => {
    const text = words.map(String).join(' ').slice(0, 400);
    // One process plays both sides here, one after the other.
    if (!text.startsWith('Detected multiple renderers concurrently')) complaints.push(text);
  };
  try {
    return await work();
  } finally {
    console.error = error;
  }
}
