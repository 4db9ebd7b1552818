// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnsavedGuard } from './UnsavedGuard.tsx';

let root: Root;
let router: ReturnType<typeof createMemoryRouter>;

function Editor({ allowsSamePage }: { allowsSamePage: boolean }) {
  const [isDirty, setDirty] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setDirty(!isDirty)}>
        change
      </button>
      <Link to="/other">other page</Link>
      <Link to="/editor?tab=mine">other side</Link>
      <UnsavedGuard isDirty={isDirty} allowsSamePage={allowsSamePage} title="Leave?" leaveLabel="leave" stayLabel="stay">
        What you wrote is lost.
      </UnsavedGuard>
    </main>
  );
}

async function open({ isDirty = true, allowsSamePage = false } = {}): Promise<void> {
  router = createMemoryRouter(
    [
      { path: '/before', element: <p>before</p> },
      { path: '/editor', element: <Editor allowsSamePage={allowsSamePage} /> },
      { path: '/other', element: <p>other</p> },
    ],
    { initialEntries: ['/before', '/editor'], initialIndex: 1 },
  );
  await act(async () => root.render(<RouterProvider router={router} />));
  if (isDirty) await press('button', 'change');
}

const question = () => document.querySelector('[role=alertdialog]');

function find(selector: string, name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no ${selector} ${name}`);
  return found;
}

/** Presses as a keyboard does: focus first. */
async function press(selector: string, name: string): Promise<void> {
  await act(async () => {
    const target = find(selector, name);
    target.focus();
    target.click();
  });
}

const place = () => router.state.location.pathname + router.state.location.search;

/** Whether the browser would ask before the window closes. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

describe('unsaved work', () => {
  it('is left by a link without a question while there is none', async () => {
    await open({ isDirty: false });
    await press('a', 'other page');
    expect([question(), place()]).toEqual([null, '/other']);
    expect(asksBeforeUnload()).toBe(false);
  });

  it('holds a link until the visitor answers: staying keeps the page, and focus returns to the link', async () => {
    await open();
    await press('a', 'other page');
    await expect.poll(() => question()?.textContent).toContain('What you wrote is lost.');
    await expect.poll(() => question()?.contains(document.activeElement)).toBe(true);
    await press('[role=alertdialog] button', 'stay');
    await expect.poll(question).toBeNull();
    expect(place()).toBe('/editor');
    await expect.poll(() => document.activeElement?.textContent).toBe('other page');
  });

  it('is left when the visitor says so', async () => {
    await open();
    await press('a', 'other page');
    await expect.poll(question).not.toBeNull();
    await press('[role=alertdialog] button', 'leave');
    await expect.poll(place).toBe('/other');
    expect(question()).toBeNull();
  });

  it('holds Back as it holds a link', async () => {
    await open();
    await act(async () => router.navigate(-1));
    await expect.poll(question).not.toBeNull();
    await press('[role=alertdialog] button', 'stay');
    await expect.poll(question).toBeNull();
    expect(place()).toBe('/editor');
    await act(async () => router.navigate(-1));
    await press('[role=alertdialog] button', 'leave');
    await expect.poll(place).toBe('/before');
  });

  it('makes the browser ask before the window closes, and no longer once it is saved', async () => {
    await open();
    expect(asksBeforeUnload()).toBe(true);
    await press('button', 'change');
    expect(asksBeforeUnload()).toBe(false);
  });

  it.each([
    [true, null, '/editor?tab=mine'],
    [false, 'question', '/editor'],
  ])('goes to another side of the same page when that keeps it: %s', async (allowsSamePage, asked, there) => {
    await open({ allowsSamePage });
    await press('a', 'other side');
    await expect.poll(() => [question() && 'question', place()]).toEqual([asked, there]);
  });
});
