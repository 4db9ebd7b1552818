/** Digests need a page that came by HTTPS, or from this machine. */
export const canDigest = (): boolean => typeof crypto !== 'undefined' && 'subtle' in crypto;

/** SHA-256 in hexadecimal. */
export async function digest(bytes: Blob): Promise<string> {
  // The browser does this beside the page, which stays quick meanwhile.
  const sum = await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer());
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Rests some seconds, or until there is a network again. @throws when `signal` fires */
export const rest = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    // Once there is a network again nobody has to wait longer.
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
