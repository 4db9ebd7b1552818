import type { Config } from '../../platform/config.ts';
import { notFound } from '../../platform/errors.ts';
import { seal, unseal } from '../../platform/seal.ts';

/** Keeps what was sealed for another purpose from stopping anything. */
const PURPOSE = 'alerts.stop';

/** What a digest's link proves: only this site can have made it. */
export const alertCodeOf = ({ secrets }: Pick<Config, 'secrets'>, memberId: number): string => seal(secrets.signingKey, `${PURPOSE}:${memberId}`);

/** Whose digest the link stood in, or 404. */
export function memberOfCode({ secrets }: Pick<Config, 'secrets'>, code: string): number {
  const text = opened(secrets.signingKey, code);
  const id = text?.startsWith(`${PURPOSE}:`) ? Number(text.slice(PURPOSE.length + 1)) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw notFound('链接');
  return id;
}

function opened(key: Buffer, code: string): string | null {
  try {
    return unseal(key, code);
  } catch {
    return null;
  }
}
