import { type AddressInfo, connect, createServer } from 'node:net';

/** A line to the portal on which what changes something can be held back; it is lost when the browser hangs up meanwhile. */
export interface SlowLine {
  /** Where the portal is reached by this line. */
  origin: string;
  /** Holds every POST back from now on. */
  hold: () => void;
  /** Lets what is held go on, and what comes. */
  release: () => void;
  close: () => void;
}

/** Lays a line to the portal at an address. */
export async function slowLineTo(address: string): Promise<SlowLine> {
  let isHeld = false;
  const held = new Map<object, (() => void)[]>();
  const { hostname, port } = new URL(address);
  const server = createServer((browser) => {
    const portal = connect(Number(port), hostname);
    browser.on('data', (bytes) => {
      const waiting = held.get(browser);
      const send = () => void portal.write(bytes);
      if (waiting) waiting.push(send);
      else if (isHeld && bytes.toString('latin1', 0, 5) === 'POST ') held.set(browser, [send]);
      else send();
    });
    portal.pipe(browser);
    const hangUp = () => {
      held.delete(browser);
      portal.destroy();
    };
    browser.on('close', hangUp).on('error', hangUp);
    portal.on('error', () => browser.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const waiting of held.values()) for (const send of waiting) send();
      held.clear();
    },
    close: () => void server.close(),
  };
}
