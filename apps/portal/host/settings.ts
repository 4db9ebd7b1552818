import { resolve } from 'node:path';

/** Where and how one portal process runs. The API reads its own part of the environment (folder, database, vendors). */
export interface Settings {
  port: number;
  host: string;
  /** Port of the pages that stand for vendors; without it the one after `port`. */
  developerPort: number | undefined;
  /** Another process that answers `/api`; without it the API runs in this one. */
  apiOrigin: string | undefined;
  /** The folder for what the portal writes; the API keeps its database and files there. */
  dataDir: string;
  /** The origin that visitors see, for canonical links; without it that of the address that the portal listens on. */
  publicOrigin: string | undefined;
  /** Parent domain that shares the readable cookies, e.g. `example.com`; without it they belong to the host alone. */
  cookieDomain: string | undefined;
}

/** A setting that makes no sense; its message is one Chinese sentence for the operator. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads the environment. @throws SettingsError */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    port: portOf('PORT', env['PORT']) ?? 3000,
    developerPort: portOf('DEV_PORT', env['DEV_PORT']),
    host: env['HOST'] || '127.0.0.1',
    dataDir: resolve(env['DATA_DIR'] || 'data'),
    apiOrigin: originOf('API_ORIGIN', env['API_ORIGIN']),
    publicOrigin: originOf('PUBLIC_ORIGIN', env['PUBLIC_ORIGIN']),
    cookieDomain: env['COOKIE_DOMAIN'] || undefined,
  };
}

function portOf(name: string, value: string | undefined): number | undefined {
  if (!value) return undefined;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) throw new SettingsError(`${name} 应为 0 至 65535 的整数，现在是“${value}”。`);
  return port;
}

function originOf(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol)) throw new SettingsError(`${name} 应为完整的网址，例如 https://www.example.com，现在是“${value}”。`);
  return url.origin;
}
