import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { NONCE_MARK, NoncePage } from './noncePage.ts';
import { createNonce } from './security.ts';

const html = `<!DOCTYPE html><script nonce="${NONCE_MARK}" src="/a.js"></script>${'<p>数据手册 STM32F103C8T6</p>'.repeat(2000)}<script nonce="${NONCE_MARK}"></script>`;

describe('a page kept with a hole for its nonce', () => {
  const page = new NoncePage(html);
  it('sends every nonce, plain and compressed, without compressing anew', () => {
    for (const nonce of [createNonce(), createNonce()]) {
      const expected = html.replaceAll(NONCE_MARK, nonce);
      expect(page.plain(nonce).toString()).toBe(expected);
      expect(gunzipSync(page.gzip(nonce)).toString()).toBe(expected);
    }
  });
  it('does not mix the nonces of two answers', () => {
    const [first, second] = [page.gzip('A'.repeat(24)), page.gzip('B'.repeat(24))];
    expect(gunzipSync(first).toString()).toContain('A'.repeat(24));
    expect(gunzipSync(second).toString()).not.toContain('A'.repeat(24));
  });
  it('compresses', () => {
    expect(page.gzip(createNonce()).length).toBeLessThan(html.length / 10);
  });
  it('works without any nonce in the page', () => {
    expect(gunzipSync(new NoncePage('<p>页</p>').gzip(createNonce())).toString()).toBe('<p>页</p>');
  });
});
