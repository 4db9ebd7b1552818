import { expect } from '@playwright/test';

/** The headers that every answer carries, whatever it says. */
export const guards = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()') as unknown,
  'content-security-policy': expect.stringContaining("frame-ancestors 'self'") as unknown,
};
