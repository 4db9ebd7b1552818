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
