export { encryptAesCbc } from '../src/aes.ts';
export { hashPassword } from '../src/password.ts';
