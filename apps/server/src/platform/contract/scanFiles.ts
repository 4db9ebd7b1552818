import { AdapterError } from '../../services/adapterError.ts';
import { audit } from '../audit.queries.ts';
import type { Ctx } from '../context.ts';
import { Failure, invalidInput } from '../errors.ts';
import { isFileDraft } from '../files.ts';

/**
 * Has the files of a form looked through where the site has a scanner; what cannot be scanned is not taken.
 * @throws Failure 422 for a file with a virus, 503 when the scanner does not answer
 */
export async function scanFiles(ctx: Ctx, values: unknown): Promise<void> {
  const { virusScan } = ctx.services;
  if (!virusScan || typeof values !== 'object' || values === null) return;
  for (const [field, value] of Object.entries(values)) {
    if (!(value instanceof Uint8Array) && !isFileDraft(value)) continue;
    const found = await virusScan.scan(value).catch((error: unknown) => {
      if (error instanceof AdapterError) throw new Failure(503, 'service.unavailable', '现在不能扫描文件，请稍后再上传', { retryAfter: 30 });
      throw error;
    });
    if (found === null) continue;
    await audit(ctx, { event: 'file.infected', outcome: 'refused', memberId: ctx.session?.memberId ?? null, detail: { found: found.slice(0, 100) } });
    throw invalidInput([{ field, msg: '文件没有通过病毒扫描，请换一个文件' }]);
  }
}
