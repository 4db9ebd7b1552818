import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Both sides' keys of the stand-in: ours, and the one that it has in Alipay's place. */
export interface LocalKeys {
  appPrivate: string;
  appPublic: string;
  alipayPrivate: string;
  alipayPublic: string;
}

/** Where they are, in the folder of the data. */
export const KEYS_FILE = 'alipay-keys.json';

/** The keys of this installation, made at the first start; nobody but the owner of the folder reads them. */
export function localKeys(dataDir: string): LocalKeys {
  const file = join(dataDir, KEYS_FILE);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const [app, alipay] = [makePair(), makePair()];
  const keys = { appPrivate: app.privateKey, appPublic: app.publicKey, alipayPrivate: alipay.privateKey, alipayPublic: alipay.publicKey };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(keys), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keys;
}

/** RSA with 2,048 bits, as Alipay asks for. */
export const makePair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
