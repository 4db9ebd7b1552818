/** The member's cart changed: told from one window of this browser to the others. */
const CHANNEL = 'mallCart';

let channel: BroadcastChannel | undefined;
const open = () => (channel ??= new BroadcastChannel(CHANNEL));

/** Tells the other windows how many lines there are now. */
export function tellCartCount(count: number): void {
  open().postMessage(count);
}

/** Hears of changes in other windows. @returns a way to stop */
export function onCartCount(hear: (count: number) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'number' && data >= 0) hear(data);
  };
  const from = open();
  from.addEventListener('message', listen);
  return () => from.removeEventListener('message', listen);
}
