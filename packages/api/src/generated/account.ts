// Generated from the contract by `npm run generate`; do not edit.

export * from './accountLogin.ts';
export * from './accountPasskeys.ts';
export * from './accountProfile.ts';
export * from './accountRegistration.ts';
export * from './accountSecurity.ts';
export * from './accountSocial.ts';
