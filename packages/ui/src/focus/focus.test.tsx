// @vitest-environment jsdom
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { useFocusHandover } from './useFocusHandover.ts';
import { useRemovalFocus } from './useRemovalFocus.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import { type RouteFocusOptions, useRouteFocus } from './useRouteFocus.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const page = (html: string) => {
  const main = document.createElement('main');
  main.tabIndex = -1;
  main.innerHTML = html;
  document.body.append(main);
  return main;
};

describe('useRouteFocus', () => {
  const start = (path: string) => renderHook<void, RouteFocusOptions>((props) => useRouteFocus(props), { initialProps: { path } });

  test('the first page and a filter of the same page leave focus alone', () => {
    page('<h1>甲</h1>');
    const { rerender } = start('/a');
    expect(document.body).toBe(document.activeElement);
    rerender({ path: '/a' });
    expect(document.body).toBe(document.activeElement);
  });

  test('a page navigated to is begun at its heading, or where its address says', () => {
    const main = page('<h1>甲</h1><h2 id="two">乙</h2>');
    const { rerender } = start('/a');
    rerender({ path: '/b' });
    expect(document.activeElement).toBe(main.querySelector('h1'));
    rerender({ path: '/c', hash: '#two' });
    expect(document.activeElement).toBe(main.querySelector('h2'));
  });

  test('a page returned to goes on at the link that led away, wherever that stands in it', async () => {
    const main = page('<h1>甲</h1><a href="/b">乙</a><a href="/b">又是乙</a>');
    const { rerender } = start('/a');
    main.querySelector('a')?.focus();
    main.innerHTML = '<h1>乙</h1>';
    rerender({ path: '/b' });
    expect(document.activeElement).toBe(main.querySelector('h1'));
    main.innerHTML = '';
    rerender({ path: '/a', isReturn: true });
    expect(document.activeElement).toBe(main);
    await act(async () => (main.innerHTML = '<h1>甲</h1><a href="/b">乙</a><a href="/b">又是乙</a>'));
    expect(document.activeElement).toBe(main.querySelector('a'));
  });

  test('a page returned to gives focus to nothing out of view', () => {
    const main = page('<h1>甲</h1>');
    const { rerender } = start('/a');
    rerender({ path: '/b' });
    const above = main.querySelector('h1') as HTMLElement;
    above.getBoundingClientRect = () => new DOMRect(0, -900, 300, 40);
    rerender({ path: '/a', isReturn: true });
    expect(document.activeElement).toBe(main);
    above.getBoundingClientRect = () => new DOMRect(0, 60, 300, 40);
    rerender({ path: '/b', isReturn: true });
    expect(document.activeElement).toBe(above);
  });

  test('a heading that comes late gets focus, unless the visitor went elsewhere', async () => {
    const main = page('<button>别处</button>');
    const { rerender } = start('/a');
    rerender({ path: '/b' });
    expect(document.activeElement).toBe(main);
    // A query that the page sets for itself does not end the waiting.
    rerender({ path: '/b', entry: 'replaced' });
    await act(async () => main.insertAdjacentHTML('beforeend', '<h1>晚到</h1>'));
    expect(document.activeElement).toBe(main.querySelector('h1'));

    main.querySelector('h1')?.remove();
    rerender({ path: '/c' });
    main.querySelector('button')?.focus();
    await act(async () => main.insertAdjacentHTML('beforeend', '<h1>更晚</h1>'));
    expect(document.activeElement).toBe(main.querySelector('button'));
  });
});

describe('useRemovalFocus', () => {
  const end = createRef<HTMLButtonElement>();
  function List({ keys, onReady }: { keys: readonly string[]; onReady: (focusAfter: (key: string) => void) => void }) {
    const { placeOf, focusAfter } = useRemovalFocus(keys, end);
    onReady(focusAfter);
    return (
      <>
        {keys.map((key) => (
          <button key={key} ref={placeOf(key)} type="button">
            {key}
          </button>
        ))}
        <button ref={end} type="button">
          添加
        </button>
      </>
    );
  }

  test.each([
    { keys: ['a', 'b', 'c'], removed: 'b', gets: 'c' },
    { keys: ['a', 'b'], removed: 'b', gets: 'a' },
    { keys: ['a'], removed: 'a', gets: '添加' },
  ])('of $keys without $removed, $gets gets focus', ({ keys, removed, gets }) => {
    let focusAfter: (key: string) => void = () => undefined;
    render(<List keys={keys} onReady={(it) => (focusAfter = it)} />);
    focusAfter(removed);
    expect(document.activeElement?.textContent).toBe(gets);
  });
});

describe('useFocusHandover', () => {
  function Piece() {
    const piece = useFocusHandover();
    return (
      <div ref={piece}>
        <button type="button">关闭</button>
      </div>
    );
  }
  function Page({ has, isThere = true }: { has: boolean; isThere?: boolean }) {
    return isThere ? (
      <section>
        <a href="#before">之前</a>
        <main>正文</main>
        {has && <Piece />}
      </section>
    ) : null;
  }

  test('what had focus before gets it back', async () => {
    const { rerender, getByRole } = render(<Page has />);
    getByRole('link').focus();
    getByRole('button').focus();
    rerender(<Page has={false} />);
    await act(async () => undefined);
    expect(document.activeElement).toBe(getByRole('link'));
  });

  test('without that the main content gets it', async () => {
    const { rerender, getByRole } = render(<Page has />);
    getByRole('button').focus();
    rerender(<Page has={false} />);
    await act(async () => undefined);
    expect(document.activeElement).toBe(getByRole('main'));
  });

  test('focus elsewhere stays, and a piece that goes with its page leaves focus alone', async () => {
    const { rerender, getByRole } = render(<Page has />);
    getByRole('button').focus();
    getByRole('link').focus();
    rerender(<Page has={false} />);
    await act(async () => undefined);
    expect(document.activeElement).toBe(getByRole('link'));
    rerender(<Page has />);
    getByRole('button').focus();
    document.body.prepend(page('<h1>另一页</h1>'));
    rerender(<Page has isThere={false} />);
    await act(async () => undefined);
    expect(document.activeElement).toBe(document.body);
  });
});

test('an opener gets its focus back when what took its place is closed, and not before', () => {
  function Place({ isOpen }: { isOpen: boolean }) {
    const opener = useReturnFocus(isOpen);
    return isOpen ? (
      <input aria-label="名称" />
    ) : (
      <button ref={opener} type="button">
        改名
      </button>
    );
  }
  const { rerender, getByRole } = render(<Place isOpen={false} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Place isOpen />);
  rerender(<Place isOpen={false} />);
  expect(document.activeElement).toBe(getByRole('button'));
});
