import { expect, it, vi } from 'vitest';
import { forgetAhead, openPdf, readAhead } from './openPdf.ts';

interface Task {
  promise: Promise<object>;
  destroy: () => Promise<void>;
}

const tasks: (Task & { url: string; isDestroyed: boolean })[] = [];
let isDown = false;

vi.mock('pdfjs-dist', () => ({
  GlobalWorkerOptions: {},
  getDocument: ({ url }: { url: string }) => {
    const page = { getViewport: () => ({ width: 100, height: 200 }) };
    const task = {
      url,
      isDestroyed: false,
      promise: isDown ? Promise.reject(new Error('no network')) : Promise.resolve({ numPages: 3, getPage: async () => page }),
      destroy: async () => void (task.isDestroyed = true),
    };
    tasks.push(task);
    return task;
  },
}));

const assets = { workerUrl: '/worker.mjs' };
const asked = () => tasks.splice(0).map(({ url, isDestroyed }) => (isDestroyed ? `${url} ended` : url));

it('opens what was asked for ahead, and fetches it once', async () => {
  readAhead('/a.pdf', assets);
  readAhead('/a.pdf', assets);
  expect((await openPdf('/a.pdf', assets, [])).pageCount).toBe(3);
  readAhead('/a.pdf', assets);
  expect(asked()).toEqual(['/a.pdf']);
  await openPdf('/a.pdf', assets, []);
  expect(asked()).toEqual(['/a.pdf']);
  forgetAhead('/a.pdf');
});

it('ends what nobody opened: when it is forgotten, and when another file is asked for', async () => {
  readAhead('/a.pdf', assets);
  readAhead('/b.pdf', assets);
  await vi.waitFor(() => expect(tasks.map(({ isDestroyed }) => isDestroyed)).toEqual([true, false]));
  forgetAhead('/b.pdf');
  await vi.waitFor(() => expect(tasks.map(({ isDestroyed }) => isDestroyed)).toEqual([true, true]));
  expect(asked()).toEqual(['/a.pdf ended', '/b.pdf ended']);
});

it('leaves a file alone that has been opened', async () => {
  readAhead('/a.pdf', assets);
  await openPdf('/a.pdf', assets, []);
  forgetAhead('/a.pdf');
  await Promise.resolve();
  expect(asked()).toEqual(['/a.pdf']);
});

it('tries once more when the file could not be fetched ahead', async () => {
  isDown = true;
  readAhead('/a.pdf', assets);
  await vi.waitFor(() => expect(tasks).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  isDown = false;
  expect((await openPdf('/a.pdf', assets, [])).pageCount).toBe(3);
  expect(asked()).toEqual(['/a.pdf', '/a.pdf']);
  forgetAhead('/a.pdf');
});
