/** What went wrong at an outside service, in words that all vendors share. */
export type AdapterErrorKind = 'timeout' | 'rejected' | 'rate_limited' | 'unavailable' | 'misconfigured';

/** A failed call to an outside service. */
export class AdapterError extends Error {
  override name = 'AdapterError';
  readonly kind: AdapterErrorKind;
  /** The vendor's own code, for the log. */
  readonly vendorCode: string | null;

  constructor(kind: AdapterErrorKind, message: string, vendorCode: string | null = null, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.vendorCode = vendorCode;
  }
}

/**
 * Reads an error of a vendor's SDK: an HTTP 4xx is the vendor's clear "no", which somebody has to correct; anything
 * else is left for a broken line.
 */
export function refusedByVendor(error: unknown): AdapterError | null {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return null;
  if (error.statusCode < 400 || error.statusCode >= 500) return null;
  const code = 'code' in error ? String(error.code) : null;
  return new AdapterError(code?.startsWith('Throttling') ? 'rate_limited' : 'misconfigured', error.message, code, { cause: error });
}
