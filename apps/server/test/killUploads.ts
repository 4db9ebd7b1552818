import { createHash, randomUUID } from 'node:crypto';
import type { Portal } from './killOrders.ts';
import { pdfOf } from './pdfs.ts';

const smallPdf = pdfOf();

/** What tells a killed portal who asks. */
export const headersOf = ({ facts: { token, sid, memberId } }: Portal) => ({ token, uid: `${memberId}`, cookie: `sid=${sid}`, uuid: randomUUID() });

/** Uploads a datasheet that nobody has. */
export async function upload(portal: Portal, name: string): Promise<{ id: number; sha256: string } | null> {
  const bytes = Buffer.concat([smallPdf, Buffer.from(`% ${name} ${randomUUID()}\n`)]);
  const form = new FormData();
  form.append('file', new Blob([bytes], { type: 'application/pdf' }), 'datasheet.pdf');
  const reply = await fetch(`${portal.origin}/api/file/spec/user/v1/add1`, { method: 'POST', headers: headersOf(portal), body: form });
  const { data } = (await reply.json()) as { data?: { upload: { id: number } | null } };
  return data?.upload ? { id: data.upload.id, sha256: createHash('sha256').update(bytes).digest('hex') } : null;
}

/** SHA-256 of what the portal has of an upload. */
export async function uploadedHash(portal: Portal, id: number): Promise<string> {
  const reply = await fetch(`${portal.origin}/api/spec/user/v1/content/${id}`, { headers: headersOf(portal) });
  return createHash('sha256')
    .update(new Uint8Array(await reply.arrayBuffer()))
    .digest('hex');
}

/** Asks a portal that may end any moment. @throws Error when it did, or refused */
export async function askPortal<T>(portal: Portal, url: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<T> {
  const reply = await fetch(`${portal.origin}/api${url}`, { ...init, headers: { ...headersOf(portal), ...init.headers } });
  const { code, data, reason } = (await reply.json()) as { code: number; data: T; reason?: string };
  if (code !== 1) throw new Error(`${url}: ${reply.status} ${reason}`);
  return data;
}
