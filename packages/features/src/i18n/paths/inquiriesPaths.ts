/** Addresses of what is wanted and offered. */
export interface InquiriesPaths {
  /** Where a member says what they look for. */
  publish: () => string;
}

/** The addresses of what is wanted and offered, on the portal at `origin`. */
export function inquiriesPathsAt(origin: string): InquiriesPaths {
  return { publish: () => `${origin}/add` };
}

/** The addresses of what is wanted and offered, on this site. */
export const inquiriesPaths: InquiriesPaths = inquiriesPathsAt('');
